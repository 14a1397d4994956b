import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { MemberSessionsCommand } from './session.commands.js';
import type { MemberSessionsEvent } from './session.events.js';

/** What a member's sessions were ended for: restrictions, new passwords, the member's own wish. */
export type EndedFor = readonly string[];

export const memberSessions: Decider<EndedFor, MemberSessionsCommand, MemberSessionsEvent> = {
  initial: [],
  evolve: (state, { data }) => [...state, data.cause],
  decide(command, state) {
    if (state.includes(command.data.cause)) return [];
    switch (command.type) {
      case 'EndMemberSessions':
        return [{ type: 'MemberSessionsEnded', data: command.data }];
      case 'SignOutElsewhere':
        return [{ type: 'SignedOutElsewhere', data: command.data }];
    }
  },
};

/** `member-sessions-<member id>` */
export const memberSessionsStream: StreamType<EndedFor, MemberSessionsCommand, MemberSessionsEvent> = {
  category: 'member-sessions',
  decider: memberSessions,
  events: { MemberSessionsEnded: { schema: 1 }, SignedOutElsewhere: { schema: 1 } },
};
