import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ACCESS_TEXT, type PasswordChangeRequest } from '../../../../contracts/access.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { ReplacePassword } from '../account/account.commands.js';
import { refusePassword } from '../account/password.rules.js';
import { MemberQuery } from '../views/member.query.js';
import type { Device } from './device.rules.js';
import { SignIn } from './sign-in.service.js';

/** Lets a signed-in member who knows the password choose another. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly members: MemberQuery,
    private readonly signIn: SignIn,
  ) {}

  /** Throws RuleViolation with the field that is to blame. */
  async change({ currentPassword, password }: PasswordChangeRequest, caller: Caller, device: Device): Promise<void> {
    const { id: sessionId, memberId } = sessionOf(caller);
    refusePassword(password);
    await this.refuseStranger(memberId, currentPassword, device);
    if (currentPassword === password) throw refused('password', ACCESS_TEXT.samePassword);
    await this.commands.execute(new ReplacePassword({ memberId, sessionId, password }, this.origins.of(caller)));
  }

  private async refuseStranger(memberId: string, currentPassword: string, device: Device): Promise<void> {
    if (!currentPassword) throw refused('currentPassword', ACCESS_TEXT.currentPasswordRequired);
    const member = await this.members.byId(memberId);
    if (!member || !(await this.signIn.isPassword(member, currentPassword, device))) throw refused('currentPassword', ACCESS_TEXT.currentPasswordWrong);
  }
}

const refused = (field: string, sentence: string) => new RuleViolation('account.refused', sentence, { [field]: sentence });
