import { type Checkpoint, type EventLog, EventLogRefused } from '../../kernel/event-log.js';

/** Of some followers, by name, those that stand at an event which the log does not hold: it is another log, or the same from before that event. */
export async function strayed(
  log: Pick<EventLog, 'head' | 'readStream'>,
  checkpoints: ReadonlyMap<string, Checkpoint>,
): Promise<ReadonlyMap<string, Checkpoint>> {
  const head = await log.head();
  const answers = new Map<string, Promise<boolean>>();
  const found = new Map<string, Checkpoint>();
  for (const [name, checkpoint] of checkpoints) {
    const key = `${checkpoint.position}/${checkpoint.anchor?.id}`;
    const holds = answers.get(key) ?? isHeld(log, head, checkpoint);
    answers.set(key, holds);
    if (!(await holds)) found.set(name, checkpoint);
  }
  return found;
}

/** By its stream, as not every log can be read from a position at which no event begins. */
async function isHeld(log: Pick<EventLog, 'readStream'>, head: number, { position, anchor }: Checkpoint): Promise<boolean> {
  if (position > head) return false;
  if (!anchor) return true;
  try {
    const [event] = await log.readStream(anchor.stream, { from: anchor.revision, limit: 1 });
    return event?.id === anchor.id && event.position === position;
  } catch (error) {
    // Of a stream that was closed for good nothing can be told.
    if (error instanceof EventLogRefused) return true;
    throw error;
  }
}
