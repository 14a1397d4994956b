import { isDeepStrictEqual } from 'node:util';
import { checkpointAt, type EventLog, START } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { folds, type Projection } from '../../kernel/projection.js';
import type { Shadow, ViewStore } from '../../kernel/view-store.js';
import { stepOf } from './rebuild.js';
import { toldInOrder } from './told-in-order.js';

const BATCH = 2_000;

/** The first document of a view that is not what follows from the log. `missing`: it follows from the log, and is not in the view. */
export interface ViewDifference {
  readonly projection: string;
  readonly view: string;
  readonly id: string;
  readonly kind: 'missing' | 'extra' | 'changed';
}

/** Somebody folds the views while they are compared, or they are not built yet. */
export class ViewsAtWork extends Error {
  constructor(projection: string) {
    super(`the views of ${projection} are being folded`);
    this.name = 'ViewsAtWork';
  }
}

interface Beside {
  readonly projection: Projection;
  readonly shadow: Shadow;
  readonly until: number;
}

/** Folds all views beside the live ones, in one pass over the log, and compares them; answers the first difference, or null. Rejects with ViewsAtWork. */
export async function compareViews(
  log: Pick<EventLog, 'readAll'>,
  views: ViewStore,
  reader: EventReader,
  projections: readonly Projection[],
  report: (facts: number) => void,
): Promise<ViewDifference | null> {
  const beside: Beside[] = [];
  try {
    const reached = await views.checkpoints();
    for (const projection of projections) {
      const until = reached.get(projection.name);
      if (until === undefined) throw new ViewsAtWork(projection.name);
      beside.push({ projection, until, shadow: await views.shadow(projection.name) });
    }
    await foldBeside(log, reader, beside, report);
    for (const each of beside) {
      const difference = await differenceOf(views, each);
      if ((await views.checkpoint(each.projection.name)) !== each.until) throw new ViewsAtWork(each.projection.name);
      if (difference) return difference;
    }
    return null;
  } finally {
    for (const { shadow } of beside) await shadow.discard();
  }
}

async function foldBeside(log: Pick<EventLog, 'readAll'>, reader: EventReader, beside: readonly Beside[], report: (facts: number) => void): Promise<void> {
  const until = Math.max(START, ...beside.map((each) => each.until));
  for (let [from, facts] = [START, 0]; from < until; ) {
    const events = await log.readAll(from, BATCH);
    const told = await toldInOrder(reader, events, (event) => beside.some(({ projection }) => folds(projection, event)));
    const last = told.at(-1)?.event;
    if (!last) return;
    for (const { projection, shadow, until: own } of beside) {
      const inTime = told.filter(({ event: { position } }) => position <= own);
      const lastOfIt = inTime.at(-1)?.event;
      const steps = inTime.filter(({ event }) => folds(projection, event)).map((each) => stepOf(projection, each));
      if (lastOfIt) await shadow.apply({ from: shadow.checkpoint(), ...checkpointAt(lastOfIt), steps });
    }
    from = last.position;
    facts += told.length;
    report(facts);
    await new Promise(setImmediate);
  }
}

async function differenceOf(views: ViewStore, { projection, shadow }: Beside): Promise<ViewDifference | null> {
  for (const view of projection.views) {
    const [live, right] = [views.dump(view)[Symbol.asyncIterator](), shadow.dump(view)[Symbol.asyncIterator]()];
    try {
      const difference = await firstDifference(live, right);
      if (difference) return { projection: projection.name, view, ...difference };
    } finally {
      // What is still read cannot be dropped.
      await Promise.all([live.return?.(), right.return?.()]);
    }
  }
  return null;
}

async function firstDifference(live: AsyncIterator<string>, right: AsyncIterator<string>): Promise<Pick<ViewDifference, 'id' | 'kind'> | null> {
  for (;;) {
    const [there, expected] = [await live.next(), await right.next()];
    if (there.done && expected.done) return null;
    if (!there.done && there.value === expected.value) continue;
    const [one, other] = [there.done ? null : documentIn(there.value), expected.done ? null : documentIn(expected.value)];
    // The order of fields says nothing.
    if (one && other && one.id === other.id && isDeepStrictEqual(JSON.parse(one.json), JSON.parse(other.json))) continue;
    return named(one, other);
  }
}

interface Line {
  readonly id: string;
  readonly json: string;
}

function documentIn(line: string): Line {
  const end = line.indexOf('\t');
  return { id: line.slice(0, end), json: line.slice(end + 1) };
}

/** Both come by id, in the order of their bytes: the smaller of two has no match. */
function named(there: Line | null, expected: Line | null): Pick<ViewDifference, 'id' | 'kind'> {
  const order = there && expected ? Buffer.compare(Buffer.from(there.id), Buffer.from(expected.id)) : there ? -1 : 1;
  if (order === 0) return { id: there?.id ?? '', kind: 'changed' };
  return order < 0 ? { id: there?.id ?? '', kind: 'extra' } : { id: expected?.id ?? '', kind: 'missing' };
}
