import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

const KEY = 'consoleShortcuts';

/** Single-letter keys must be possible to switch off: people who dictate would press them by speaking. */
export const readShortcutsEnabled = () => localStorage.getItem(KEY) !== 'off';

function storeShortcutsEnabled(enabled: boolean): void {
  if (enabled) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

/** Binds a key while the component is on the page and `active`. */
export function useShortcut(key: string, label: string, run: () => void, active = true): void {
  const { register } = useShortcuts();
  const latest = useRef(run);
  // Before it is painted: what can be seen can be pressed, and does what is shown.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useLayoutEffect(() => {
    if (!active) return;
    return register({ key, label, run: () => latest.current() });
  }, [register, key, label, active]);
}

export interface Shortcut {
  key: string;
  label: string;
  run: () => void;
}

interface ShortcutState {
  register: (shortcut: Shortcut) => () => void;
  /** What can be pressed right now, in the order it was put on the page. */
  list: () => Shortcut[];
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
}

const ShortcutContext = createContext<ShortcutState | null>(null);
const WRITING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';
/** What a key presses where it has the focus; a row whose case is open beside it has nothing to open. */
const PRESSED: Record<string, string> = { Enter: 'a:not([data-opened]), button, summary', ' ': 'button, summary, input' };

/** Keys belong to what is typed into, and Enter and space belong to what is focused, before they belong to the desk. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (!(event.target instanceof Element)) return false;
  const pressed = PRESSED[event.key];
  return event.target.closest(WRITING) !== null || (pressed !== undefined && event.target.closest(pressed) !== null);
}

export function ShortcutProvider({ children }: { children: ReactNode }) {
  const registered = useRef(new Set<Shortcut>());
  const [enabled, setEnabledState] = useState(readShortcutsEnabled);

  const register = useCallback((shortcut: Shortcut) => {
    registered.current.add(shortcut);
    return () => void registered.current.delete(shortcut);
  }, []);

  useLayoutEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const key = event.key.length === 1 ? event.key.toLocaleLowerCase('en') : event.key;
      const named = (name: string) => [...registered.current].findLast((candidate) => candidate.key === name);
      // A letter that means something of its own with shift means nothing else with it.
      const shortcut = (event.shiftKey && named(`shift+${key}`)) || named(key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);

  const state = useMemo<ShortcutState>(() => {
    const setEnabled = (next: boolean) => {
      storeShortcutsEnabled(next);
      setEnabledState(next);
    };
    return { register, list: () => [...registered.current], enabled, setEnabled };
  }, [register, enabled]);
  return <ShortcutContext value={state}>{children}</ShortcutContext>;
}

export function useShortcuts(): ShortcutState {
  const state = use(ShortcutContext);
  if (!state) throw new Error('useShortcuts needs a ShortcutProvider around it');
  return state;
}
