import { displayName } from '@contracts/accounts';
import { MODERATION_TEXT, type ModerateReportRequest, type ReportCase } from '@contracts/moderation';
import { useNotify, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { draftOf } from '../../desk/draft';
import { usePendingDecisions } from './PendingDecisions';
import { CASE_META, useReloadReports } from './reportCache';
import type { Verb } from './Verb';

const UNDO_TIME = 10_000;

/** The note to a decision that is not recorded yet. */
export const noteDraft = ({ id }: Pick<ReportCase, 'id'>, { name }: Pick<Verb, 'name'>) => draftOf(`note:${id}:${name}`);

/** Sends a decision once its undo time has passed; until then the report only looks settled here. */
export function useDecide(report: ReportCase, verb: Verb): (decision: ModerateReportRequest) => void {
  const [update] = useUpdate();
  const notify = useNotify();
  const navigate = useNavigate();
  const pending = usePendingDecisions();
  const reload = useReloadReports();
  const href = `/reports/${report.id}`;

  const announce = () => notify(verb.done(displayName(report.reported)), { type: 'success', undoable: true, autoHideDuration: UNDO_TIME, onUndo: takenBack });
  const takenBack = () => {
    pending.remove(report.id);
    void reload();
    navigate(href, { state: { focusCase: true } });
  };
  const settled = async (error: Error | null) => {
    if (error) notify(error.message, { type: 'error', autoHideDuration: null, href });
    else {
      noteDraft(report, verb).clear();
      notify(MODERATION_TEXT.saved, { type: 'success', autoHideDuration: 2_500 });
    }
    await reload();
    pending.remove(report.id);
  };

  return (decision) => {
    pending.add(report.id);
    void update(
      'reports',
      { id: report.id, data: decision, previousData: report, meta: CASE_META },
      { mutationMode: 'undoable', onSuccess: announce, onError: () => undefined, onSettled: (_data, error) => settled(error) },
    );
  };
}
