import { asUser, idOf, Recorder, registration, text } from './history.mjs';

const CATEGORIES = ['general', 'study', 'interview', 'project'];
const COLOURS = ['blue', 'green', 'purple', 'red', 'yellow', 'indigo', 'pink', 'gray'];
const FACTS_OF_MEMBER = 5;
/** In the name of every tenth room, and of one alone. */
export const COMMON_WORD = 'takvim';
export const RARE_WORD = 'zeplin';

export const roomId = (number) => idOf('room', number);
export const factsOfVoiceRooms = (count, members) => FACTS_OF_MEMBER * members + count;

/** Appends, in order, of a town of so many open rooms that stay, with nobody in them. */
export function* voiceRooms(count, members) {
  const record = new Recorder('voice rooms');
  for (let number = 0; number < members; number++) yield* registration(record, number);
  for (let number = 0; number < count; number++) yield opened(record, number, idOf('member', number % members));
}

function opened(record, number, memberId) {
  const word = number === 1 ? RARE_WORD : number % 10 === 0 ? COMMON_WORD : 'oda';
  const of = { roomId: roomId(number), memberId, category: CATEGORIES[number % CATEGORIES.length], colour: COLOURS[number % COLOURS.length] };
  const words = { name: `${word} ${text(number, 3)}`.slice(0, 50), description: text(number, 12) };
  return record.one(`voice-${of.roomId}`, -1, asUser(memberId), [['RoomCreated', { ...of, ...words, maxParticipants: 15, isLasting: true }]]);
}
