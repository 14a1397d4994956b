import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { TakeBackApplause, WithdrawApplause } from './applause.commands.js';
import { MemberApplause } from './member-applause.port.js';

@Injectable()
export class WithdrawApplauseHandler implements ICommandHandler<WithdrawApplause> {
  constructor(
    private readonly commands: CommandBus,
    private readonly applause: MemberApplause,
  ) {}

  execute({ data: { memberId }, origin }: WithdrawApplause): Promise<void> {
    return oneAfterAnother(
      (position, limit) => this.applause.after(memberId, position, limit),
      ({ postId }) => this.commands.execute(new TakeBackApplause({ postId, memberId }, step(origin, postId))),
    );
  }
}
