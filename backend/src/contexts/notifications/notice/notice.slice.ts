import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { NotifyAboutJob, NotifyAboutProject, NotifyAboutText, NotifyMember } from './notice.commands.js';
import { noticeStream } from './notice.stream.js';
import { NotifyAboutJobHandler } from './notify-about-job.handler.js';
import { NotifyAboutProjectHandler } from './notify-about-project.handler.js';
import { NotifyAboutTextHandler } from './notify-about-text.handler.js';
import { NotifyMemberHandler } from './notify-member.handler.js';
import { notifyOfApproval } from './notify-of-approval.policy.js';
import { notifyOfFollowers } from './notify-of-followers.policy.js';
import { notifyOfJobs } from './notify-of-jobs.policy.js';
import { notifyOfOutcomes } from './notify-of-outcomes.policy.js';
import { notifyOfPosts } from './notify-of-posts.policy.js';
import { notifyOfProjects } from './notify-of-projects.policy.js';
import { notifyOfTexts } from './notify-of-texts.policy.js';
import { Telling } from './telling.service.js';

/** Who is told of what. */
export const notice: Slice = {
  streams: [noticeStream],
  told: tellsNothing(noticeStream),
  commands: [
    handledBy(NotifyAboutText, NotifyAboutTextHandler, 'notices'),
    handledBy(NotifyMember, NotifyMemberHandler, 'notices'),
    handledBy(NotifyAboutProject, NotifyAboutProjectHandler, 'notices'),
    handledBy(NotifyAboutJob, NotifyAboutJobHandler, 'notices'),
  ],
  policies: [notifyOfTexts, notifyOfApproval, notifyOfFollowers, notifyOfOutcomes, notifyOfPosts, notifyOfProjects, notifyOfJobs],
  providers: [Telling],
};
