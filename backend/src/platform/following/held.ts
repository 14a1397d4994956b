import type { EventLog } from '../../kernel/event-log.js';
import { type Follower, type Places, takesUp } from './awaited.js';

/** A follower that only passes events has its checkpoint written after so many of them, or after so long: a restart passes these again. */
export const IDLE = { events: 1_000, ms: 5_000 } as const;
/** So many, and the greatest batch more; who is further behind is catching up. */
const LOOKED_AHEAD = IDLE.events + 500;

/**
 * Up to where followers have done everything, by what is stored: beyond its checkpoint one has also passed what it does not take up, though
 * nothing is written of that for a while. So it can be told in every process, without a message from the one that follows.
 */
export async function held(log: Pick<EventLog, 'readAll'>, followers: readonly Follower[], checkpoints: Places): Promise<Places> {
  const open = followers.flatMap((follower) => {
    const checkpoint = checkpoints.get(follower.name);
    return checkpoint === undefined ? [] : [{ follower, checkpoint }];
  });
  if (open.length === 0) return checkpoints;
  const events = await log.readAll(Math.min(...open.map(({ checkpoint }) => checkpoint)), LOOKED_AHEAD);
  if (events.length === LOOKED_AHEAD) return checkpoints;
  const places = new Map(checkpoints);
  for (const { follower, checkpoint } of open) {
    const next = events.findIndex((event) => event.position > checkpoint && takesUp(follower, event.type));
    const last = events.at(next < 0 ? -1 : next - 1);
    if (next !== 0 && last) places.set(follower.name, Math.max(checkpoint, last.position));
  }
  return places;
}
