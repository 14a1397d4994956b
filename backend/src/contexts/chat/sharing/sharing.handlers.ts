import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { RemoveChatFile } from '../file/file.commands.js';
import { chatFileStream } from '../file/file.stream.js';
import { FilesOfChats } from '../file/files-of-chats.port.js';
import { messageStream } from '../message/message.stream.js';
import type { DiscardUnusedChatFile, RemoveFileOfMessage, RemoveFilesOfChats, RemoveFilesOfMessages } from './sharing.commands.js';

/** A message that was to take it along may never have been written, or have taken another. */
@Injectable()
export class DiscardUnusedChatFileHandler implements ICommandHandler<DiscardUnusedChatFile> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ data: { fileId }, origin }: DiscardUnusedChatFile): Promise<void> {
    const found = await this.store.state(chatFileStream, fileId);
    if (!found) return;
    const message = found.usedBy === null ? null : await this.store.state(messageStream, found.usedBy);
    if (message?.fileId !== fileId) await this.commands.execute(new RemoveChatFile({ fileId }, step(origin, fileId)));
  }
}

/** Of a message that stands, or of which an earlier version went, it stays. */
@Injectable()
export class RemoveFileOfMessageHandler implements ICommandHandler<RemoveFileOfMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ data: { messageId }, origin }: RemoveFileOfMessage): Promise<void> {
    const message = await this.store.state(messageStream, messageId);
    if (!message?.fileId || !message.destroyed.includes(message.edition)) return;
    await this.commands.execute(new RemoveChatFile({ fileId: message.fileId }, step(origin, message.fileId)));
  }
}

/** Message by message; what one took along is in its own stream. */
@Injectable()
export class RemoveFilesOfMessagesHandler implements ICommandHandler<RemoveFilesOfMessages> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ data: { messageIds }, origin }: RemoveFilesOfMessages): Promise<void> {
    for (const messageId of messageIds) {
      const message = await this.store.state(messageStream, messageId);
      if (message?.fileId) await this.commands.execute(new RemoveChatFile({ fileId: message.fileId }, step(origin, message.fileId)));
    }
  }
}

/** File by file; a run that was cut short goes on with those that are left. */
@Injectable()
export class RemoveFilesOfChatsHandler implements ICommandHandler<RemoveFilesOfChats> {
  constructor(
    private readonly commands: CommandBus,
    private readonly files: FilesOfChats,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { chatIds, authorId, position }, origin }: RemoveFilesOfChats): Promise<void> {
    await this.views.reached(position);
    for (const chatId of chatIds) {
      await oneAfterAnother(
        (after, limit) => this.files.filesAfter({ chatId, authorId }, after, limit),
        async ({ fileId }) => {
          await this.commands.execute(new RemoveChatFile({ fileId }, step(origin, fileId)));
        },
      );
    }
  }
}
