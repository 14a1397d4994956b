import type { KeyboardEvent } from 'react';

/** Whether Escape was meant for a window: not for a menu or a question that stands elsewhere on the page, nor for what has used it. */
export const isEscapeIn = (place: HTMLElement | null, { key, target, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' && !defaultPrevented && target instanceof Node && Boolean(place?.contains(target));
