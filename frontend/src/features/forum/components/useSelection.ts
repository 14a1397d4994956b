import { useState } from 'react';

/** Comments that are being chosen; nothing while nobody chooses. */
export function useSelection() {
  const [chosen, setChosen] = useState<string[] | null>(null);
  return {
    chosen,
    /** Undefined while nobody chooses. */
    has: (id: string) => chosen?.includes(id),
    start: () => setChosen([]),
    end: () => setChosen(null),
    toggle: (id: string) => setChosen((before) => before && (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
  };
}
