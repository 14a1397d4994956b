import { asUser, idOf, newcomer, Recorder, text } from './history.mjs';

/** With whom the first member of the town writes, and what each of these conversations holds, but for the long one. */
const OTHERS = 60;
const EACH = 10;
const FACTS_OF_MEMBER = 5;
/** In the long conversation they take turns. */
export const longChat = idOf('chat', 0);
export const longMessage = (turn) => idOf('message', 0, turn);

/** Conversations of the rest of the town, with nothing in them yet: half as many as there are messages in the long one. */
const restOf = (count) => count / 2;
export const factsOfChats = (count) => (OTHERS + 1) * FACTS_OF_MEMBER + OTHERS * (1 + EACH) - EACH + count + restOf(count);

/** A town whose first member has a conversation of so many messages among others. `seals` seals as the application does. */
export async function conversations(count, seals) {
  const record = new Recorder(`chats-${count}`);
  const appends = [];
  for (let member = 0; member <= OTHERS; member++) appends.push(...newcomer(member));
  for (let chat = 0; chat < OTHERS; chat++) appends.push(...(await conversation(record, chat, chat === 0 ? count : EACH, seals)));
  for (let chat = 0; chat < restOf(count); chat++)
    appends.push(started(record, pairOf(1_000_000 + 2 * chat, 1_000_001 + 2 * chat, idOf('chat', 1_000_000 + chat))));
  return appends.values();
}

export const pairOf = (one, other, chatId) => ({ chatId, memberId: idOf('member', one), otherId: idOf('member', other) });

/** A conversation begins, in which both may write. */
export function started(record, { chatId, memberId, otherId }) {
  const pair = [memberId, otherId].sort().join('.');
  return record.one(`chat-${pair}`, -1, asUser(memberId), [['ChatStarted', { chatId, memberId, otherId, asks: false }]]);
}

async function conversation(record, number, count, seals) {
  const { chatId, memberId, otherId } = pairOf(0, number + 1, idOf('chat', number));
  const appends = [started(record, { chatId, memberId, otherId })];
  for (let turn = 0; turn < count; turn++) {
    const [authorId, readerId] = turn % 2 === 0 ? [memberId, otherId] : [otherId, memberId];
    const messageId = idOf('message', number, turn);
    const append = record.one(`message-${messageId}`, -1, asUser(authorId), [['MessageSent', {}]]);
    const [fact] = append.events;
    const day = fact.at.slice(0, 10);
    const sealed = await seals.seal({ chatId, authorId, messageId, day, edition: 0 }, text(turn, 12));
    const said = { messageId, chatId, authorId, otherId: readerId, clientId: messageId, sealed, day, replyTo: null, isRequest: false, fileId: null };
    fact.data = { ...said, openUntil: fact.at };
    appends.push(append);
  }
  return appends;
}
