import { answerProblem } from '@contracts/job-application-problems';
import { APPLICATION_LIMITS } from '@contracts/job-applications';
import { Textarea } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { useMuted } from '../../../calls/useMuted';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { LengthNote } from '../../../design/LengthNote';
import { sendsForm } from '../../../design/useForm';
import classes from './SayForm.module.css';

interface Props {
  label: string;
  verb: string;
  text: string;
  onText: (text: string) => void;
  /** Sends what was written. */
  onSend: (text: string) => void;
  calling: { isError: boolean; error: Error | null; isPending: boolean };
  field?: Ref<HTMLTextAreaElement>;
  /** What else is wrong with a text, or null. */
  problemOf?: (text: string) => string | null;
  /** What follows from sending, and what may be chosen with it. */
  children?: ReactNode;
}

/** Where one side writes to the other. */
export function SayForm({ label, verb, text, onText, onSend, calling, field, problemOf, children }: Props) {
  const muted = useMuted();
  const [problem, setProblem] = useState<string | null>(null);
  const send = () => {
    const found = answerProblem(text) ?? problemOf?.(text) ?? null;
    setProblem(found);
    if (!found && !calling.isPending) onSend(text.trim());
  };
  if (muted) return <Callout tone="warn">{muted}</Callout>;
  return (
    <form
      className={classes.form}
      noValidate
      onKeyDown={(event) => sendsForm(event) && send()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Failure of={calling} />
      <Textarea
        ref={field}
        label={label}
        autosize
        minRows={2}
        maxRows={12}
        value={text}
        error={problem}
        onChange={(event) => {
          setProblem(null);
          onText(event.currentTarget.value);
        }}
      />
      <LengthNote length={text.trim().length} max={APPLICATION_LIMITS.answer.max} />
      {children}
      <Button type="submit" kind="primary" className={classes.send} busy={calling.isPending && 'Gönderiliyor…'}>
        {verb}
      </Button>
    </form>
  );
}
