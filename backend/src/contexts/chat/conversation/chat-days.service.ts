import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { IDS } from '../../../platform/tokens.js';
import { ForgetChatDay } from './conversation.commands.js';
import type { ChatDay } from './old-days.port.js';

/** Lets go of what was written on a day. */
@Injectable()
export class ChatDays {
  constructor(
    private readonly commands: CommandBus,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The command's id is the same for the same messages: a run that was cut short, or whose view was behind, records nothing twice. */
  async forget({ chatId, memberId, otherId, day, messageIds }: ChatDay, { id: causationId, ...origin }: Origin): Promise<void> {
    const id = this.ids.derive(`forget-chat-day/${chatId}/${day}/${messageIds[0]}`);
    await this.commands.execute(new ForgetChatDay({ chatId, memberId, otherId, day, messageIds }, { ...origin, id, causationId }));
  }
}
