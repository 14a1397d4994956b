import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { EndMemberSessions } from './session.commands.js';
import type { MemberSessionsEnded } from './session.events.js';

/** The restrictions for which a member's sessions were ended. */
export type EndedFor = readonly string[];

export const memberSessions: Decider<EndedFor, EndMemberSessions, MemberSessionsEnded> = {
  initial: [],
  evolve: (state, { data }) => [...state, data.cause],
  decide: ({ data }, state) => (state.includes(data.cause) ? [] : [{ type: 'MemberSessionsEnded', data }]),
};

/** `member-sessions-<member id>` */
export const memberSessionsStream: StreamType<EndedFor, EndMemberSessions, MemberSessionsEnded> = {
  category: 'member-sessions',
  decider: memberSessions,
  events: { MemberSessionsEnded: { schema: 1 } },
};
