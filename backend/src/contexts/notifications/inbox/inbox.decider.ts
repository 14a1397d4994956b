import type { Decider } from '../../../kernel/decider.js';
import type { InboxCommand } from './inbox.commands.js';
import type { InboxEvent } from './inbox.events.js';

/** Nothing is decided by what was read before: the handler asks for what is unread. */
export const inbox: Decider<null, InboxCommand, InboxEvent> = {
  initial: null,
  evolve: () => null,
  decide({ type, data }) {
    switch (type) {
      case 'RecordRead':
        return data.rows.length > 0 ? [{ type: 'NotificationsRead', data: { memberId: data.memberId, rows: [...data.rows] } }] : [];
      case 'RecordForgotten':
        return data.rowIds.length + data.topicIds.length > 0
          ? [{ type: 'NotificationsForgotten', data: { memberId: data.memberId, rowIds: [...data.rowIds], topicIds: [...data.topicIds] } }]
          : [];
    }
  },
};
