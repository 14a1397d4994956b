import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { AuthorUpdates } from './author-updates.port.js';
import { WithdrawProjectUpdate } from './update.commands.js';

const AT_ONCE = 200;

/** Takes back the updates of a leaving member, one by one; what is withdrawn already stays so. */
@Injectable()
export class UpdateWithdrawal {
  constructor(
    private readonly commands: CommandBus,
    private readonly updates: AuthorUpdates,
  ) {}

  async withdrawAll(authorId: string, origin: Origin): Promise<void> {
    for await (const updateId of everyOf(AT_ONCE, (limit, offset) => this.updates.of(authorId, limit, offset))) {
      await this.commands.execute(new WithdrawProjectUpdate({ updateId }, step(origin, `update/${updateId}`)));
    }
  }
}
