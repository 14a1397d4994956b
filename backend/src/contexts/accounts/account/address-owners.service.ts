import { Inject, Injectable } from '@nestjs/common';
import { foldEmail } from '../../../../contracts/email.js';
import { intent, type Origin } from '../../../kernel/command.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import { RATE_LIMITER, SCHEDULER } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { NameReservations } from '../reservation/name-reservations.service.js';
import { WarnAddressOwner } from './account.commands.js';

/** Mails to one owner before they have to wait, as in signing in. */
const FREE_MAILS = 3;

/** Tells the owner of an address that somebody tried to register it once more. */
@Injectable()
export class AddressOwners {
  constructor(
    private readonly names: NameReservations,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  /** A few mails are a warning to the owner; more would be a way to pester them. */
  async tell(email: string, { id, at, correlationId }: Origin): Promise<void> {
    const key = `address-taken:${sha256(foldEmail(email))}`;
    if ((await this.limiter.attempt(key, FREE_MAILS)) > 0) return;
    const memberId = await this.names.holder('email', email);
    if (!memberId) return;
    const warning = intent(WarnAddressOwner, { memberId });
    await this.scheduler.schedule({ key: `address-taken:${memberId}`, at, intent: warning, correlationId, causationId: id });
  }
}
