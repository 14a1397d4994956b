import { APPROVAL_TEXT } from '@contracts/approvals';
import type { BulkDecisionRequest, CaseDetails, CaseResult } from '@contracts/cases';
import { useListContext, useNotify, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CASE_META, useReloadCases } from './caseCache';
import { usePendingDecisions } from './PendingDecisions';
import { UNDO_TIME } from './useDecide';

/** The decision on many goes, and what the server answers comes back, with the one that was open. */
type DecidedMany = CaseDetails & { many?: BulkDecisionRequest; results?: CaseResult[] };

/** Gives the selected cases one decision, each for itself, once its undo time has passed. Those that could not be decided on are selected again, and it is said why. */
export function useDecideMany(found: CaseDetails, onRecorded: () => void): (request: BulkDecisionRequest) => void {
  const [update] = useUpdate<DecidedMany>();
  const { onSelect } = useListContext();
  const notify = useNotify();
  const reload = useReloadCases();
  const pending = usePendingDecisions();
  const navigate = useNavigate();

  const tell = (results: readonly CaseResult[]) => {
    const failed = results.filter(({ error }) => error !== null);
    const waiting = results.filter(({ waits }) => waits).length;
    const done = results.length - failed.length - waiting;
    if (done > 0) notify(`${done} vaka karara bağlandı.`, { type: 'success' });
    if (waiting > 0) notify(`${waiting} vaka: ${APPROVAL_TEXT.waits}`, { type: 'success', autoHideDuration: 6_000, href: '/approvals' });
    // The same sentence is told once, with how many cases it is about.
    for (const error of new Set(failed.map((result) => result.error))) {
      const about = failed.filter((result) => result.error === error);
      notify(`${about.length} vaka bağlanamadı: ${error}`, { type: 'error', autoHideDuration: null, href: `/cases/${about[0]?.id}` });
    }
    if (failed.length > 0) onSelect(failed.map(({ id }) => id));
  };
  return (request) => {
    const ids = request.caseIds;
    const takenBack = () => {
      navigate(`/cases/${found.id}`, { state: { focusCase: true } });
      pending.remove(ids);
      onSelect(ids);
      void reload();
    };
    const settled = async (answer: DecidedMany | undefined, error: Error | null) => {
      if (error) {
        notify(`Karar uygulanamadı (${ids.length} vaka): ${error.message}`, { type: 'error', autoHideDuration: null });
        onSelect(ids);
      } else {
        onRecorded();
        tell(answer?.results ?? []);
      }
      await reload();
      pending.remove(ids);
    };
    pending.add(ids);
    onSelect([]);
    void update(
      'cases',
      { id: found.id, data: { many: request }, previousData: found, meta: CASE_META },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(manyText(ids.length, request), { type: 'success', undoable: true, autoHideDuration: UNDO_TIME, onUndo: takenBack }),
        onError: () => undefined,
        onSettled: (answer, error) => settled(answer, error),
      },
    );
  };
}

const manyText = (count: number, { verdict }: BulkDecisionRequest): string => `${count} vakaya tek karar${verdict === 'dismissed' ? ': reddedildi' : ''}`;
