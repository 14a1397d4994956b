import { type RefObject, useEffect } from 'react';

/** Where a mouse or a trackpad is at hand; elsewhere a keyboard would rise over what the page says before it was read. */
const WITH_KEYS = '(hover: hover) and (pointer: fine)';

/** Puts the focus into the first field of a form that is what its page is for, unless something else has it by then. */
export function useFocusOnArrival(form: RefObject<HTMLFormElement | null>, isWanted = true): void {
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body && activeElement.id !== 'main';
    if (!isWanted || isElsewhere || !matchMedia(WITH_KEYS).matches) return;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form, isWanted]);
}
