import { type ForumDecision, undoHintOf } from '@contracts/forum-decisions';
import { reasonProblem } from '@contracts/forum-tools';
import { Failure } from '../../../../calls/Failure';
import { refusing } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import { Dialog } from '../../../../design/Dialog';
import { sendsForm, useForm } from '../../../../design/useForm';
import { useUndoDecision } from '../../api/decisions';
import { ReasonField } from '../tools/ReasonField';
import tools from '../tools/tools.module.css';
import { effectOf } from './decisionWords';

interface Props {
  decision: ForumDecision;
  onUndone: () => void;
  onClose: () => void;
}

const problemsOf = ({ reason }: { reason: string }) => {
  const problem = reasonProblem(reason);
  return problem ? { reason: problem } : {};
};

/** Says what taking a decision back will cause and asks why. */
export function UndoDialog({ decision, onUndone, onClose }: Props) {
  const undoing = useUndoDecision(decision, onUndone);
  const { form, values, problems, set, check, refuse, submit } = useForm({ reason: '' }, problemsOf);
  const send = submit(({ reason }) => {
    if (undoing.isPending) return;
    undoing.mutate(reason.trim(), { onError: refusing(refuse) });
  });
  return (
    <Dialog title="Kararı geri al" onClose={onClose} size="md" footer={null} fillsPhone>
      <form ref={form} className={tools.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <p className={tools.about}>{decision.excerpt ?? decision.title}</p>
        <Callout tone="info">{effectOf(decision)}</Callout>
        <Failure of={undoing} />
        <ReasonField
          value={values.reason}
          problem={problems.reason}
          hint={undoHintOf(decision.kind)}
          first
          onChange={(reason) => set('reason', reason)}
          onLeave={() => values.reason && check('reason')}
        />
        <div className={tools.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" busy={undoing.isPending && 'Geri alınıyor…'}>
            Geri al
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
