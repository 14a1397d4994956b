import type { Decider } from '../../../kernel/decider.js';
import type { NotifyMembers } from './notice.commands.js';
import type { MembersNotified } from './notice.events.js';
import { chunks, MOST_IN_A_FACT } from './notice.rules.js';

/** Everybody who has been told of it, for whatever reason. */
export type NoticeState = ReadonlySet<string>;

export const notice: Decider<NoticeState, NotifyMembers, MembersNotified> = {
  initial: new Set(),
  evolve: (told, { data: { memberIds } }) => new Set([...told, ...memberIds]),
  decide({ data: { memberIds, ...notice } }, told) {
    const untold = [...new Set(memberIds)].filter((id) => !told.has(id));
    return chunks(untold, MOST_IN_A_FACT).map((memberIds) => ({ type: 'MembersNotified', data: { ...notice, memberIds } }));
  },
};
