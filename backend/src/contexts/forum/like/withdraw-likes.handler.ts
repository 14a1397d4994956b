import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { TakeBackLike, WithdrawLikes } from './like.commands.js';
import { MemberLikes } from './member-likes.port.js';

const AT_ONCE = 200;

/** Takes back like by like; a run that was cut short goes on with those that are left. */
@Injectable()
export class WithdrawLikesHandler implements ICommandHandler<WithdrawLikes> {
  constructor(
    private readonly commands: CommandBus,
    private readonly likes: MemberLikes,
  ) {}

  async execute({ data: { memberId }, origin }: WithdrawLikes): Promise<void> {
    for (let reached = 0; ; ) {
      const page = await this.likes.after(memberId, reached, AT_ONCE);
      for (const { targetId, position } of page) {
        await this.commands.execute(new TakeBackLike({ targetId, memberId }, step(origin, targetId)));
        reached = position;
      }
      if (page.length < AT_ONCE) return;
    }
  }
}
