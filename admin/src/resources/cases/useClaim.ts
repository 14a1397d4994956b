import { CASE_LIMITS, type CaseDetails } from '@contracts/cases';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useShortcut } from '../../desk/ShortcutProvider';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { knownUser } from '../../providers/session';
import { useReloadCases } from './caseCache';

/** Whoever works on a case asks so often; the server prolongs the claim when half of it is over. */
const ACTIVE_MS = 60_000;
const IDLE_MS = CASE_LIMITS.claimMinutes * 60_000;

/** Takes a case and gives it back, by key and by button; while its moderator is active it stays theirs. */
export function useClaim(found: CaseDetails, mayDecide: boolean) {
  const server = useDataProvider<DeskDataProvider>();
  const notify = useNotify();
  const reload = useReloadCases();
  const [isPending, setPending] = useState(false);
  const { id, claim, open } = found;
  const isMine = claim !== null && claim.by.id === knownUser()?.id;
  const may = mayDecide && open;

  const send = async (what: () => Promise<void>, done: string) => {
    if (isPending) return;
    setPending(true);
    try {
      await what();
      notify(done, { type: 'success', autoHideDuration: 3_000 });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setPending(false);
      await reload();
    }
  };
  const take = () => void send(() => server.claimCase(id, { takeOver: claim !== null && !isMine }), 'Vaka sizde');
  const release = () => void send(() => server.releaseCase(id), 'Vaka kuyruğa bırakıldı');
  useShortcut('u', 'Vakayı al', take, may && !isMine);
  useShortcut('shift+u', 'Vakayı bırak', () => isMine && release(), may);

  useEffect(() => {
    if (!isMine || !may) return;
    let activeAt = Date.now();
    const active = () => {
      activeAt = Date.now();
    };
    // It may be somebody else's by now, or the case settled: the page shows which.
    const lost = (error: unknown) => {
      console.warn('The claim could not be prolonged', error);
      void reload();
    };
    const prolong = () => {
      // Whoever has left is not kept.
      if (Date.now() - activeAt < IDLE_MS / 2) server.claimCase(id, {}).catch(lost);
    };
    for (const event of ['keydown', 'pointermove'] as const) window.addEventListener(event, active, { passive: true });
    const timer = window.setInterval(prolong, ACTIVE_MS);
    return () => {
      for (const event of ['keydown', 'pointermove'] as const) window.removeEventListener(event, active);
      window.clearInterval(timer);
    };
  }, [id, isMine, may, server, reload]);

  return { isMine, isPending, take, release, may };
}
