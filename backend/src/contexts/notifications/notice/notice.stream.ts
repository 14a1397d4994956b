import type { StreamType } from '../../../kernel/decider.js';
import type { NotifyMembers } from './notice.commands.js';
import { type NoticeState, notice } from './notice.decider.js';
import { type MembersNotified, NOTHING_OF_PROJECT } from './notice.events.js';

/** `notice-<what happened>`: the id of a comment or topic, or what else names it. */
export const noticeStream: StreamType<NoticeState, NotifyMembers, MembersNotified> = {
  category: 'notice',
  decider: notice,
  events: {
    MembersNotified: {
      schema: 4,
      earlier: [
        { upcast: (data) => ({ ...data, postId: null }) },
        { upcast: (data) => ({ ...data, projectId: null }) },
        { upcast: (data) => ({ ...data, ...NOTHING_OF_PROJECT }) },
      ],
    },
  },
};
