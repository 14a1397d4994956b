import type { Provider } from '@nestjs/common';
import { ReportedProfileQuery } from './contexts/accounts/profile/reported-profile.query.js';
import { ReportedPostQuery } from './contexts/blog/desk/reported-post.query.js';
import { ForumContentQuery } from './contexts/forum/lookup/forum-content.query.js';
import { ReportableContent } from './contexts/moderation/reportable/reportable-content.port.js';
import { ReportableSources } from './contexts/moderation/reportable/reportable-sources.service.js';
import { ReportedProjectQuery } from './contexts/projects/desk/reported-project.query.js';

/** Who tells of what can be reported, type by type. */
export const reportableContent: Provider = {
  provide: ReportableContent,
  inject: [ForumContentQuery, ReportedPostQuery, ReportedProjectQuery, ReportedProfileQuery],
  useFactory: (...[forum, posts, projects, profiles]: [ForumContentQuery, ReportedPostQuery, ReportedProjectQuery, ReportedProfileQuery]) =>
    new ReportableSources({
      forum_topic: forum.of('forum_topic'),
      forum_comment: forum.of('forum_comment'),
      blog_post: posts,
      project: projects,
      user_profile: profiles,
    }),
};
