import { Inject, Injectable } from '@nestjs/common';
import { type Identity, PROVIDER_IDS, PROVIDER_LABEL, type Provider } from '../../../../contracts/identities.js';
import type { IdentityProvider } from '../../../kernel/identity-provider.js';
import type { Views } from '../../../kernel/views.js';
import { IDENTITY_PROVIDERS, VIEWS } from '../../../platform/tokens.js';
import { type IdentityDocument, identitiesView } from './identities.model.js';

/** More than anybody links. */
const AT_MOST = 100;

/** Answers which providers there are and which of them a member has linked. */
@Injectable()
export class IdentitiesQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(IDENTITY_PROVIDERS) private readonly providers: readonly IdentityProvider[],
  ) {}

  /** The providers that this installation offers. */
  offered(): Provider[] {
    return PROVIDER_IDS.filter((id) => this.isOffered(id)).map((id) => ({ id, label: PROVIDER_LABEL[id] }));
  }

  ofMember(memberId: string): Promise<readonly IdentityDocument[]> {
    return this.views.find(identitiesView.name, { member_id: memberId }, { sort: [['linked_at', 1]], limit: AT_MOST });
  }

  /** Offered or linked; what is linked can be unlinked although it is offered no more. */
  async own(memberId: string): Promise<Identity[]> {
    const linked = new Map((await this.ofMember(memberId)).map(({ provider, linked_at }) => [provider, linked_at]));
    return PROVIDER_IDS.filter((id) => this.isOffered(id) || linked.has(id)).map((id) => ({
      id,
      label: PROVIDER_LABEL[id],
      linked_at: linked.get(id) ?? null,
      offered: this.isOffered(id),
    }));
  }

  private isOffered(id: string): boolean {
    return this.providers.some((provider) => provider.id === id);
  }
}
