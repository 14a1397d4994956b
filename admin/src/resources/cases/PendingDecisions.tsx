import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** A decision that can still be taken back, as far as others have to know of it. */
interface Waiting {
  /** The member whom it warns. */
  warns: string | null;
}

interface PendingState {
  /** Cases whose decision can still be taken back. */
  ids: ReadonlySet<string>;
  add: (ids: readonly string[], waiting?: Waiting) => void;
  remove: (ids: readonly string[]) => void;
  /** How many warnings of a member wait here: the server does not know of them yet. */
  warningsOf: (memberId: string) => number;
}

const PendingContext = createContext<PendingState | null>(null);
const NOTHING: Waiting = { warns: null };

/** The queue leaves these cases out although the server, until the undo time is over, still calls them open. */
export function PendingDecisions({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Waiting>>(new Map());
  const state = useMemo<PendingState>(
    () => ({
      ids: new Set(waiting.keys()),
      // The first of them is the one that is decided on; the others are closed with it and sanction nobody.
      add: (ids, first = NOTHING) => setWaiting((now) => new Map([...now, ...ids.map((id, place) => [id, place === 0 ? first : NOTHING] as const)])),
      remove: (ids) => setWaiting((now) => new Map([...now].filter(([id]) => !ids.includes(id)))),
      warningsOf: (memberId) => [...waiting.values()].filter(({ warns }) => warns === memberId).length,
    }),
    [waiting],
  );
  return <PendingContext value={state}>{children}</PendingContext>;
}

export function usePendingDecisions(): PendingState {
  const state = use(PendingContext);
  if (!state) throw new Error('usePendingDecisions needs PendingDecisions around it');
  return state;
}
