import { passwordProblem } from '@contracts/account-problems';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useSetPassword } from '../api/access';
import classes from './ChangePasswordForm.module.css';
import { NewPasswordField } from './NewPasswordField';

const problemsOf = ({ password }: { password: string }) => {
  const problem = passwordProblem(password);
  return problem ? { password: problem } : {};
};

/** The first password of a member who has just shown who they are. */
export function SetPasswordForm() {
  const { form, bind, refuse, submit } = useForm({ password: '' }, problemsOf);
  const change = useSetPassword();
  const send = (fields: { password: string }) => change.mutate(fields, { onError: refusing(refuse) });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={change} />
      <NewPasswordField {...bind('password')} />
      <Button type="submit" kind="primary" busy={change.isPending && 'Kaydediliyor…'}>
        Şifremi belirle
      </Button>
    </form>
  );
}
