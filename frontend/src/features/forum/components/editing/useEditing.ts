import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusOn } from '../../../../design/focusOn';
import { EDIT } from '../../../../paths';

/** Whether a text is being edited: because a button was pressed, or because the address asks for it. */
export function useEditing(id: string, anchor: string) {
  const { key } = useLocation();
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get(EDIT) === id;
  const [isOpen, setOpen] = useState(isWanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link opens it again
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted, key]);

  const stop = () => {
    setOpen(false);
    const rest = new URLSearchParams(query);
    rest.delete(EDIT);
    if (isWanted) setQuery(rest, { replace: true, preventScrollReset: true });
    focusOn(anchor);
  };
  return { isOpen, start: () => setOpen(true), stop };
}
