import { reasonProblem } from '@contracts/forum-tools';
import { Failure } from '../calls/Failure';
import { refusing } from '../client/apiError';
import { Button } from '../design/Button';
import { Callout } from '../design/Callout';
import { Dialog } from '../design/Dialog';
import { sendsForm, useForm } from '../design/useForm';
import classes from './deciding.module.css';
import { ReasonField } from './ReasonField';

/** What is sent with the reason. */
export interface Reasoned {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
  mutate(reason: string, settings: { onError: (error: Error) => void }): void;
}

interface Props {
  title: string;
  /** What it is about: its title, or how it begins. */
  about: string;
  /** What it will cause. */
  effect: string;
  /** Who will read the reason; usually only the staff. */
  hint?: string;
  confirm: string;
  busy: string;
  call: Reasoned;
  onClose: () => void;
}

const problemsOf = ({ reason }: { reason: string }) => {
  const problem = reasonProblem(reason);
  return problem ? { reason: problem } : {};
};

/** Says what a decision will cause and asks why it is made. */
export function ReasonDialog({ title, about, effect, hint, confirm, busy, call, onClose }: Props) {
  const { form, values, problems, set, check, refuse, submit } = useForm({ reason: '' }, problemsOf);
  const send = submit(({ reason }) => {
    if (!call.isPending) call.mutate(reason.trim(), { onError: refusing(refuse) });
  });
  return (
    <Dialog title={title} onClose={onClose} size="md" footer={null} fillsPhone>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <p className={classes.about}>{about}</p>
        <Callout tone="info">{effect}</Callout>
        <Failure of={call} />
        <ReasonField
          value={values.reason}
          problem={problems.reason}
          {...(hint === undefined ? {} : { hint })}
          first
          onChange={(reason) => set('reason', reason)}
          onLeave={() => values.reason && check('reason')}
        />
        <div className={classes.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" busy={call.isPending && busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
