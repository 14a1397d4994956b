import { Inject, Injectable } from '@nestjs/common';
import { intent } from '../../../kernel/command.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { SCHEDULER } from '../../../platform/tokens.js';
import { MemberQuery } from '../views/member.query.js';
import { SendVerificationMail } from './account.commands.js';
import { RegistrationPace } from './registration-pace.service.js';
import { verificationMailKey } from './send-verification-mail.policy.js';

/** Sends the verification mail again to whoever has not got the one before. */
@Injectable()
export class VerificationMails {
  constructor(
    private readonly members: MemberQuery,
    private readonly pace: RegistrationPace,
    private readonly origins: Origins,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  /**
   * Nobody learns here whether an address is registered: the mail goes through the queue, so that the answer neither waits for it nor tells of it
   * by a position. Throws RuleViolation when an address of the network asked too often.
   */
  async resend(email: string, address: string, caller: Caller): Promise<void> {
    const may = await this.pace.mayMail(address, email);
    const member = may && email.includes('@') ? await this.members.byIdentifier(email) : null;
    if (!member || (member.verified && !member.verification_due)) return;
    const { id, at, correlationId } = this.origins.of(caller);
    const mail = intent(SendVerificationMail, { memberId: member._id });
    await this.scheduler.schedule({ key: verificationMailKey(member._id), at, intent: mail, correlationId, causationId: id });
  }
}
