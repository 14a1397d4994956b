/** Gives the focus to what will stand on the page when the next frame is drawn. */
export function focusOn(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
}
