import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface PendingState {
  /** Ids of the reports whose decision can still be taken back. */
  ids: ReadonlySet<string>;
  add: (id: string) => void;
  remove: (id: string) => void;
}

const PendingContext = createContext<PendingState | null>(null);

/** The queue leaves these reports out although the server, until the undo time is over, still calls them open. */
export function PendingDecisions({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const state = useMemo<PendingState>(
    () => ({
      ids,
      add: (id) => setIds((now) => new Set(now).add(id)),
      remove: (id) => setIds((now) => new Set([...now].filter((other) => other !== id))),
    }),
    [ids],
  );
  return <PendingContext value={state}>{children}</PendingContext>;
}

export function usePendingDecisions(): PendingState {
  const state = use(PendingContext);
  if (!state) throw new Error('usePendingDecisions needs PendingDecisions around it');
  return state;
}
