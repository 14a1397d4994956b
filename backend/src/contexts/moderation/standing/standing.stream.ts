import type { Personal, StreamType } from '../../../kernel/decider.js';
import type { StandingCommand } from './standing.commands.js';
import { type Standing, standing } from './standing.decider.js';
import type { StandingEvent } from './standing.events.js';

/** What a moderator writes to a member is sealed under that member's key. */
const note: Personal<{ memberId: string; note: string | null }> = { subject: ({ memberId }) => memberId, fields: ['note'] };
/** Version 1 kept the note in the clear; reading gives it an end with its member. */
const withoutContent = { contentId: null };
/** Version 1 of what takes a sanction back knew of no appeals. */
const withoutAppeal = { appealId: null };

/** `standing-<member id>` */
export const standingStream: StreamType<Standing, StandingCommand, StandingEvent> = {
  category: 'standing',
  decider: standing,
  events: {
    WarningIssued: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent, warningId: data.reportId }) }] },
    MemberSuspended: {
      schema: 3,
      personal: note,
      earlier: [{ upcast: (data) => ({ ...data, ...withoutContent }) }, { personal: note, upcast: (data) => ({ ...data, meanwhile: false }) }],
    },
    MemberBanned: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent }) }] },
    MemberMuted: { schema: 2, personal: note, earlier: [{ upcast: (data) => ({ ...data, ...withoutContent }) }] },
    RestrictionExpired: { schema: 1 },
    MuteExpired: { schema: 1 },
    WarningWithdrawn: { schema: 2, personal: note, earlier: [{ personal: note, upcast: (data) => ({ ...data, ...withoutAppeal }) }] },
    RestrictionLifted: { schema: 2, personal: note, earlier: [{ personal: note, upcast: (data) => ({ ...data, ...withoutAppeal }) }] },
    MuteLifted: { schema: 2, personal: note, earlier: [{ personal: note, upcast: (data) => ({ ...data, ...withoutAppeal }) }] },
    RestrictionEndChanged: { schema: 2, personal: note, earlier: [{ personal: note, upcast: (data) => ({ ...data, ...withoutAppeal }) }] },
    DecisionTakenBack: { schema: 1 },
    MuteEndChanged: { schema: 2, personal: note, earlier: [{ personal: note, upcast: (data) => ({ ...data, ...withoutAppeal }) }] },
  },
};
