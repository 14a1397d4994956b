import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import { DECIDED_STATES, type DecidedState, type ReceivedDetail } from '@contracts/job-applications';
import { unfilledProblem } from '@contracts/job-templates';
import { type Ref, useState } from 'react';
import { useAnswerApplicant } from '../api/received';
import { SayForm } from '../trail/SayForm';
import classes from './Opened.module.css';
import { useTemplates } from './useTemplates';

interface Props {
  application: ReceivedDetail;
  name: string;
  /** Where the text is kept until it is sent. */
  draft: string;
  text: string;
  onText: (text: string) => void;
  field: Ref<HTMLTextAreaElement>;
}

/** What the applicant is told, and which state that leads to. */
export function Answer({ application: { id, job_id, applicant, state, version }, name, draft, text, onText, field }: Props) {
  const { templates, fill } = useTemplates(job_id, applicant);
  const [template, setTemplate] = useState('');
  const [laid, setLaid] = useState('');
  const textOf = (templateId: string) => templates.find(({ id: each }) => each === templateId)?.text ?? '';
  /** Where nothing is left, no template is either: the same one can be taken again. */
  const write = (words: string) => {
    if (words.trim() === '') setTemplate('');
    onText(words);
  };
  const [chosen, setChosen] = useState<DecidedState | null>(null);
  const answering = useAnswerApplicant(id, draft);
  const send = (words: string) =>
    answering.mutate(
      { text: words, ...(chosen === null ? {} : { state: chosen, version }) },
      {
        onSuccess: () => {
          write('');
          setChosen(null);
        },
      },
    );
  /** Stands in the place of the one before, but below what was written. */
  const lay = (templateId: string) => {
    setTemplate(templateId);
    const filled = fill?.(textOf(templateId));
    if (!filled) return;
    onText(text.trim() === '' || text === laid ? filled : `${text.trimEnd()}\n\n${filled}`);
    setLaid(filled);
  };
  return (
    <SayForm
      label="Yanıt"
      verb="Yanıtı gönder"
      text={text}
      onText={write}
      onSend={send}
      calling={answering}
      field={field}
      problemOf={(words) => unfilledProblem(words, textOf(template))}
    >
      {fill && templates.length > 0 && (
        <label className={classes.state}>
          Şablon
          <select value={template} onChange={(event) => lay(event.currentTarget.value)}>
            <option value="">Şablon seçin</option>
            {templates.map(({ id: each, name: called }) => (
              <option key={each} value={each}>
                {called}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={classes.state}>
        Gönderince durum
        <select value={chosen ?? ''} onChange={(event) => setChosen(DECIDED_STATES.find((each) => each === event.currentTarget.value) ?? null)}>
          <option value="">{`${APPLICATION_STATE_LABEL[state]} kalır`}</option>
          {DECIDED_STATES.filter((each) => each !== state).map((each) => (
            <option key={each} value={each}>
              {`${APPLICATION_STATE_LABEL[each]} olur`}
            </option>
          ))}
        </select>
      </label>
      <p className={classes.effect}>{name} yanıtınızı başvurusunda görür ve bildirim alır.</p>
    </SayForm>
  );
}
