import { useEffect, useRef } from 'react';
import { useShortcuts } from './ShortcutProvider';

/** Binds a key while the component is on the page and `active`. */
export function useShortcut(key: string, label: string, run: () => void, active = true): void {
  const { register } = useShortcuts();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!active) return;
    return register({ key, label, run: () => latest.current() });
  }, [register, key, label, active]);
}
