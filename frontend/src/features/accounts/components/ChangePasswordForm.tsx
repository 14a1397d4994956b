import { ACCESS_TEXT } from '@contracts/access';
import { passwordProblem } from '@contracts/account-problems';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { toast } from '../../../design/toast';
import { useForm } from '../../../design/useForm';
import { useChangePassword } from '../api/access';
import classes from './ChangePasswordForm.module.css';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';

const EMPTY = { currentPassword: '', password: '' };
type Fields = typeof EMPTY;

function problemsOf({ currentPassword, password }: Fields): Partial<Fields> {
  const problem = passwordProblem(password) ?? (password === currentPassword ? ACCESS_TEXT.samePassword : null);
  return {
    ...(currentPassword ? {} : { currentPassword: ACCESS_TEXT.currentPasswordRequired }),
    ...(problem ? { password: problem } : {}),
  };
}

export function ChangePasswordForm() {
  const { form, bind, setValues, refuse, submit } = useForm<Fields>(EMPTY, problemsOf);
  const change = useChangePassword();
  const send = (fields: Fields) =>
    change.mutate(fields, {
      onSuccess: ({ message }) => {
        setValues(EMPTY);
        toast({ text: message ?? ACCESS_TEXT.passwordChanged });
      },
      onError: refusing(refuse),
    });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={change} />
      <PasswordField label="Mevcut şifre" autoComplete="current-password" {...bind('currentPassword')} />
      <NewPasswordField {...bind('password')} />
      <Button type="submit" kind="primary" busy={change.isPending && 'Kaydediliyor…'}>
        Şifremi değiştir
      </Button>
    </form>
  );
}
