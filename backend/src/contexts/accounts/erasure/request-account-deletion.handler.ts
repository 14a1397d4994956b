import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OWN_DATA_TEXT } from '../../../../contracts/own-data.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { accountStream } from '../account/account.stream.js';
import { RequestAccountDeletion } from './erasure.commands.js';
import { erasureStream } from './erasure.stream.js';

/** An installation must not lose the last one who can run it: administrators give up their role first. */
@Injectable()
export class RequestAccountDeletionHandler implements ICommandHandler<RequestAccountDeletion> {
  constructor(private readonly store: EventStore) {}

  async execute(command: RequestAccountDeletion): Promise<void> {
    const { memberId } = command.data;
    const { role } = await this.store.state(accountStream, memberId);
    if (role === 'admin') throw new RuleViolation('erasure.admin', OWN_DATA_TEXT.adminKept);
    await this.store.decideOn(erasureStream, memberId, command);
  }
}
