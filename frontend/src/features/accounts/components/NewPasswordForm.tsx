import { passwordProblem } from '@contracts/account-problems';
import { Failure } from '../../../calls/Failure';
import { ApiError } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { useUpdatePassword } from '../api/signUp';
import classes from './AuthCard.module.css';
import { NewPasswordField } from './NewPasswordField';
import { useFocusOnArrival } from './useFocusOnArrival';

const problemsOf = ({ password }: { password: string }) => {
  const problem = passwordProblem(password);
  return problem ? { password: problem } : {};
};

interface Props {
  token: string;
  onUpdated: (message: string | undefined) => void;
  /** Called with the sentence when the link does not work any more. */
  onDeadLink: (sentence: string) => void;
}

export function NewPasswordForm({ token, onUpdated, onDeadLink }: Props) {
  const update = useUpdatePassword(onUpdated);
  const { form, bind, refuse, submit } = useForm({ password: '' }, problemsOf);
  useFocusOnArrival(form);
  const refused = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    const { accessToken, ...fields } = error.fields;
    if (accessToken) onDeadLink(accessToken);
    else refuse(fields);
  };
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={submit(({ password }) => update.mutate({ password, accessToken: token }, { onError: refused }))}
    >
      <Failure of={update} />
      <NewPasswordField {...bind('password')} />
      <Button type="submit" kind="primary" size="large" busy={update.isPending && 'Kaydediliyor…'}>
        Şifremi değiştir
      </Button>
    </form>
  );
}
