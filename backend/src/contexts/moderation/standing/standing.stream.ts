import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { StandingCommand } from './standing.commands.js';
import { type Standing, standing } from './standing.decider.js';
import type { StandingEvent } from './standing.events.js';

/** What a moderator writes to a member is sealed under that member's key. */
const note: Personal<{ memberId: string; note: string | null }> = { subject: ({ memberId }) => memberId, fields: ['note'] };
/** Version 1 kept the note in the clear; reading gives it an end with its member. */
const withoutContent = { contentId: null };

/** `standing-<member id>` */
export const standingStream: StreamType<Standing, StandingCommand, StandingEvent> = {
  category: 'standing',
  decider: standing,
  events: {
    WarningIssued: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent, warningId: data.reportId }) }] },
    MemberSuspended: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent }) }] },
    MemberBanned: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent }) }] },
    MemberMuted: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent }) }] },
    RestrictionExpired: { schema: 1 },
    MuteExpired: { schema: 1 },
    WarningWithdrawn: { schema: 1, personal: note },
    RestrictionLifted: { schema: 1, personal: note },
    MuteLifted: { schema: 1, personal: note },
    RestrictionEndChanged: { schema: 1, personal: note },
    MuteEndChanged: { schema: 1, personal: note },
  },
};
