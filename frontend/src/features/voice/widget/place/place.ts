/** Where the card stands: pixels from the right and from the foot of the window. */
export interface Place {
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The card comes no closer to the edge of the window. */
export const DRAG_MARGIN = 8;
/** Where it stands until it is moved: above the button of the chat. */
export const REST: Place = { right: 20, bottom: 80 };
/** Pixels that an arrow key moves it by, and with Shift. */
const STEP = { small: 16, large: 64 } as const;

const between = (low: number, wanted: number, high: number): number => Math.max(low, Math.min(wanted, high));

/** The nearest place to a wanted one where all of the card is to be seen, below what stands at the `top`; what is larger begins at its foot and its right. */
export function keptInside({ right, bottom }: Place, card: Size, window: Size, top: number): Place {
  return {
    right: between(DRAG_MARGIN, right, Math.max(DRAG_MARGIN, window.width - card.width - DRAG_MARGIN)),
    bottom: between(DRAG_MARGIN, bottom, Math.max(DRAG_MARGIN, window.height - top - card.height - DRAG_MARGIN)),
  };
}

/** Where the card rests when others stand at the foot of the window up to `leftmost`: beside them where there is room. */
export function restPlace(leftmost: number | null, card: Size, window: Size): Place {
  if (leftmost === null || leftmost - 2 * DRAG_MARGIN < card.width) return REST;
  return { right: window.width - leftmost + DRAG_MARGIN, bottom: DRAG_MARGIN };
}

/** The place after an arrow key, or null for any other key; Home brings it back to rest. */
export function movedByKey({ right, bottom }: Place, key: string, isLarge: boolean): Place | null {
  const step = isLarge ? STEP.large : STEP.small;
  const to: Record<string, Place> = {
    ArrowLeft: { right: right + step, bottom },
    ArrowRight: { right: right - step, bottom },
    ArrowUp: { right, bottom: bottom + step },
    ArrowDown: { right, bottom: bottom - step },
    Home: REST,
  };
  return to[key] ?? null;
}
