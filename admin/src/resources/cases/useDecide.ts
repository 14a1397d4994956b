import { displayName } from '@contracts/accounts';
import { APPROVAL_TEXT } from '@contracts/approvals';
import { CASE_TEXT, type CaseDecisionRequest, type CaseDetails } from '@contracts/cases';
import { useNotify, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CASE_META, useReloadCases } from './caseCache';
import { usePendingDecisions } from './PendingDecisions';

/** Ms in which a decision can still be taken back without a trace. */
export const UNDO_TIME = 10_000;

interface Deciding {
  found: CaseDetails;
  /** What the decision is called. */
  label: string;
  /** What was typed for it is needed no more. */
  onRecorded: () => void;
  /** It could not be carried out, and why is said. */
  onRefused: () => void;
}

/** Sends a decision once its undo time has passed; until then the case only looks settled here. */
export function useDecide({ found, label, onRecorded, onRefused }: Deciding): (request: CaseDecisionRequest) => void {
  const [update] = useUpdate<CaseDetails & { request?: CaseDecisionRequest }>();
  const notify = useNotify();
  const navigate = useNavigate();
  const pending = usePendingDecisions();
  const reload = useReloadCases();
  const href = `/cases/${found.id}`;
  const what = `${label} · ${displayName(found.reported)}`;

  return (request) => {
    const ids = [found.id, ...(request.alsoCloses ?? [])];
    const takenBack = () => {
      pending.remove(ids);
      void reload();
      navigate(href, { state: { focusCase: true } });
    };
    const settled = async (after: CaseDetails | undefined, error: Error | null) => {
      if (error) {
        onRefused();
        notify(`Karar uygulanamadı (${what}): ${error.message}`, { type: 'error', autoHideDuration: null, href });
      } else {
        onRecorded();
        notify(after?.awaits ? APPROVAL_TEXT.waits : CASE_TEXT.decided, { type: 'success', autoHideDuration: after?.awaits ? 6_000 : 2_500 });
      }
      await reload();
      pending.remove(ids);
    };
    pending.add(ids, { warns: request.actions?.includes('warn_user') ? found.reported.id : null });
    void update(
      'cases',
      { id: found.id, data: { request }, previousData: found, meta: CASE_META },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(what, { type: 'success', undoable: true, autoHideDuration: UNDO_TIME, onUndo: takenBack }),
        onError: () => undefined,
        onSettled: (after, error) => settled(after, error),
      },
    );
  };
}
