import { oauthProblem, PROVIDER_LABEL } from '@contracts/identities';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { ChooseUsername } from './ChooseUsername';
import { FinishSignIn } from './FinishSignIn';
import { IdentityLinked } from './IdentityLinked';
import { LinkByPassword } from './LinkByPassword';
import type { Returned } from './returned';
import { SignInProblem } from './SignInProblem';

/** Goes on from what happened at a provider. */
export function OAuthReturn(returned: Returned) {
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
      return <IdentityLinked {...returned} />;
    case 'proved':
      return <Navigate to={returned.redirect ?? paths.settings('security')} replace />;
    default:
      return <SignInProblem {...returned} text={oauthProblem(returned.outcome, label)} />;
  }
}
