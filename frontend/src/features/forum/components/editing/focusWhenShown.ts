/** Gives the focus to a field of an editor that has just opened, after a link to its place has had it; answers how to leave it. */
export function focusWhenShown(find: () => HTMLElement | null | undefined): () => void {
  const frame = requestAnimationFrame(() => find()?.focus());
  return () => cancelAnimationFrame(frame);
}
