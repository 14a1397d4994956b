import { displayName } from '@contracts/accounts';
import { answerProblem } from '@contracts/job-application-problems';
import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import { APPLICATION_LIMITS, DECIDED_STATES, type DecidedState, type ReceivedApplication } from '@contracts/job-applications';
import { type BulkAnswerRow, unknownFieldProblem } from '@contracts/job-templates';
import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { newKey } from '../../../client/actionKey';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { turkishNumber } from '../../../design/numbers';
import { sendsForm, useForm } from '../../../design/useForm';
import { useAnswerMany } from '../api/templates';
import { FIELD_WORDS } from './Templates';
import classes from './Templates.module.css';
import { useTemplates } from './useTemplates';

/** What was tried to be sent. One that failed may have reached some: the same words are sent under its id again, others after it. */
export interface Sending {
  readonly id: string;
  readonly words: string;
}

interface Props {
  jobId: string;
  chosen: readonly ReceivedApplication[];
  /** Sendings that failed before. */
  tried: readonly Sending[];
  onTry: (tried: readonly Sending[]) => void;
  /** Nothing was sent. */
  onClose: () => void;
  onDone: () => void;
}

const problemsOf = ({ text }: { text: string }) => {
  const problem = answerProblem(text) ?? unknownFieldProblem(text);
  return problem ? { text: problem } : {};
};

/** One text for the chosen applications, as the first of them will read it; then what became of each. */
export function AnswerMany({ onDone, ...writing }: Props) {
  const { chosen } = writing;
  const [told, setTold] = useState<readonly BulkAnswerRow[] | null>(null);
  const title = `${turkishNumber(chosen.length)} kişiyi yanıtla`;
  if (!told) return <Write title={title} onTold={setTold} {...writing} />;
  const answered = told.filter(({ problem }) => problem === null).length;
  return (
    <Dialog title={`${turkishNumber(answered)} kişi yanıtlandı`} onClose={onDone}>
      <ul className={classes.list}>
        {told.map(({ application_id, problem }) => (
          <li key={application_id}>
            <span>
              <b>{displayName(chosen.find(({ id }) => id === application_id)?.applicant ?? null)}</b>
              <small>{problem ?? 'Yanıt gönderildi.'}</small>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type Writing = Omit<Props, 'onDone'> & { title: string; onTold: (told: readonly BulkAnswerRow[]) => void };

function Write({ title, jobId, chosen, tried, onTry, onTold, onClose }: Writing) {
  const to = chosen[0]?.applicant ?? null;
  const { templates, fill } = useTemplates(jobId, to);
  const sending = useAnswerMany();
  const [state, setState] = useState<DecidedState | null>(null);
  const { form, values, bind, set, submit } = useForm({ text: '' }, problemsOf);
  const send = submit(({ text }) => {
    if (sending.isPending) return;
    const said = { text: text.trim(), ...(state === null ? {} : { state }) };
    const words = JSON.stringify(said);
    const own = tried.find((each) => each.words === words) ?? { id: newKey(), words };
    const others = tried.filter(({ id }) => id !== own.id);
    onTry([...others, own]);
    const seen = state === null ? {} : { versions: chosen.map(({ version }) => version) };
    const request = { ...said, ...seen, application_ids: chosen.map(({ id }) => id), sending_id: own.id, after: others.map(({ id }) => id) };
    sending.mutate(request, { onSuccess: ({ data }) => onTold(data) });
  });
  return (
    <Dialog title={title} size="lg" fillsPhone onClose={onClose} footer={null}>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <Failure of={sending} />
        {templates.length > 0 && (
          <NativeSelect
            label="Şablon"
            data={[{ value: '', label: 'Şablon seçin' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => set('text', templates.find(({ id }) => id === event.currentTarget.value)?.text ?? values.text)}
          />
        )}
        <Textarea label="Yanıt" description={FIELD_WORDS} data-autofocus autosize minRows={4} maxRows={12} {...bind('text')} />
        <NativeSelect
          label="Gönderince durum"
          data={[{ value: '', label: 'Olduğu gibi kalır' }, ...DECIDED_STATES.map((each) => ({ value: each, label: `${APPLICATION_STATE_LABEL[each]} olur` }))]}
          onChange={(event) => setState(DECIDED_STATES.find((each) => each === event.currentTarget.value) ?? null)}
        />
        {fill && values.text.trim() && (
          <section aria-label="Önizleme">
            <p className={classes.hint}>{displayName(to)} böyle okur:</p>
            <p className={classes.preview}>{fill(values.text.trim())}</p>
          </section>
        )}
        <p className={classes.hint}>Herkese ayrı bir yanıt ve bildirim gider. Gönderilen yanıt geri alınamaz; durum sonradan değiştirilebilir.</p>
        <div className={classes.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" disabled={chosen.length > APPLICATION_LIMITS.bulk} busy={sending.isPending && 'Gönderiliyor…'}>
            {`${turkishNumber(chosen.length)} kişiye gönder`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
