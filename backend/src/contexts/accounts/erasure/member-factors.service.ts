import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Secrets } from '../../../kernel/vault.js';
import { SECRETS } from '../../../platform/tokens.js';
import { RemovePasskey, RemoveTotp } from '../second-factor/second-factor.commands.js';
import { SECRET } from '../second-factor/second-factor.rules.js';
import { secondFactorStream } from '../second-factor/second-factor.stream.js';

/** Takes an erased member's second factors away: members have named them, and a view shows the names. */
@Injectable()
export class MemberFactors {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Nothing happens to what is gone already. */
  async remove(memberId: string, origin: Origin): Promise<void> {
    const { totp, recovery, passkeys } = await this.store.state(secondFactorStream, memberId);
    if (recovery) await this.secrets.drop(memberId, SECRET.recovery(recovery.setId));
    if (totp) {
      await this.secrets.drop(memberId, SECRET.totp(totp));
      await this.commands.execute(new RemoveTotp({ memberId }, step(origin, 'totp')));
    }
    for (const passkeyId of Object.keys(passkeys)) {
      await this.secrets.drop(memberId, SECRET.passkey(passkeyId));
      await this.commands.execute(new RemovePasskey({ memberId, passkeyId }, step(origin, passkeyId)));
    }
  }
}
