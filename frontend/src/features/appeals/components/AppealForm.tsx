import { APPEAL_LIMITS, APPEAL_TEXT } from '@contracts/appeals';
import { Textarea } from '@mantine/core';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { discardDraft, readDraft, useDraft } from '../../../client/drafts/useDraft';
import parts from '../../../design/BoxParts.module.css';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { DraftNote } from '../../../design/DraftNote';
import { longDate } from '../../../design/dates';
import { LengthNote } from '../../../design/LengthNote';
import { sendsForm, useForm } from '../../../design/useForm';
import { type AppealWay, useMakeAppeal } from '../api/appeals';
import classes from './Appeal.module.css';

const EMPTY = { text: '' };
const problemsOf = ({ text }: typeof EMPTY) => {
  if (!text.trim()) return { text: APPEAL_TEXT.textNeeded };
  return text.trim().length > APPEAL_LIMITS.text ? { text: APPEAL_TEXT.textLong } : {};
};

interface Props {
  way: AppealWay;
  decisionId: string;
  until: string;
}

/** What the member says against the decision, once. It is kept on this device until it is sent. */
export function AppealForm({ way, decisionId, until }: Props) {
  const draft = `appeal:${decisionId}`;
  const { form, values, bind, submit, refuse } = useForm(readDraft(draft, EMPTY), problemsOf);
  const savedAt = useDraft(draft, EMPTY, values);
  const make = useMakeAppeal(way);
  const send = submit((request) => !make.isPending && make.mutate(request, { onSuccess: () => discardDraft(draft), onError: refusing(refuse) }));
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby="appeal-form">
      <h2 id="appeal-form">Karara itiraz edin</h2>
      <p className={parts.hint}>
        {APPEAL_TEXT.byOther} {longDate(until)} tarihine kadar, bir kez.
      </p>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <Failure of={make} />
        <Textarea label="Karara neden katılmıyorsunuz?" autosize minRows={4} maxRows={16} {...bind('text')} />
        <div className={parts.under}>
          <DraftNote savedAt={savedAt} />
          <LengthNote always length={values.text.trim().length} max={APPEAL_LIMITS.text} />
        </div>
        <Button type="submit" kind="primary" size="large" busy={make.isPending && 'Gönderiliyor…'}>
          İtirazı gönder
        </Button>
      </form>
    </section>
  );
}
