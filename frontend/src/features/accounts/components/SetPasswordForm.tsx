import { passwordProblem } from '@contracts/accounts';
import { ApiError, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
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
  const { form, values, problems, set, check, refuse, submit } = useForm({ password: '' }, problemsOf);
  const change = useSetPassword();
  const send = (fields: { password: string }) => change.mutate(fields, { onError: (error) => error instanceof ApiError && refuse(error.fields) });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      {change.isError && (
        <Callout tone="danger" role="alert">
          {messageOf(change.error)}
        </Callout>
      )}
      <NewPasswordField
        value={values.password}
        error={problems.password}
        onChange={(event) => set('password', event.currentTarget.value)}
        onBlur={() => values.password && check('password')}
      />
      <Button type="submit" kind="primary" busy={change.isPending && 'Kaydediliyor…'}>
        Şifremi belirle
      </Button>
    </form>
  );
}
