import { useEffect, useState } from 'react';

export interface SelectedWords {
  text: string;
  /** The comment in which they stand; null for the text above the comments. */
  commentId: string | null;
  /** Where they end on the screen. */
  box: { left: number; bottom: number };
}

const COMMENT = 'comment-';

/** What is selected in one text that can be quoted: the one above the comments, or one of them. */
function selectedWords(): SelectedWords | null {
  const selection = getSelection();
  const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  const start = range?.startContainer;
  const text = selection?.toString().trim();
  const words = (start instanceof Element ? start : start?.parentElement)?.closest('[data-words]');
  const from = words?.closest('article[id], [data-quotable]');
  // Three presses select a paragraph, and the beginning of whatever stands behind it.
  if (!range || !text || !from || words?.closest('form') || !(words?.contains(range.endContainer) || range.endOffset === 0)) return null;
  const { left, bottom } = range.getBoundingClientRect();
  return { text, commentId: from.id.startsWith(COMMENT) ? from.id.slice(COMMENT.length) : null, box: { left, bottom } };
}

/** The words that are selected now; nothing while they are still being chosen with a finger or a mouse. */
export function useSelectedWords(): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null);
  useEffect(() => {
    let frame = 0;
    let isChoosing = false;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSelected(isChoosing ? null : selectedWords()));
    };
    const choose = ({ type }: Event) => {
      isChoosing = type === 'pointerdown';
      look();
    };
    const events: [EventTarget, string, (event: Event) => void][] = [
      ...['pointerdown', 'pointerup', 'pointercancel'].map((type): [EventTarget, string, (event: Event) => void] => [document, type, choose]),
      [document, 'selectionchange', look],
      [window, 'scroll', look],
      [window, 'resize', look],
    ];
    for (const [target, type, listener] of events) target.addEventListener(type, listener, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const [target, type, listener] of events) target.removeEventListener(type, listener);
    };
  }, []);
  return selected;
}
