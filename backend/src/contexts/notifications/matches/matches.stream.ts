import type { StreamType } from '../../../kernel/decider.js';
import type { MatchMailCommand } from './matches.commands.js';
import { type MatchMailState, matchMail } from './matches.decider.js';
import type { MatchMailEvent } from './matches.events.js';

/** `match-mail-<member id>` for what a member was told, `match-mail-all` for the days that were looked at. */
export const matchMailStream: StreamType<MatchMailState, MatchMailCommand, MatchMailEvent> = {
  category: 'match-mail',
  decider: matchMail,
  events: { MatchMailsPrepared: { schema: 1 }, MatchMailSent: { schema: 1 } },
};

export const ALL_MATCH_MAILS = 'all';
