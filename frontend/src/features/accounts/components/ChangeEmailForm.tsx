import { emailProblem } from '@contracts/account-problems';
import { OWN_DATA_TEXT } from '@contracts/own-data';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useChangeEmail } from '../api/emailChange';
import classes from './ChangePasswordForm.module.css';
import { EmailField } from './EmailField';
import { PasswordField } from './PasswordField';

const EMPTY = { email: '', password: '' };
type Fields = typeof EMPTY;

const needsEmail = ({ email }: Fields): Partial<Fields> => {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
};
const needsBoth = (fields: Fields): Partial<Fields> => ({
  ...needsEmail(fields),
  ...(fields.password ? {} : { password: OWN_DATA_TEXT.passwordRequired }),
});

/** Asks for another address; the password of those who have one, others have shown before who they are. */
export function ChangeEmailForm({ asksPassword }: { asksPassword: boolean }) {
  const { form, values, problems, bind, set, setValues, check, refuse, submit } = useForm<Fields>(EMPTY, asksPassword ? needsBoth : needsEmail);
  const change = useChangeEmail();
  const send = ({ email, password }: Fields) =>
    change.mutate({ email, ...(asksPassword ? { password } : {}) }, { onSuccess: () => setValues(EMPTY), onError: refusing(refuse) });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={change} />
      <EmailField
        label="Yeni e-posta adresi"
        value={values.email}
        error={problems.email}
        onChange={(value) => set('email', value)}
        onLeave={() => check('email')}
      />
      {asksPassword && <PasswordField label="Şifreniz" autoComplete="current-password" {...bind('password')} />}
      <Button type="submit" kind="primary" busy={change.isPending && 'Gönderiliyor…'}>
        Onay bağlantısı gönder
      </Button>
    </form>
  );
}
