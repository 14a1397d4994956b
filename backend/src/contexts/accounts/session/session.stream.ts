import type { StreamType } from '../../../kernel/decider.js';
import type { SessionCommand } from './session.commands.js';
import { type Session, session } from './session.decider.js';
import type { SessionEvent } from './session.events.js';

/** `session-<session id>` */
export const sessionStream: StreamType<Session, SessionCommand, SessionEvent> = {
  category: 'session',
  decider: session,
  events: {
    SessionStarted: {
      schema: 2,
      personal: { subject: ({ memberId }) => memberId, fields: ['device', 'place'] },
      earlier: [
        {
          personal: { subject: ({ memberId }) => memberId, fields: ['device', 'place'] },
          upcast: ({ device = null, place = null, ...session }) => ({ ...session, device, place }),
        },
      ],
    },
    SessionProlonged: { schema: 1 },
    SessionEnded: { schema: 1 },
    SessionRevoked: { schema: 1 },
    SessionExpired: { schema: 1 },
  },
};
