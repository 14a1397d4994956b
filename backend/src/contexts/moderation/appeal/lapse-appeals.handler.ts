import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { LapseAppeal, LapseAppeals } from './appeal.commands.js';
import { AppealsOf } from './appeals-of.port.js';

const AT_ONCE = 100;

/** Ends one after the other; what is over stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class LapseAppealsHandler implements ICommandHandler<LapseAppeals> {
  constructor(
    private readonly commands: CommandBus,
    private readonly appeals: AppealsOf,
  ) {}

  async execute({ data: { memberId }, origin }: LapseAppeals): Promise<void> {
    for await (const appealId of everyOf(AT_ONCE, (limit, offset) => this.appeals.of(memberId, limit, offset))) {
      await this.commands.execute(new LapseAppeal({ appealId }, step(origin, appealId)));
    }
  }
}
