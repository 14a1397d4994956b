import { type FactorProof, SECOND_FACTOR_TEXT } from '@contracts/second-factor';
import { TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { PasswordField } from './PasswordField';
import classes from './SecondFactor.module.css';

interface Props<Answer> {
  /** What will follow, in a sentence. */
  text: string;
  action: string;
  mutation: UseMutationResult<Answer, Error, FactorProof>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks the member to prove that it is they who change their factors: by the password, or by a code. */
export function ProofForm<Answer>({ text, action, mutation, onDone, onCancel }: Props<Answer>) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const problemsOf = ({ proof }: { proof: string }) => (proof.trim() ? {} : { proof: SECOND_FACTOR_TEXT.proofRequired });
  const { form, values, problems, set, submit, refuse } = useForm({ proof: '' }, problemsOf);
  const fault = mutation.error instanceof ApiError ? mutation.error.fields[by] : undefined;
  const send = ({ proof }: { proof: string }) =>
    mutation.mutate(
      { [by]: proof },
      { onSuccess: onDone, onError: (error) => error instanceof ApiError && error.fields[by] && refuse({ proof: error.fields[by] }) },
    );
  const field = {
    value: values.proof,
    error: problems.proof,
    onChange: (event: { currentTarget: HTMLInputElement }) => set('proof', event.currentTarget.value),
  };
  const turn = () => {
    set('proof', '');
    setBy(by === 'password' ? 'code' : 'password');
  };
  return (
    <form ref={form} className={classes.dialog} noValidate onSubmit={submit(send)}>
      <p>{text}</p>
      {mutation.isError && !fault && (
        <Callout tone="danger" role="alert">
          {messageOf(mutation.error)}
        </Callout>
      )}
      {by === 'password' ? (
        <PasswordField label="Şifre" name="password" autoComplete="current-password" data-autofocus {...field} />
      ) : (
        <TextInput label="Doğrulama veya kurtarma kodu" name="code" autoComplete="one-time-code" autoFocus {...field} />
      )}
      <Button kind="quiet" className={classes.turn} onClick={turn}>
        {by === 'password' ? 'Şifre yerine kod kullan' : 'Kod yerine şifre kullan'}
      </Button>
      <div className={classes.actions}>
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" kind="primary" busy={mutation.isPending && 'Doğrulanıyor…'}>
          {action}
        </Button>
      </div>
    </form>
  );
}
