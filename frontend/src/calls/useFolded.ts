import { useState } from 'react';
import { useIsBlocked } from '../client/blockedMembers';
import { focusOn } from '../design/focusOn';

/** Whether a text, or what is told of it, is folded away because its reader has blocked who wrote it; what is opened stays so, and has the focus. */
export function useFolded(authorId: string | undefined, shownId: string) {
  const isBlocked = useIsBlocked(authorId);
  const [shown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    focusOn(shownId);
  };
  return { folded: isBlocked && !shown, show };
}
