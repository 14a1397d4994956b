import { ACCOUNT_TEXT } from '@contracts/accounts';
import { type FinishLinkRequest, OAUTH_TEXT, PROVIDER_LABEL } from '@contracts/identities';
import type { SecondFactorAnswer } from '@contracts/second-factor';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { useForm } from '../../../design/useForm';
import { paths } from '../../../paths';
import { useFinishLink } from '../api/signIn';
import { AuthCard } from './AuthCard';
import classes from './AuthCard.module.css';
import { PasswordField } from './PasswordField';
import type { Returned } from './returned';
import { SecondStepCard } from './SecondStepCard';
import { SignInProblem } from './SignInProblem';
import { useFocusOnArrival } from './useFocusOnArrival';
import { useGoOn } from './useGoOn';

const problemsOf = ({ password }: FinishLinkRequest) => (password ? {} : { password: ACCOUNT_TEXT.passwordRequired });

/** Asks for the password of the account that has the address, and links the two. */
export function LinkByPassword(returned: Returned) {
  const label = PROVIDER_LABEL[returned.provider];
  const navigate = useNavigate();
  const [second, setSecond] = useState<SecondFactorAnswer['secondFactor'] | null>(null);
  const on = { onSignedIn: useGoOn(returned.redirect), onSecondFactor: setSecond };
  const finish = useFinishLink(on);
  const { form, typed, submit, refuse } = useForm<FinishLinkRequest>({ password: '' }, problemsOf);
  useFocusOnArrival(form);
  const isWrong = hasCode(finish.error, 'WRONG_CREDENTIALS');
  const send = (request: FinishLinkRequest) =>
    finish.mutate(request, { onError: (error) => hasCode(error, 'WRONG_CREDENTIALS') && refuse({ password: OAUTH_TEXT.wrongPassword }) });

  if (second) return <SecondStepCard asked={second} onBack={() => navigate(paths.login({ redirect: returned.redirect }))} {...on} />;
  if (hasCode(finish.error, 'TICKET_INVALID')) return <SignInProblem {...returned} text={messageOf(finish.error)} />;
  return (
    <AuthCard
      title="Hesabınızı bağlayın"
      text={`${label} hesabınızın e-posta adresiyle açılmış bir Meydan hesabı var. Size ait olduğunu o hesabın şifresiyle gösterin; sonraki girişlerde ${label} yeter.`}
      below={<Link to={paths.login({ redirect: returned.redirect })}>Başka bir yolla giriş yap</Link>}
    >
      <form ref={form} className={classes.form} noValidate onSubmit={submit(send)}>
        {finish.isError && !isWrong && (
          <Callout tone="danger" role="alert">
            {messageOf(finish.error)}
          </Callout>
        )}
        <PasswordField label="Meydan şifreniz" name="password" autoComplete="current-password" {...typed('password')} />
        <Button type="submit" kind="primary" size="large" busy={finish.isPending && 'Bağlanıyor…'}>
          Bağla ve giriş yap
        </Button>
      </form>
    </AuthCard>
  );
}
