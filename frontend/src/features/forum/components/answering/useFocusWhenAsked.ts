import { type RefObject, useEffect } from 'react';
import { focusWhenShown } from '../editing/focusWhenShown';

/** Gives the focus to a field with every press that asks for it; never while nobody has asked. */
export function useFocusWhenAsked(field: RefObject<HTMLElement | null>, presses: number): void {
  useEffect(() => (presses > 0 ? focusWhenShown(() => field.current) : undefined), [field, presses]);
}
