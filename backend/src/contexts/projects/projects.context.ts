import { contextOf } from '../../platform/slices/context.js';
import { calls } from './calls/calls.slice.js';
import { choices } from './choices/choices.slice.js';
import { comments } from './comments/comments.slice.js';
import { desk } from './desk/desk.slice.js';
import { ReportedProjectQuery } from './desk/reported-project.query.js';
import { ReportedUpdateQuery } from './desk/reported-update.query.js';
import { disclosure } from './disclosure/disclosure.slice.js';
import { follow } from './follow/follow.slice.js';
import { inviteMail } from './invite-mail/invite-mail.slice.js';
import { matching } from './matching/matching.slice.js';
import { notices } from './notices/notices.slice.js';
import { past } from './past/past.slice.js';
import { PastProjectQuery } from './past/past-project.query.js';
import { PastUpdateQuery } from './past/past-update.query.js';
import { project } from './project/project.slice.js';
import { reading } from './reading/reading.slice.js';
import { roster } from './roster/roster.slice.js';
import { ProjectsSection } from './site/projects.section.js';
import { site } from './site/site.slice.js';
import { tags } from './tags/tags.slice.js';
import { ties } from './ties/ties.slice.js';
import { update } from './update/update.slice.js';
import { views } from './views/views.slice.js';
import { wanted } from './wanted/wanted.slice.js';
import { withdrawal } from './withdrawal/withdrawal.slice.js';

/** What members build together, and where they look for help. */
export const projects = contextOf({
  name: 'projects',
  slices: [
    choices,
    project,
    tags,
    ties,
    inviteMail,
    withdrawal,
    calls,
    views,
    reading,
    roster,
    wanted,
    follow,
    matching,
    comments,
    update,
    notices,
    desk,
    disclosure,
    past,
    site,
  ],
  exports: [ReportedProjectQuery, ReportedUpdateQuery, PastProjectQuery, PastUpdateQuery, ProjectsSection],
});
