import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EMAIL_CHANGE_TEXT } from '../../../../contracts/email-change.js';
import { OWN_DATA_TEXT } from '../../../../contracts/own-data.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { accountStream } from '../account/account.stream.js';
import { RequestAccountDeletion } from './erasure.commands.js';
import { erasureStream } from './erasure.stream.js';

/**
 * An installation must not lose the last one who can run it: administrators give up their role first. Nor does an account end while its former
 * address may still take it back. A change that is confirmed at the very moment in which the wish is recorded loses nothing: the grace is as long as the way back.
 */
@Injectable()
export class RequestAccountDeletionHandler implements ICommandHandler<RequestAccountDeletion> {
  constructor(private readonly store: EventStore) {}

  async execute(command: RequestAccountDeletion): Promise<void> {
    const { memberId } = command.data;
    const { role, changedEmail } = await this.store.state(accountStream, memberId);
    if (role === 'admin') throw new RuleViolation('erasure.admin', OWN_DATA_TEXT.adminKept);
    if (changedEmail) throw new RuleViolation('erasure.address-settling', EMAIL_CHANGE_TEXT.deletionWaits);
    await this.store.decideOn(erasureStream, memberId, command);
  }
}
