import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { PostWithdrawal } from './post-withdrawal.service.js';
import { WithdrawUnreadPosts } from './withdrawal.commands.js';

@Injectable()
export class WithdrawUnreadPostsHandler implements ICommandHandler<WithdrawUnreadPosts> {
  constructor(
    private readonly withdrawal: PostWithdrawal,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { authorId, position }, origin }: WithdrawUnreadPosts): Promise<void> {
    await this.views.reached(position);
    await this.withdrawal.withdrawUnread(authorId, origin);
  }
}
