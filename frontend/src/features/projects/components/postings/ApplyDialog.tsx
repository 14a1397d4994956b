import { POSTING_FIELDS, POSTING_LIMITS, type Posting } from '@contracts/help-wanted';
import { messageProblem } from '@contracts/posting-problems';
import { Textarea } from '@mantine/core';
import { Failure } from '../../../../calls/Failure';
import { useMuted } from '../../../../calls/useMuted';
import { refusing } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import { Dialog } from '../../../../design/Dialog';
import { LengthNote } from '../../../../design/LengthNote';
import { sendsForm, useForm } from '../../../../design/useForm';
import { useApply } from '../../api/postings';
import classes from './ApplyDialog.module.css';

const problemsOf = ({ message }: { message: string }) => {
  const problem = messageProblem(message);
  return problem ? { message: problem } : {};
};

/** Where one says why one wants to join in. */
export function ApplyDialog({ posting: { id, title }, onClose }: { posting: Posting; onClose: () => void }) {
  const muted = useMuted();
  const apply = useApply(id);
  const { form, values, problems, bind, refuse, submit } = useForm({ message: '' }, problemsOf);
  const send = submit(({ message }) => {
    if (apply.isPending) return;
    apply.mutate({ message: message.trim() }, { onSuccess: onClose, onError: refusing(refuse) });
  });
  const { max } = POSTING_LIMITS.message;
  const { length } = values.message.trim();
  return (
    <Dialog title={`Başvur: ${title}`} size="lg" onClose={onClose} footer={null}>
      {muted ? (
        <Callout tone="warn">{muted}</Callout>
      ) : (
        <form ref={form} className={classes.form} noValidate onSubmit={send}>
          <Failure of={apply} />
          <Textarea
            label={POSTING_FIELDS.message}
            description="Ne bildiğinizi ve ne kadar zaman ayırabileceğinizi yazın. Mesajınızı yalnızca projenin sahibi ve yöneticileri okur."
            autosize
            minRows={5}
            maxRows={14}
            data-autofocus
            {...bind('message')}
            error={problems.message ?? (length > max ? messageProblem(values.message) : undefined)}
            onKeyDown={(event) => sendsForm(event) && send()}
          />
          <div className={classes.ends}>
            <LengthNote length={length} max={max} />
            <Button onClick={onClose}>Vazgeç</Button>
            <Button kind="primary" type="submit" busy={apply.isPending && 'Gönderiliyor…'}>
              Başvuruyu gönder
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
