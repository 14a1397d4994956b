import { registerProblems } from '@contracts/account-problems';
import { ACCOUNT_TEXT } from '@contracts/accounts';
import { Failure } from '../../../calls/Failure';
import { dropInvitation, useRegister } from '../api/signUp';
import classes from './AuthCard.module.css';
import { EmailField } from './EmailField';
import { NewPasswordField } from './NewPasswordField';
import { SignUpEnd, useSignUpForm } from './SignUpForm';
import { UsernameField } from './UsernameField';
import { useFocusOnArrival } from './useFocusOnArrival';

const EMPTY = { display_name: '', username: '', email: '', password: '', read: false };
type Fields = typeof EMPTY;

const problemsOf = ({ display_name, email, ...rest }: Fields) => registerProblems({ ...rest, email: email.trim(), display_name: display_name.trim() });

export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { form, values, problems, bind, set, check, note, submit, signingUp, onError } = useSignUpForm<Fields>(EMPTY, problemsOf);
  const register = useRegister();
  useFocusOnArrival(form);
  const send = (fields: Fields) => {
    const { username, password } = fields;
    const email = fields.email.trim();
    register.mutate(
      { username, email, password, ...signingUp(fields) },
      {
        onSuccess: () => {
          dropInvitation();
          onRegistered(email);
        },
        onError,
      },
    );
  };
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={register} title={ACCOUNT_TEXT.registerFailed} />
      <EmailField value={values.email} error={problems.email} onChange={(value) => set('email', value)} onLeave={() => check('email')} />
      <UsernameField
        value={values.username}
        error={problems.username}
        onChange={(value) => set('username', value)}
        onChecked={(problem) => note('username', problem)}
      />
      <NewPasswordField label="Şifre" {...bind('password')} />
      <SignUpEnd
        name={bind('display_name')}
        terms={{ checked: values.read, error: problems.read, onChange: (read) => set('read', read) }}
        busy={register.isPending}
      />
    </form>
  );
}
