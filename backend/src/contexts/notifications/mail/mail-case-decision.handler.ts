import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Mailer } from '../../../kernel/mailer.js';
import { MAILER } from '../../../platform/tokens.js';
import { CaseLetters } from './case-letters.service.js';
import { MailCaseDecision } from './mail.commands.js';
import { WhatFollowed } from './what-followed.port.js';

@Injectable()
export class MailCaseDecisionHandler implements ICommandHandler<MailCaseDecision> {
  constructor(
    private readonly letters: CaseLetters,
    private readonly followed: WhatFollowed,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async execute({ data, origin }: MailCaseDecision): Promise<void> {
    // The mail about the suspension tells the decision as well.
    const warns = data.actions.some(({ action }) => action === 'warn_user');
    if (warns && data.contentId && (await this.followed.suspendsOnCase(data.contentId, data.decision.id, origin))) return;
    const mail = await this.letters.write(origin.id, data);
    if (mail) await this.mailer.deliver(mail);
  }
}
