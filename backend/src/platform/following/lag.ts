import { MOST_BEHIND } from '../../../contracts/operations.js';
import type { EventLog } from '../../kernel/event-log.js';

/**
 * How many events stand in the log behind each of the positions, MOST_BEHIND at most. Positions themselves say nothing of it: in some logs
 * they count bytes.
 */
export async function eventsBehind(log: Pick<EventLog, 'head' | 'readAll'>, positions: Iterable<number>): Promise<ReadonlyMap<number, number>> {
  const head = await log.head();
  const counts = new Map<number, number>();
  for (const position of new Set(positions)) counts.set(position, position >= head ? 0 : (await log.readAll(position, MOST_BEHIND)).length);
  return counts;
}
