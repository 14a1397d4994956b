import { isProvider, OAUTH_OUTCOMES, type OAuthOutcome, type ProviderId } from '@contracts/identities';
import { safeRedirect } from '../../../paths';

/** What the server says of a visit to a provider. */
export interface Returned {
  outcome: OAuthOutcome;
  provider: ProviderId;
  /** Whether a member wanted to link an account instead of signing in. */
  links: boolean;
  /** Whether a member wanted to show once more who they are. */
  proves: boolean;
  /** Whether a member wanted to take their picture from there. */
  pictures: boolean;
  redirect: string | undefined;
}

/** Null when the page was not reached from a provider. */
export function oauthReturn(query: URLSearchParams): Returned | null {
  const provider = query.get('provider');
  const told = query.get('oauth');
  if (!told || !isProvider(provider)) return null;
  const outcome = OAUTH_OUTCOMES.find((known) => known === told) ?? 'failed';
  const went = (to: string) => query.get(to) === '1';
  return { outcome, provider, links: went('link'), proves: went('prove'), pictures: went('picture'), redirect: safeRedirect(query.get('redirect')) };
}
