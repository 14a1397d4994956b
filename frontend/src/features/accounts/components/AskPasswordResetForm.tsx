import { emailProblem } from '@contracts/account-problems';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useAskPasswordReset } from '../api/signUp';
import classes from './AuthCard.module.css';
import { EmailField } from './EmailField';
import { useFocusOnArrival } from './useFocusOnArrival';

const problemsOf = ({ email }: { email: string }) => {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
};

/** Asks for a mail with a link to a new password. */
export function AskPasswordResetForm({ onAsked }: { onAsked: (email: string) => void }) {
  const ask = useAskPasswordReset();
  const { form, values, problems, set, check, refuse, submit } = useForm({ email: '' }, problemsOf);
  useFocusOnArrival(form);
  const send = (fields: { email: string }) => {
    const email = fields.email.trim();
    ask.mutate({ email }, { onSuccess: () => onAsked(email), onError: refusing(refuse) });
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={ask} />
      <EmailField value={values.email} error={problems.email} onChange={(value) => set('email', value)} onLeave={() => check('email')} />
      <Button type="submit" kind="primary" size="large" busy={ask.isPending && 'Gönderiliyor…'}>
        Sıfırlama bağlantısı gönder
      </Button>
    </form>
  );
}
