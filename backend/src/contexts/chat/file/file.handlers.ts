import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { destroyKeysOf } from '../../../platform/commands/decides-and-destroys.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { VAULT } from '../../../platform/tokens.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { messageStream } from '../message/message.stream.js';
import { DiscardUnusedChatFile, RemoveChatFile, RemoveFileOfMessage, RemoveFilesOfChats } from './file.commands.js';
import { chatFileStream } from './file.stream.js';
import { FilesOfChats } from './files-of-chats.port.js';

/** The bytes go first: once the fact is there nobody knows where they lie any more. */
@Injectable()
export class RemoveChatFileHandler implements ICommandHandler<RemoveChatFile> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async execute(command: RemoveChatFile): Promise<void> {
    const { fileId } = command.data;
    const found = await this.store.state(chatFileStream, fileId);
    for (const key of [found?.key, found?.thumbnailKey]) if (key) await this.uploads.remove(key);
    await destroyKeysOf(chatFileStream, await this.store.decideOn(chatFileStream, fileId, command), this.vault);
  }
}

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
