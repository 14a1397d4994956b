import { useEffect } from 'react';
import { stayInView } from './stayInView';
import type { useComments } from './useComments';

/** Shows and focuses the comment that the address points at. It stands behind the comments: a list may be known before there is a topic to show it in. */
export function HighlightedInView({ comments: { highlighted, visit } }: { comments: Pick<ReturnType<typeof useComments>, 'highlighted' | 'visit'> }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link shows the comment again
  useEffect(() => {
    const target = highlighted && document.getElementById(highlighted);
    if (!target) return;
    target.focus({ preventScroll: true });
    return stayInView(target);
  }, [highlighted, visit]);
  return null;
}
