import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { TakeAwayBookmark, WithdrawBookmarks } from './bookmark.commands.js';
import { MemberBookmarks } from './member-bookmarks.port.js';

@Injectable()
export class WithdrawBookmarksHandler implements ICommandHandler<WithdrawBookmarks> {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookmarks: MemberBookmarks,
  ) {}

  execute({ data: { memberId }, origin }: WithdrawBookmarks): Promise<void> {
    return oneAfterAnother(
      (position, limit) => this.bookmarks.after(memberId, position, limit),
      ({ postId }) => this.commands.execute(new TakeAwayBookmark({ postId, memberId }, step(origin, postId))),
    );
  }
}
