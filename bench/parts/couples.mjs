import { pairOf, started } from './conversations.mjs';
import { idOf, newcomer, Recorder } from './history.mjs';

/** Five of each registration, and the one of the conversation. */
export const FACTS_OF_COUPLE = 11;

/** The members of a couple, by the number that signs them in, and their conversation. */
export const coupleOf = (couple) => ({ one: 2 * couple, other: 2 * couple + 1, chatId: idOf('chat', couple) });

/** Appends of so many couples of members, each with a conversation that is open. */
export function* couples(count) {
  const record = new Recorder('couples');
  for (let couple = 0; couple < count; couple++) {
    const { one, other, chatId } = coupleOf(couple);
    yield* newcomer(one);
    yield* newcomer(other);
    yield started(record, pairOf(one, other, chatId));
  }
}
