import { OAUTH_TEXT, oauthProblem, PROVIDER_LABEL } from '@contracts/identities';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { ChooseUsername } from '../components/ChooseUsername';
import { FinishSignIn } from '../components/FinishSignIn';
import { LinkByPassword } from '../components/LinkByPassword';
import { oauthReturn, type Returned } from '../components/returned';
import { SignInProblem } from '../components/SignInProblem';
import { VerifyEmail } from '../components/VerifyEmail';

/** Leads back to where the visit began and says there what was done. */
function Done({ text, to }: { text: string; to: string }) {
  const told = useRef(false);
  useEffect(() => {
    if (!told.current) toast({ text });
    told.current = true;
  }, [text]);
  return <Navigate to={to} replace />;
}

/** Goes on from what happened at a provider. */
function OAuthReturn(returned: Returned) {
  const label = PROVIDER_LABEL[returned.provider];
  usePageTitle(`${label} ile giriş`);
  switch (returned.outcome) {
    case 'ready':
      return <FinishSignIn {...returned} />;
    case 'choose':
      return <ChooseUsername {...returned} />;
    case 'password':
      return <LinkByPassword {...returned} />;
    case 'linked':
      return <Done text={OAUTH_TEXT.linked(label)} to={returned.redirect ?? paths.settings('security')} />;
    case 'pictured':
      return <Done text={OAUTH_TEXT.pictured(label)} to={returned.redirect ?? paths.editProfile()} />;
    case 'proved':
      return <Navigate to={returned.redirect ?? paths.settings('security')} replace />;
    default:
      return <SignInProblem {...returned} text={oauthProblem(returned.outcome, label)} />;
  }
}

export function CallbackPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const returned = oauthReturn(query);
  if (returned) return <OAuthReturn {...returned} />;
  if (query.get('type') !== 'signup' || !token) return <Navigate to={paths.home} replace />;
  return <VerifyEmail token={token} />;
}
