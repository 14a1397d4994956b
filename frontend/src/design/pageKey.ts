/** Where keys are typed, chosen or answered with: none of them is meant for the page then. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** Whether a key without Ctrl, Alt and Cmd is meant for the page, and not for what has the focus. */
export const isForPage = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !defaultPrevented && !(target instanceof HTMLElement && target.closest(TAKES_KEYS));
