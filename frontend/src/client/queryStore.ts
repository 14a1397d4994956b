import { type DehydratedState, dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { mayKeepOptional } from './cookieChoice';

/*
 * TanStack's own persister does something else: it puts the answers back only after the first drawing, takes the whole cache apart at every
 * change of it, writes nothing when the page is left, and has neither an owner who changes nor a bound.
 */
const KEY = 'queryCache';
const THROTTLE = 1000;
/** Characters; browsers give an address about five million. */
const LARGEST = 1_500_000;
export const KEPT_FOR = 7 * 24 * 60 * 60_000;

/** Spread into the options of a query whose answer may stay on the device; everything else is forgotten when the page is closed. */
export const kept = { meta: { kept: true }, gcTime: KEPT_FOR } as const;

interface Stored {
  /** Build and member; what another build or another member's visit has left is not read. */
  owner: string;
  state: DehydratedState;
}

const isYoung = (updatedAt: number) => Date.now() - updatedAt < KEPT_FOR;
const mayStay = (query: Query) => query.meta?.kept === true && query.state.status === 'success' && isYoung(query.state.dataUpdatedAt);

/** Puts back what the last visit of the same member with the same build has left; it is shown at once and asked again, as a visit is to show what is there now. */
export function restoreQueries(queries: QueryClient, owner: string) {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
    if (stored?.owner !== owner) return localStorage.removeItem(KEY);
    const young = stored.state.queries
      .filter(({ state }) => isYoung(state.dataUpdatedAt))
      .map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } }));
    hydrate(queries, { mutations: [], queries: young }, { defaultOptions: { queries: { gcTime: KEPT_FOR } } });
  } catch {
    // Without storage, or with a broken one, everything is asked again.
  }
}

/** Writes what may stay at most once a second; `owner` is asked each time, as it changes with the member. */
export function storeQueries(queries: QueryClient, owner: () => string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    save(queries, owner());
  };
  const leave = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    write();
  };
  addEventListener('pagehide', leave);
  const stop = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'added' || type === 'removed' || type === 'updated') timer ??= setTimeout(write, THROTTLE);
  });
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
  };
}

/** Removes everything at once, without waiting for the next write. */
export const forgetStoredQueries = () => localStorage.removeItem(KEY);

function save(queries: QueryClient, owner: string) {
  if (!mayKeepOptional()) return;
  const all = dehydrate(queries, { shouldDehydrateQuery: mayStay, shouldDehydrateMutation: () => false }).queries;
  const newestFirst = all.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, state: { mutations: [], queries: withinLimit(newestFirst) } } satisfies Stored));
  } catch {
    // A full storage is worth less than a working page: the next visit asks again.
    localStorage.removeItem(KEY);
  }
}

function withinLimit(newestFirst: DehydratedState['queries']): DehydratedState['queries'] {
  let room = LARGEST;
  return newestFirst.filter((query) => {
    room -= JSON.stringify(query).length;
    return room >= 0;
  });
}
