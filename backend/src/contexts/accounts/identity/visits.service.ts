import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { OAuthOutcome } from '../../../../contracts/identities.js';
import { type ExternalIdentity, type IdentityProvider, IdentityRefused } from '../../../kernel/identity-provider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { IDENTITY_PROVIDERS } from '../../../platform/tokens.js';
import { AccountSettings } from '../account-settings.port.js';
import { type Arrival, Arrivals } from './arrivals.service.js';
import { ProviderPictures } from './provider-pictures.service.js';
import { type Errand, proofOf, SignInTokens } from './sign-in-tokens.service.js';

/** Where a browser goes and what it keeps until it is back; the address is null when the provider does not answer. */
export interface Departure {
  readonly address: string | null;
  readonly token: string;
}

/** Sends browsers to providers and receives them again. */
@Injectable()
export class Visits {
  constructor(
    private readonly tokens: SignInTokens,
    private readonly arrivals: Arrivals,
    private readonly providerPictures: ProviderPictures,
    private readonly origins: Origins,
    private readonly settings: AccountSettings,
    @Inject(IDENTITY_PROVIDERS) private readonly providers: readonly IdentityProvider[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws RuleViolation when the provider is not offered. */
  async begin(provider: string, errand: Errand): Promise<Departure> {
    const asked = this.offered(provider);
    const token = await this.tokens.beginVisit(provider, errand);
    try {
      return { token, address: await asked.authorizationUrl(proofOf(token, this.callback(provider)), { asksAgain: errand.to === 'prove' }) };
    } catch (error) {
      this.outcomeOf(error, provider);
      return { token, address: null };
    }
  }

  /** `token` is what the browser kept, `answer` what it brought back. What goes wrong is an outcome, too. */
  async end(provider: string, token: string | null, answer: URLSearchParams, caller: Caller): Promise<Arrival & { readonly to: Errand['to'] }> {
    const asked = this.offered(provider);
    const errand = token && (await this.tokens.endVisit(provider, token, caller));
    if (!errand) return { outcome: 'expired', to: 'enter' };
    const { to } = errand;
    if ((to === 'link' || to === 'picture') && errand.memberId !== caller.memberId) return { outcome: 'expired', to };
    try {
      return { ...(await this.goOn(asked, errand, await asked.identify(proofOf(token, this.callback(provider)), answer), caller)), to };
    } catch (error) {
      return { outcome: this.outcomeOf(error, provider), to };
    }
  }

  private goOn(provider: IdentityProvider, errand: Errand, found: ExternalIdentity, caller: Caller): Promise<Arrival> {
    if (errand.to === 'link') return this.arrivals.toLink(provider.id, found, errand.memberId, this.origins.of(caller));
    if (errand.to === 'picture') return this.providerPictures.take(provider, found, errand.memberId, caller);
    if (errand.to === 'prove' && caller.session) return this.arrivals.toProve(provider.id, found, caller.session);
    return this.arrivals.toSignIn(provider.id, found);
  }

  private offered(id: string): IdentityProvider {
    const found = this.providers.find((provider) => provider.id === id);
    if (!found) throw notFound();
    return found;
  }

  private callback(provider: string): string {
    return `${this.settings.publicUrl}/api/auth/oauth/${provider}/callback`;
  }

  /** Throws again what is neither a rule's nor the provider's doing. */
  private outcomeOf(error: unknown, provider: string): OAuthOutcome {
    if (error instanceof RuleViolation) return error.code === 'identity.taken' ? 'taken' : 'failed';
    if (!(error instanceof IdentityRefused || error instanceof Unavailable)) throw error;
    if (error instanceof IdentityRefused && error.reason === 'cancelled') return 'cancelled';
    // Not the cause itself: it may hold what the provider said about somebody.
    const { name, code } = (error.cause ?? error) as { name?: string; code?: string };
    this.logger.warn({ provider, cause: name, code }, 'a provider did not say who somebody is');
    return error instanceof Unavailable ? 'unreachable' : 'failed';
  }
}
