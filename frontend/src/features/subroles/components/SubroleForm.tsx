import { SUBROLE_LIMITS, SUBROLE_TEXT, type Subrole, type SubroleRequest, subroleRequestProblems } from '@contracts/subroles';
import { Textarea } from '@mantine/core';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { discardDraft, readDraft, useDraft } from '../../../client/drafts/useDraft';
import parts from '../../../design/BoxParts.module.css';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { DraftNote } from '../../../design/DraftNote';
import { LengthNote } from '../../../design/LengthNote';
import { sendsForm, useForm } from '../../../design/useForm';
import { useRequestSubroles } from '../api/subroles';
import { SubroleChoices } from './SubroleChoices';
import classes from './Subroles.module.css';

const EMPTY: Required<SubroleRequest> = { requested_subroles: [], reason: '', additional_info: '' };
const DRAFT = 'subrole-request';

/** What the member asks for, and why. It is kept on this device until it is sent. */
export function SubroleForm({ held }: { held: readonly Subrole[] }) {
  const { form, values, problems, bind, set, submit, refuse } = useForm(readDraft(DRAFT, EMPTY), subroleRequestProblems);
  const wanted = values.requested_subroles.filter((subrole) => !held.includes(subrole));
  const savedAt = useDraft(DRAFT, EMPTY, values);
  const ask = useRequestSubroles();
  const send = submit(() => {
    if (ask.isPending) return;
    ask.mutate({ ...values, requested_subroles: wanted }, { onSuccess: () => discardDraft(DRAFT), onError: refusing(refuse) });
  });
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby="subrole-form">
      <h3 id="subrole-form">Başvuru yapın</h3>
      <p className={parts.hint}>{SUBROLE_TEXT.approvalTime}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <Failure of={ask} title="Başvuru gönderilirken hata oluştu:" />
        <SubroleChoices held={held} chosen={wanted} problem={problems.requested_subroles} onChange={(chosen) => set('requested_subroles', chosen)} />
        <Textarea
          label="Gerekçeniz"
          description={`${SUBROLE_LIMITS.reason.min}-${SUBROLE_LIMITS.reason.max} karakter`}
          autosize
          minRows={4}
          maxRows={12}
          {...bind('reason')}
        />
        <div className={`${parts.under} ${classes.under}`}>
          <DraftNote savedAt={savedAt} />
          <LengthNote always length={values.reason.trim().length} max={SUBROLE_LIMITS.reason.max} />
        </div>
        <Textarea
          label="Ek bilgi (isteğe bağlı)"
          description="Bağlantı, kurum, belge numarası gibi başvurunuzu destekleyen bilgiler"
          autosize
          minRows={2}
          maxRows={8}
          {...bind('additional_info')}
        />
        <Button type="submit" kind="primary" size="large" busy={ask.isPending && 'Gönderiliyor…'} onMouseDown={(event) => event.preventDefault()}>
          Başvuruyu gönder
        </Button>
      </form>
    </section>
  );
}
