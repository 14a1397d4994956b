import { oauthProblem, PROVIDER_LABEL } from '@contracts/identities';
import { usePageTitle } from '../../../design/usePageTitle';
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
    case 'registered':
      return <FinishSignIn {...returned} />;
    case 'password':
      return <LinkByPassword {...returned} />;
    case 'linked':
      return <IdentityLinked {...returned} />;
    default:
      return <SignInProblem {...returned} text={oauthProblem(returned.outcome, label)} />;
  }
}
