import { Inject, Injectable } from '@nestjs/common';
import { emailProblem } from '../../../../contracts/account-problems.js';
import { intent } from '../../../kernel/command.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { SCHEDULER } from '../../../platform/tokens.js';
import { SendPasswordResetMail } from './account.commands.js';
import { ResetAddressee } from './reset-addressee.service.js';

/** Sends the mail whose link lets a member choose a new password. */
@Injectable()
export class PasswordResetMails {
  constructor(
    private readonly addressees: ResetAddressee,
    private readonly origins: Origins,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  /** Through the queue, so that the answer neither waits for the mail nor tells by its time that the address is registered. Throws RuleViolation. */
  async ask(email: string, address: string, caller: Caller): Promise<void> {
    refuseProblems('account.incomplete', { email: emailProblem(email) ?? undefined });
    const memberId = await this.addressees.of(email, address);
    const { id, at, correlationId } = this.origins.of(caller);
    const mail = intent(SendPasswordResetMail, { memberId });
    await this.scheduler.schedule({ key: `password-reset-mail:${memberId}`, at, intent: mail, correlationId, causationId: id });
  }
}
