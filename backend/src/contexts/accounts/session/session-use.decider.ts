import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { NoteSessionUse } from './session.commands.js';
import type { SessionUsed } from './session.events.js';

/** Whether the session has been seen in this hour. */
export type Seen = boolean;

export const sessionUse: Decider<Seen, NoteSessionUse, SessionUsed> = {
  initial: false,
  evolve: () => true,
  decide: ({ data }, seen) => (seen ? [] : [{ type: 'SessionUsed', data }]),
};

/** `session-use-<session id>.<hour>`: a stream for each hour, so that a session in use for years has no long one. */
export const sessionUseStream: StreamType<Seen, NoteSessionUse, SessionUsed> = {
  category: 'session-use',
  decider: sessionUse,
  events: { SessionUsed: { schema: 1 } },
};
