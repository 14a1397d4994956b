import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FailureBox } from '../desk/FailureBox';
import { LoadingPage } from '../desk/LoadingPage';
import { admit, sendAwayIfRefused } from './authProvider';
import { readSession } from './session';

type Gate = { state: 'loading' } | { state: 'open' } | { state: 'failed'; message: string };

/** Draws nothing of the console before it is known who is asking. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [gate, setGate] = useState<Gate>({ state: 'loading' });

  const enter = useCallback(async () => {
    setGate({ state: 'loading' });
    try {
      await admit(await readSession());
      setGate({ state: 'open' });
    } catch (error) {
      await sendAwayIfRefused(error);
      setGate({ state: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }, []);

  useEffect(() => {
    void enter();
  }, [enter]);

  if (gate.state === 'open') return children;
  if (gate.state === 'failed') return <FailureBox message={gate.message} onRetry={() => void enter()} fullPage />;
  return <LoadingPage />;
}
