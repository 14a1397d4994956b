/**
 * Gives the first entry of a visit a key of its own. The router calls every page that was loaded by its address "default", so that each of them would be
 * scrolled to where another one had been left. The key is kept in the entry: whoever reloads or comes back finds their place. Called before the router is made.
 */
export function nameFirstEntry(): void {
  const { state } = history;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}
