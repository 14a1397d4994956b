import { asUser, idOf, Recorder, registration, text } from './history.mjs';

const CATEGORIES = ['general', 'study', 'interview', 'project'];
const COLOURS = ['blue', 'green', 'purple', 'red', 'yellow', 'indigo', 'pink', 'gray'];
const FACTS_OF_MEMBER = 5;
/** In the name of every tenth room, and of one alone. */
export const COMMON_WORD = 'takvim';
export const RARE_WORD = 'zeplin';

export const roomId = (number) => idOf('room', number);
/** Each room, one that has closed beside it, and a message. */
export const factsOfVoiceRooms = (count, members) => FACTS_OF_MEMBER * members + (1 + 2 + 1) * count;

/** Where everything that is written in the town is written, by its first two members. */
export const talkRoom = roomId(0);
export const roomMessage = (number) => idOf('room message', number);

/** Appends, in order, of a town of so many open rooms that stay, with nobody in them, as many that have closed, and as many messages. `seals` seals as the application does. */
export async function* voiceRooms(count, members, seals) {
  const record = new Recorder('voice rooms');
  for (let number = 0; number < members; number++) yield* registration(record, number);
  for (let number = 0; number < count; number++) {
    const memberId = idOf('member', number % members);
    yield opened(record, number, memberId);
    yield closed(record, number, memberId);
    yield await written(record, number, idOf('member', number % 2), seals);
  }
}

/** Opened and closed in one. */
function closed(record, number, memberId) {
  const id = idOf('closed room', number);
  const of = { roomId: id, memberId, category: CATEGORIES[number % CATEGORIES.length], colour: COLOURS[number % COLOURS.length] };
  const words = { name: text(number, 3).slice(0, 50), description: text(number, 12), maxParticipants: 15, isLasting: false };
  return record.one(`voice-${id}`, -1, asUser(memberId), [
    ['RoomCreated', { ...of, ...words }],
    ['RoomClosed', { roomId: id, memberId, cause: 'owner', presentIds: [] }],
  ]);
}

async function written(record, number, memberId, seals) {
  const messageId = roomMessage(number);
  const append = record.one(`voice-message-${messageId}`, -1, asUser(memberId), [['RoomMessagePosted', {}]]);
  const [fact] = append.events;
  const of = { roomId: talkRoom, memberId, day: fact.at.slice(0, 10) };
  fact.data = { ...of, messageId, sealed: await seals.seal(of, text(number, 12)), messageType: 'text', parentMessageId: null };
  return append;
}

function opened(record, number, memberId) {
  const word = number === 1 ? RARE_WORD : number % 10 === 0 ? COMMON_WORD : 'oda';
  const of = { roomId: roomId(number), memberId, category: CATEGORIES[number % CATEGORIES.length], colour: COLOURS[number % COLOURS.length] };
  const words = { name: `${word} ${text(number, 3)}`.slice(0, 50), description: text(number, 12) };
  return record.one(`voice-${of.roomId}`, -1, asUser(memberId), [['RoomCreated', { ...of, ...words, maxParticipants: 15, isLasting: true }]]);
}

/** Appends of so many members who have come into the first rooms, in each as many as it takes. */
export function* sitting(count, inEach) {
  const record = new Recorder('sitting');
  for (let number = 0; number < count; number++) {
    const [id, memberId] = [roomId(Math.floor(number / inEach)), idOf('sitting', number)];
    const joined = { roomId: id, memberId, participantId: idOf('seat', number), isOwner: number % inEach === 0 };
    yield record.one(`voice-${id}`, number % inEach, asUser(memberId), [['RoomJoined', joined]]);
  }
}
