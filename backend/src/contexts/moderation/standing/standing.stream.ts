import type { StreamType } from '../../../kernel/decider.js';
import type { StandingCommand } from './standing.commands.js';
import { type Standing, standing } from './standing.decider.js';
import type { StandingEvent } from './standing.events.js';

/** `standing-<member id>` */
export const standingStream: StreamType<Standing, StandingCommand, StandingEvent> = {
  category: 'standing',
  decider: standing,
  events: {
    WarningIssued: { schema: 1 },
    MemberSuspended: { schema: 1 },
    MemberBanned: { schema: 1 },
    RestrictionExpired: { schema: 1 },
    MemberMuted: { schema: 1 },
    MuteExpired: { schema: 1 },
  },
};
