import { ACCOUNT_TEXT } from '@contracts/accounts';
import { CODE } from '@contracts/envelope';
import { Checkbox, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Failure } from '../../../calls/Failure';
import { ApiError, hasCode, refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { type OnAdmitted, useSignIn } from '../api/signIn';
import classes from './AuthCard.module.css';
import { PasskeySignIn } from './PasskeySignIn';
import { PasswordField } from './PasswordField';
import { ProviderButtons } from './ProviderButtons';
import { ResendVerification } from './ResendVerification';
import { useFocusOnArrival } from './useFocusOnArrival';

interface Fields {
  identifier: string;
  password: string;
  rememberMe: boolean;
}

const problemsOf = ({ identifier, password }: Fields) => ({
  ...(identifier.trim() ? {} : { identifier: ACCOUNT_TEXT.identifierRequired }),
  ...(password ? {} : { password: ACCOUNT_TEXT.passwordRequired }),
});

interface Props extends OnAdmitted {
  /** Where to go on to, for those who sign in elsewhere. */
  redirect?: string;
  /** Whether the page says something else first. */
  isSecond?: boolean;
}

export function LoginForm({ redirect, isSecond = false, ...on }: Props) {
  const { form, typed, values, set, submit, refuse } = useForm<Fields>({ identifier: '', password: '', rememberMe: true }, problemsOf);
  const signIn = useSignIn(on);
  useFocusOnArrival(form, !isSecond);
  const unverified = signIn.error instanceof ApiError && signIn.error.details.needsEmailVerification;
  const send = (fields: Fields) => signIn.mutate({ ...fields, identifier: fields.identifier.trim() }, { onError: refusing(refuse) });
  return (
    <>
      <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
        {/* The page itself tells a restricted member what happened. */}
        {!hasCode(signIn.error, CODE.restricted) && <Failure of={signIn} />}
        <TextInput
          label="Kullanıcı adı veya e-posta"
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...typed('identifier')}
        />
        <PasswordField label="Şifre" name="password" autoComplete="current-password" {...typed('password')} />
        <div className={classes.between}>
          <Checkbox label="Beni hatırla" checked={values.rememberMe} onChange={(event) => set('rememberMe', event.currentTarget.checked)} />
          <Link className={classes.link} to={paths.resetPassword}>
            Şifremi unuttum
          </Link>
        </div>
        <Button type="submit" kind="primary" size="large" busy={signIn.isPending && 'Giriş yapılıyor…'}>
          Giriş Yap
        </Button>
      </form>
      <PasskeySignIn rememberMe={values.rememberMe} {...on} />
      <ProviderButtons redirect={redirect} remember={values.rememberMe} />
      {unverified && <ResendVerification email={values.identifier.includes('@') ? values.identifier.trim() : undefined} />}
    </>
  );
}
