import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OAUTH_TEXT } from '../../../../contracts/identities.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Credentials } from '../../../kernel/vault.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { UnlinkIdentity, UnlinkProvider } from './identity.commands.js';
import { identityId, identityStream } from './identity.stream.js';

/** Refuses to take away the last way in: a password or an account at another provider has to be left. */
@Injectable()
export class UnlinkProviderHandler implements ICommandHandler<UnlinkProvider> {
  constructor(
    private readonly store: EventStore,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async execute({ data: { memberId, provider, identities }, origin }: UnlinkProvider): Promise<void> {
    const going = identities.filter((identity) => identity.provider === provider);
    const isLast = going.length === identities.length && !(await this.credentials.has(memberId));
    if (going.length > 0 && isLast) throw new RuleViolation('identity.last-way', OAUTH_TEXT.lastWay);
    for (const identity of going) {
      const id = identityId(identity);
      await this.store.decideOn(identityStream, id, new UnlinkIdentity({ memberId, ...identity }, { ...origin, id: `${origin.id}/${id}` }));
    }
  }
}
