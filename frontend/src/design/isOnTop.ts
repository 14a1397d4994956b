/** Nothing that is open stands over it. A press of Escape reaches all that are open, and the lowest first. */
export function isOnTop(dialog: Element | null): boolean {
  const highest = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return !highest || dialog?.contains(highest) === true;
}
