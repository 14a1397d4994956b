import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Verb } from './Verb';

interface CaseActionsState {
  /** The action whose confirmation is open. */
  chosen: Verb | null;
  choose: (verb: Verb | null) => void;
  /** The action whose effect is shown because its button is pointed at. */
  previewed: Verb | null;
  preview: (verb: Verb | null) => void;
}

const CaseActionsContext = createContext<CaseActionsState | null>(null);

export function CaseActions({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<Verb | null>(null);
  const [previewed, preview] = useState<Verb | null>(null);
  const state = useMemo(() => ({ chosen, choose, previewed, preview }), [chosen, previewed]);
  return <CaseActionsContext value={state}>{children}</CaseActionsContext>;
}

export function useCaseActions(): CaseActionsState {
  const state = use(CaseActionsContext);
  if (!state) throw new Error('useCaseActions needs CaseActions around it');
  return state;
}
