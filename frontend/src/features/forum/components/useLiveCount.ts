import { useEffect, useEffectEvent, useState } from 'react';
import { followChannel } from '../../../client/socket';

interface Live<Row> {
  channel: string;
  /** Id of what is new, or null when the row is of no interest here. */
  idOf: (row: Row) => string | null;
  /** The connection was away for a while: what happened meanwhile was not told. */
  onMissed: () => void;
  /** Ids that are on the page already. */
  shown: readonly string[];
}

/** How many new things the live connection has told of that are not on the page yet. What is of interest may change meanwhile. */
export function useLiveCount<Row>({ channel, idOf, onMissed, shown }: Live<Row>) {
  const [told, setTold] = useState<readonly Row[]>([]);
  const note = useEffectEvent((row: Row) => setTold((before) => [...before, row]));
  const missed = useEffectEvent(onMissed);
  useEffect(() => {
    setTold([]);
    return followChannel<Row>(channel, { onChange: ({ kind, row }) => kind === 'insert' && note(row), onMissed: missed });
  }, [channel]);
  const ids = new Set(told.map(idOf).filter((id) => id !== null && !shown.includes(id)));
  return { count: ids.size, forget: () => setTold([]) };
}
