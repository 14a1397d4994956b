import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { LetGoChatKeys } from '../conversation/conversation.commands.js';
import { messageStream } from '../message/message.stream.js';
import { CopiedFile } from './copied-file.service.js';
import { DestroyChatEvidence, type EndReportedChat, type LetGoChatEvidence, RetainChatEvidence } from './evidence.commands.js';
import { evidenceStream } from './evidence.stream.js';
import { ReportedChatCases } from './reported-chat-cases.port.js';

/** Looked at again and again, until the case needs it no more. */
@Injectable()
export class LetGoChatEvidenceHandler implements ICommandHandler<LetGoChatEvidence> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly cases: ReportedChatCases,
    private readonly files: CopiedFile,
  ) {}

  async execute({ data, origin }: LetGoChatEvidence): Promise<void> {
    if (await this.cases.isNeeded(data.messageId)) {
      await this.store.decideOn(evidenceStream, data.messageId, new RetainChatEvidence(data, step(origin, 'retain')));
      return;
    }
    await this.files.remove(data.messageId);
    await this.commands.execute(new DestroyChatEvidence(data, step(origin, 'destroy')));
  }
}

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
