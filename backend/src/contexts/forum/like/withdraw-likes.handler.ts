import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { TakeBackLike, WithdrawLikes } from './like.commands.js';
import { MemberLikes } from './member-likes.port.js';

@Injectable()
export class WithdrawLikesHandler implements ICommandHandler<WithdrawLikes> {
  constructor(
    private readonly commands: CommandBus,
    private readonly likes: MemberLikes,
  ) {}

  execute({ data: { memberId }, origin }: WithdrawLikes): Promise<void> {
    return oneAfterAnother(
      (position, limit) => this.likes.after(memberId, position, limit),
      ({ targetId }) => this.commands.execute(new TakeBackLike({ targetId, memberId }, step(origin, targetId))),
    );
  }
}
