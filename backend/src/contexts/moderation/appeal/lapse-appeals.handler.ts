import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
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
    for (let offset = 0; ; offset += AT_ONCE) {
      const ids = await this.appeals.of(memberId, AT_ONCE, offset);
      for (const appealId of ids) {
        await this.commands.execute(new LapseAppeal({ appealId }, { ...origin, id: `${origin.id}/${appealId}`, causationId: origin.id }));
      }
      if (ids.length < AT_ONCE) return;
    }
  }
}
