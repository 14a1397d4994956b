import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { endLeadingTo, useIsLedTo } from '../entering';
import { focusOutside } from '../focusOutside';
import { minimiseCard } from './card';

/** Whoever enters a room sees it whole and goes on at the name of its card, and whoever was in the card when that goes, outside; effects of the layout end while it is still there. */
export function useCardFocus(roomId: string, card: RefObject<HTMLElement | null>, name: RefObject<HTMLElement | null>): void {
  const isLed = useIsLedTo(roomId);
  useLayoutEffect(() => {
    if (isLed) minimiseCard(false);
  }, [isLed]);
  useEffect(() => {
    if (!isLed) return;
    name.current?.focus({ preventScroll: true });
    endLeadingTo(roomId);
  }, [isLed, roomId, name]);
  useLayoutEffect(
    () => () => {
      if (card.current?.contains(document.activeElement)) focusOutside(roomId);
    },
    [roomId, card],
  );
}
