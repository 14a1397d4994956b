import type { Provider } from '@nestjs/common';
import { ReportedProfileQuery } from './contexts/accounts/profile/reported-profile.query.js';
import { ReportedPostQuery } from './contexts/blog/desk/reported-post.query.js';
import { ReportedJobQuery } from './contexts/careers/desk/reported-job.query.js';
import { ReportedMessageQuery } from './contexts/chat/evidence/reported-message.query.js';
import { ForumContentQuery } from './contexts/forum/lookup/forum-content.query.js';
import { ReportableContent } from './contexts/moderation/reportable/reportable-content.port.js';
import { ReportableSources } from './contexts/moderation/reportable/reportable-sources.service.js';
import { ReportedProjectQuery } from './contexts/projects/desk/reported-project.query.js';
import { ReportedUpdateQuery } from './contexts/projects/desk/reported-update.query.js';
import { ReportedRoomQuery } from './contexts/voice/reports/reported-room.query.js';
import { ReportedRoomMessageQuery } from './contexts/voice/reports/reported-room-message.query.js';

const SOURCES = [
  ForumContentQuery,
  ReportedPostQuery,
  ReportedProjectQuery,
  ReportedUpdateQuery,
  ReportedMessageQuery,
  ReportedJobQuery,
  ReportedRoomQuery,
  ReportedRoomMessageQuery,
  ReportedProfileQuery,
] as const;
type Instances<Classes> = { readonly [At in keyof Classes]: Classes[At] extends abstract new (...words: never[]) => infer One ? One : never };

/** Who tells of what can be reported, type by type. */
export const reportableContent: Provider = {
  provide: ReportableContent,
  inject: [...SOURCES],
  useFactory: (...[forum, posts, projects, updates, messages, jobs, rooms, roomMessages, profiles]: Instances<typeof SOURCES>) =>
    new ReportableSources({
      forum_topic: forum.of('forum_topic'),
      forum_comment: forum.of('forum_comment'),
      blog_post: posts,
      project: projects,
      project_update: updates,
      chat_message: messages,
      job_listing: jobs,
      voice_room: rooms,
      voice_message: roomMessages,
      user_profile: profiles,
    }),
};
