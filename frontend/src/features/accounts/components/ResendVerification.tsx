import { emailProblem } from '@contracts/account-problems';
import { ACCOUNT_TEXT } from '@contracts/accounts';
import { TextInput } from '@mantine/core';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { useResendVerification } from '../api/signUp';
import classes from './AuthCard.module.css';

const problemsOf = ({ email }: { email: string }) => {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
};

/** Asks for a new verification mail; with a known address it is only a button. */
export function ResendVerification({ email }: { email?: string }) {
  const resend = useResendVerification();
  const { form, typed, values, check, submit } = useForm({ email: email ?? '' }, problemsOf);
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit((request) => resend.mutate(request))}>
      {email === undefined && <TextInput label="E-posta" type="email" autoComplete="email" {...typed('email')} onBlur={() => values.email && check('email')} />}
      {resend.isSuccess && (
        <Callout tone="ok" role="status">
          {ACCOUNT_TEXT.resent}
        </Callout>
      )}
      <Failure of={resend} />
      <Button type="submit" busy={resend.isPending && 'Gönderiliyor…'}>
        Doğrulama e-postasını yeniden gönder
      </Button>
    </form>
  );
}
