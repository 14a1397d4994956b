import { ACCOUNT_TEXT, type LoginAnswer } from '@contracts/accounts';
import { finishProblems, type ProviderRegistration } from '@contracts/identities';
import { Failure } from '../../../calls/Failure';
import { useFinishRegistration } from '../api/signIn';
import { dropInvitation } from '../api/signUp';
import classes from './AuthCard.module.css';
import { SignUpEnd, useSignUpForm } from './SignUpForm';
import { UsernameField } from './UsernameField';
import { useFocusOnArrival } from './useFocusOnArrival';

interface Fields {
  username: string;
  display_name: string;
  read: boolean;
}

interface Props {
  wish: ProviderRegistration;
  onSignedIn: (answer: LoginAnswer) => void;
}

export function ChooseUsernameForm({ wish, onSignedIn }: Props) {
  const initial = { username: wish.username, display_name: wish.display_name ?? '', read: false };
  const { form, bind, values, problems, set, note, submit, signingUp, onError } = useSignUpForm<Fields>(initial, finishProblems);
  useFocusOnArrival(form);
  // Somebody new has no second factor to show.
  const finish = useFinishRegistration({ onSignedIn, onSecondFactor: () => undefined });
  const send = (fields: Fields) => finish.mutate({ username: fields.username, ...signingUp(fields) }, { onSuccess: dropInvitation, onError });
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
      <Failure of={finish} title={ACCOUNT_TEXT.registerFailed} />
      <UsernameField
        value={values.username}
        error={problems.username}
        onChange={(value) => set('username', value)}
        onChecked={(problem) => note('username', problem)}
      />
      <SignUpEnd
        name={bind('display_name')}
        terms={{ checked: values.read, error: problems.read, onChange: (read) => set('read', read) }}
        busy={finish.isPending}
      />
    </form>
  );
}
