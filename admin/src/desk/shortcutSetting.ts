const KEY = 'consoleShortcuts';

/** Single-letter keys must be possible to switch off: people who dictate would press them by speaking. */
export const readShortcutsEnabled = () => localStorage.getItem(KEY) !== 'off';

export function storeShortcutsEnabled(enabled: boolean): void {
  if (enabled) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
