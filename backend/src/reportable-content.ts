import type { Provider } from '@nestjs/common';
import { ReportedProfileQuery } from './contexts/accounts/profile/reported-profile.query.js';
import { ReportedPostQuery } from './contexts/blog/desk/reported-post.query.js';
import { ForumContentQuery } from './contexts/forum/lookup/forum-content.query.js';
import { ReportableContent } from './contexts/moderation/reportable/reportable-content.port.js';
import { ReportableSources } from './contexts/moderation/reportable/reportable-sources.service.js';

/** Who tells of what can be reported, type by type. */
export const reportableContent: Provider = {
  provide: ReportableContent,
  inject: [ForumContentQuery, ReportedPostQuery, ReportedProfileQuery],
  useFactory: (...[forum, posts, profiles]: [ForumContentQuery, ReportedPostQuery, ReportedProfileQuery]) =>
    new ReportableSources({ forum_topic: forum.of('forum_topic'), forum_comment: forum.of('forum_comment'), blog_post: posts, user_profile: profiles }),
};
