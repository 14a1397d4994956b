import { asked, post } from './asked.mjs';
import { startMeydan } from './meydan.mjs';
import { seedSessions } from './seed.mjs';
import { roomId } from './voice-rooms.mjs';

/** Members of whom some are in rooms and the others come and go. */
export const MEMBERS = 100;
/** In so many rooms, as many in each as it takes. */
const BUSY = 10;
const IN_EACH = 8;
const HEARD_EVERY_MS = 30_000;
const LONGEST_START_MS = 30 * 60_000;

export const ROOMS_API = '/api/voice-rooms';

/** A town of rooms in whose first ones members are, and stay: they are heard as their pages would be. */
export async function openTown(folder) {
  const tokens = await seedSessions(folder, MEMBERS);
  const { child, url, ready, quiet } = await startMeydan(folder, {}, LONGEST_START_MS);
  await ready();
  await quiet();
  const seats = Array.from({ length: BUSY * IN_EACH }, (_, number) => ({
    token: tokens[number],
    at: `${url}${ROOMS_API}/${roomId(Math.floor(number / IN_EACH))}`,
  }));
  for (const { token, at } of seats) await asked(`${at}/join`, post({}, token));
  const hearing = setInterval(() => hear(seats), HEARD_EVERY_MS);
  return { child, url, hearing, reader: tokens[0], movers: tokens.slice(seats.length), changes: 0 };
}

/** One after the other: a page that is not heard once is heard the next time, long before it counts as silent. */
async function hear(seats) {
  for (const { token, at } of seats) {
    try {
      await asked(`${at}/heartbeat`, post({}, token));
    } catch (error) {
      console.error(`a seat was not heard: ${error.message} (${error.cause?.code ?? 'no cause'})`);
    }
  }
}

/** One after the other comes into a room, and leaves it again. */
export async function comeOrGo(town) {
  const how = town.changes % 2 === 0 ? 'join' : 'leave';
  const mover = town.movers[Math.floor(town.changes / 2) % town.movers.length];
  town.changes += 1;
  await asked(`${town.url}${ROOMS_API}/${roomId(BUSY)}/${how}`, post({}, mover));
}
