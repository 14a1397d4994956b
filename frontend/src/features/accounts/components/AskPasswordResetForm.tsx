import { emailProblem } from '@contracts/accounts';
import { TextInput } from '@mantine/core';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { useAskPasswordReset } from '../api/useAskPasswordReset';
import classes from './AuthCard.module.css';

const problemsOf = ({ email }: { email: string }) => {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
};

/** Asks for a mail with a link to a new password. */
export function AskPasswordResetForm({ onAsked }: { onAsked: (email: string) => void }) {
  const ask = useAskPasswordReset();
  const { form, values, problems, set, check, refuse, submit } = useForm({ email: '' }, problemsOf);
  const send = (fields: { email: string }) => {
    const email = fields.email.trim();
    ask.mutate({ email }, { onSuccess: () => onAsked(email), onError: (error) => error instanceof ApiError && refuse(error.fields) });
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      {ask.isError && (
        <Callout tone="danger" role="alert">
          {messageOf(ask.error)}
        </Callout>
      )}
      <TextInput
        label="E-posta"
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={problems.email}
        onChange={(event) => set('email', event.currentTarget.value)}
        onBlur={() => values.email && check('email')}
      />
      <Button type="submit" kind="primary" size="large" busy={ask.isPending && 'Gönderiliyor…'}>
        Sıfırlama bağlantısı gönder
      </Button>
    </form>
  );
}
