import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { RecordTakingBack } from './taking-back.commands.js';
import type { AccountTakenBack, Additions } from './taking-back.events.js';

/** What was found each time, by what it was taken back for. */
export type TakingsBack = Readonly<Record<string, Additions>>;

export const takingBack: Decider<TakingsBack, RecordTakingBack, AccountTakenBack> = {
  initial: {},
  evolve: (state, { data }) => ({ ...state, [data.cause]: data }),
  decide: ({ data }, state) => (data.cause in state ? [] : [{ type: 'AccountTakenBack', data }]),
};

/** `taking-back-<member id>` */
export const takingBackStream: StreamType<TakingsBack, RecordTakingBack, AccountTakenBack> = {
  category: 'taking-back',
  decider: takingBack,
  events: { AccountTakenBack: { schema: 1 } },
};
