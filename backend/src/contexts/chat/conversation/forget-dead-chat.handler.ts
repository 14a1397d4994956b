import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { ChatDays } from './chat-days.service.js';
import type { ForgetDeadChat } from './conversation.commands.js';
import { MESSAGES_OF_A_FACT, OldDays } from './old-days.port.js';

/** Day by day; a run that was cut short goes on with those that are left. */
@Injectable()
export class ForgetDeadChatHandler implements ICommandHandler<ForgetDeadChat> {
  constructor(
    private readonly old: OldDays,
    private readonly days: ChatDays,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { chatId, position }, origin }: ForgetDeadChat): Promise<void> {
    await this.views.reached(position);
    for (let behind = 0; ; ) {
      const day = await this.old.nextOf(chatId, behind, MESSAGES_OF_A_FACT);
      if (!day) return;
      await this.days.forget(day, origin);
      behind = day.position;
    }
  }
}
