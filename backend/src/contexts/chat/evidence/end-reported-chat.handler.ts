import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { LetGoChatKeys } from '../conversation/conversation.commands.js';
import { messageStream } from '../message/message.stream.js';
import type { EndReportedChat } from './end-reported-chat.commands.js';

/** Both sides may have deleted it while the report was open. */
@Injectable()
export class EndReportedChatHandler implements ICommandHandler<EndReportedChat> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ data: { messageId, position }, origin }: EndReportedChat): Promise<void> {
    const found = await this.store.state(messageStream, messageId);
    if (!found) return;
    const { chatId, authorId: memberId, otherId } = found;
    await this.commands.execute(new LetGoChatKeys({ chatId, memberId, otherId, position }, step(origin, 'keys')));
  }
}
