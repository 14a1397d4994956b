import type { BulkDecisionRequest, CaseResult } from '@contracts/cases';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useReloadCases } from './caseCache';

/** Gives the selected cases one decision, each for itself. Those that could not be decided on stay selected, and it is said why. */
export function useDecideMany(): { decide: (request: BulkDecisionRequest) => Promise<void>; isPending: boolean } {
  const server = useDataProvider<DeskDataProvider>();
  const { onSelect } = useListContext();
  const notify = useNotify();
  const reload = useReloadCases();
  const [isPending, setPending] = useState(false);

  const tell = (results: CaseResult[]) => {
    const failed = results.filter(({ done }) => !done);
    const done = results.length - failed.length;
    if (done > 0) notify(`${done} vaka karara bağlandı.`, { type: 'success' });
    // The same sentence is told once, with how many cases it is about.
    for (const error of new Set(failed.map((result) => result.error))) {
      const about = failed.filter((result) => result.error === error);
      notify(`${about.length} vaka bağlanamadı: ${error}`, { type: 'error', autoHideDuration: null, href: `/cases/${about[0]?.id}` });
    }
    onSelect(failed.map(({ id }) => id));
  };
  const decide = async (request: BulkDecisionRequest) => {
    setPending(true);
    try {
      tell(await server.decideCases(request, crypto.randomUUID()));
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setPending(false);
      await reload();
    }
  };
  return { decide, isPending };
}
