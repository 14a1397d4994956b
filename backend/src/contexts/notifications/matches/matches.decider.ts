import type { Decider } from '../../../kernel/decider.js';
import type { MatchMailCommand } from './matches.commands.js';
import type { MatchMailEvent } from './matches.events.js';

/** So many postings are remembered as told: who is told of a thousandth has long seen the first one closed. */
const REMEMBERED = 1_000;

export interface MatchMailState {
  /** End of the last day for which it was done; empty before. */
  readonly to: string;
  readonly told: readonly string[];
}

/** One mail for a day, and days only go forward. */
export const matchMail: Decider<MatchMailState, MatchMailCommand, MatchMailEvent> = {
  initial: { to: '', told: [] },
  evolve: ({ told }, event) => ({
    to: event.data.to,
    told: event.type === 'MatchMailSent' ? [...told, ...event.data.postingIds].slice(-REMEMBERED) : told,
  }),
  decide(command, { to }) {
    if (command.data.to <= to) return [];
    if (command.type === 'RecordMatchMailsPrepared') return [{ type: 'MatchMailsPrepared', data: command.data }];
    return [{ type: 'MatchMailSent', data: { ...command.data, postingIds: [...command.data.postingIds] } }];
  },
};
