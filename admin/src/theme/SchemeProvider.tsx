import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { readSchemeChoice, SCHEME_KEY, type Scheme, type SchemeChoice, storeSchemeChoice } from './scheme';

interface SchemeState {
  scheme: Scheme;
  choice: SchemeChoice;
  choose: (choice: SchemeChoice) => void;
}

const SchemeContext = createContext<SchemeState | null>(null);

export function SchemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(readSchemeChoice);
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  // Paper is white.
  const isPrinted = useMediaQuery('print', { noSsr: true });
  const scheme: Scheme = isPrinted ? 'light' : choice === 'auto' ? (systemDark ? 'dark' : 'light') : choice;

  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);

  // The member app, open in another tab, may change the same setting.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === SCHEME_KEY) setChoice(readSchemeChoice());
    };
    window.addEventListener('storage', follow);
    // It may have changed between the first rendering and now.
    setChoice(readSchemeChoice());
    return () => window.removeEventListener('storage', follow);
  }, []);

  const state = useMemo<SchemeState>(() => {
    const choose = (next: SchemeChoice) => {
      storeSchemeChoice(next);
      setChoice(next);
    };
    return { scheme, choice, choose };
  }, [scheme, choice]);
  return <SchemeContext value={state}>{children}</SchemeContext>;
}

export function useScheme(): SchemeState {
  const state = use(SchemeContext);
  if (!state) throw new Error('useScheme needs a SchemeProvider around it');
  return state;
}
