import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import { step } from '../../../kernel/command.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { typeOf } from '../../../platform/uploads/file-details.js';
import { utcDay } from '../conversation/chat-keys.rules.js';
import { ChatSeals } from '../conversation/chat-seals.service.js';
import { conversationStream, pairOf } from '../conversation/conversation.stream.js';
import { ChatFiles } from '../file/chat-files.service.js';
import { UseChatFile } from '../file/file.commands.js';
import { chatFile, fileMissing, type KeptChatFile, usableFile } from '../file/file.decider.js';
import { chatFileStream } from '../file/file.stream.js';
import { unusedUntil } from '../file/unused-files.rules.js';
import { Admitting } from './admitting.service.js';
import { type DeleteMessage, type EditMessage, type FileToSend, KeepEdition, KeepMessage, type ReactToMessage, type SendMessage } from './message.commands.js';
import { messageStream } from './message.stream.js';
import { MessageChanging } from './message-changing.service.js';
import { otherType } from './other-type.rules.js';
import { sayableText } from './sayable-text.rules.js';

/** Admits it to the conversation first, so that of two texts of one request one alone is written; then takes its file and keeps it, sealed. */
@Injectable()
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly admitting: Admitting,
    private readonly seals: ChatSeals,
    private readonly files: ChatFiles,
  ) {}

  async execute({ data, origin }: SendMessage): Promise<void> {
    const { messageId, chatId, memberId, otherId, clientId, replyTo, file } = data;
    const text = sayableText(data.text, file !== null);
    const pair = { memberId, otherId };
    const fileId = file?.fileId ?? null;
    const taken = file && (await this.takeable({ data, origin }, file));
    if (file && !taken) return;
    const admitted = await this.admitting.admit({ messageId, chatId, ...pair, text }, origin);
    if (!admitted) return;
    if (fileId !== null) await this.store.decideOn(chatFileStream, fileId, new UseChatFile({ fileId, chatId, memberId, messageId }, step(origin, 'use')));
    // With a file that came before midnight it belongs to the day of the file: the keys of a day go together, and so do the two.
    const day = taken ? taken.day : utcDay(origin.at);
    const sealed = await this.seals.seal({ chatId, authorId: memberId, messageId, day, edition: 0 }, text);
    const kept = { messageId, chatId, ...pair, clientId, sealed, day, replyTo, fileId, ...admitted };
    await this.store.begin(messageStream, messageId, new KeepMessage(kept, origin));
  }

  /** The file, null where the message was written before. Throws RuleViolation where it cannot take the file along; before a request is accepted nothing that loads passes. */
  private async takeable(
    { data: { messageId, chatId, memberId, otherId }, origin }: Pick<SendMessage, 'data' | 'origin'>,
    { fileId, type }: FileToSend,
  ): Promise<KeptChatFile | null> {
    if (await this.store.hasBegun(messageStream, messageId)) return null;
    const past = await this.store.read(chatFileStream, fileId);
    const kept = usableFile(fold(chatFile, past), { chatId, memberId, messageId });
    const details = await this.files.detailsOf({ fileId, ...kept });
    if (!details || (kept.usedBy === null && origin.at >= unusedUntil(past[0]?.at ?? origin.at))) throw fileMissing();
    if (type !== null && type !== typeOf(details)) throw otherType('message_type');
    const { chats } = await this.store.state(conversationStream, pairOf({ memberId, otherId }));
    if (chats.get(chatId)?.isAccepted === false) throw new RuleViolation('chat-file.in-request', CHAT_FILE_TEXT.inRequest);
    return kept;
  }
}

/** The same text again is no edit. */
@Injectable()
export class EditMessageHandler implements ICommandHandler<EditMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly changing: MessageChanging,
    private readonly seals: ChatSeals,
  ) {}

  async execute({ data, origin }: EditMessage): Promise<void> {
    const { messageId, chatId, memberId, otherId } = data;
    const state = await this.store.state(messageStream, messageId);
    const text = sayableText(data.text, (state?.fileId ?? null) !== null);
    await this.changing.refuseUneditable(data);
    const of = { messageId, chatId, authorId: memberId, day: state?.day ?? '' };
    const isSame = state?.authorId === memberId && !state.isDeleted && (await this.seals.open({ ...of, edition: state.edition }, state.sealed)) === text;
    if (isSame) return;
    const edition = (state?.edition ?? 0) + 1;
    const sealed = state?.authorId === memberId ? await this.seals.seal({ ...of, edition }, text) : '';
    await this.store.decideOn(messageStream, messageId, new KeepEdition({ messageId, chatId, memberId, otherId, sealed, edition }, origin));
  }
}

@Injectable()
export class DeleteMessageHandler implements ICommandHandler<DeleteMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly changing: MessageChanging,
  ) {}

  async execute(command: DeleteMessage): Promise<void> {
    await this.changing.refuseDeletedBy(command.data);
    await this.store.decideOn(messageStream, command.data.messageId, command);
  }
}

@Injectable()
export class ReactToMessageHandler implements ICommandHandler<ReactToMessage> {
  constructor(
    private readonly store: EventStore,
    private readonly changing: MessageChanging,
  ) {}

  async execute(command: ReactToMessage): Promise<void> {
    if (command.data.emoji === null) await this.changing.refuseDeletedBy(command.data);
    else await this.changing.refuseUnanswerable(command.data);
    await this.store.decideOn(messageStream, command.data.messageId, command);
  }
}
