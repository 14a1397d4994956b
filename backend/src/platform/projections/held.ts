import type { EventLog } from '../../kernel/event-log.js';
import { folds, type Projection } from '../../kernel/projection.js';
import type { Places } from '../following/awaited.js';

/** A projection that folds nothing is written down at least once in so many events; who is further behind is catching up. */
const LOOKED_AHEAD = 1_500;

/**
 * Up to where the views hold everything, by what is stored: beyond its checkpoint a projection has also passed what it does not fold, though
 * nothing is written of that for a while. So it can be told in every process, without a message from the one that folds.
 */
export async function held(log: EventLog, projections: readonly Projection[], checkpoints: Places): Promise<Places> {
  const open = projections.flatMap((projection) => {
    const checkpoint = checkpoints.get(projection.name);
    return checkpoint === undefined ? [] : [{ projection, checkpoint }];
  });
  if (open.length === 0) return checkpoints;
  const events = await log.readAll(Math.min(...open.map(({ checkpoint }) => checkpoint)), LOOKED_AHEAD);
  if (events.length === LOOKED_AHEAD) return checkpoints;
  const places = new Map(checkpoints);
  for (const { projection, checkpoint } of open) {
    const next = events.findIndex((event) => event.position > checkpoint && folds(projection, event));
    const last = events.at(next < 0 ? -1 : next - 1);
    if (next !== 0 && last) places.set(projection.name, Math.max(checkpoint, last.position));
  }
  return places;
}
