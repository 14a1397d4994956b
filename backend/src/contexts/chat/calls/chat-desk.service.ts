import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CHAT_PACE,
  CHAT_TEXT,
  type Chat,
  type ChatEmoji,
  type ChatMessage,
  type EditMessageRequest,
  type SendMessageRequest,
} from '../../../../contracts/chat.js';
import type { Command } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { forbidden } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { ChatAge } from '../conversation/chat-age.service.js';
import { OwnMessageRead } from '../conversation/chat-marks-of.port.js';
import { ChatPeople } from '../conversation/chat-people.port.js';
import { AcceptChat, DeleteChat, StartChat } from '../conversation/conversation.commands.js';
import { pairOf } from '../conversation/conversation.stream.js';
import { StandingChat } from '../conversation/standing-chat.service.js';
import { DeleteMessage, EditMessage, ReactToMessage, SendMessage } from '../message/message.commands.js';
import { MessagesQuery } from '../message/messages.query.js';
import { readableOf, SidesQuery } from '../sides/sides.query.js';
import { ChatReader } from './chat-reader.service.js';
import { sentFile } from './sent-file.rules.js';
import { sentText } from './sent-text.rules.js';

/** Starts, accepts and deletes conversations, and writes in them. */
@Injectable()
export class ChatDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly sides: SidesQuery,
    private readonly messages: MessagesQuery,
    private readonly reader: ChatReader,
    private readonly people: ChatPeople,
    private readonly age: ChatAge,
    private readonly standing: StandingChat,
    private readonly read: OwnMessageRead,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async start(otherId: string, caller: Caller): Promise<Chat> {
    const { memberId } = sessionOf(caller);
    const people = await this.people.listed([memberId, otherId]);
    if (memberId !== otherId && !people.has(otherId)) throw forbidden(CHAT_TEXT.cannotWrite);
    const start = (): Promise<string> => this.commands.execute(new StartChat({ chatId: this.ids.next(), memberId, otherId }, this.origins.of(caller)));
    const most = CHAT_PACE[this.age.among(people, memberId)].startsADay;
    const begin = () => this.limits.doInDay(`chat-start:${memberId}`, most, CHAT_TEXT.tooManyStarted, start);
    const standing = await this.standing.idOf(pairOf({ memberId, otherId }));
    // To open the one that stands begins nothing.
    const chatId = await (standing === null ? begin() : start());
    return this.reply.afterViews(() => this.reader.present(chatId, memberId));
  }

  async accept(chatId: string, caller: Caller): Promise<Chat> {
    return this.change(chatId, caller, AcceptChat);
  }

  async remove(chatId: string, caller: Caller): Promise<Chat> {
    return this.change(chatId, caller, DeleteChat);
  }

  async send(chatId: string, body: SendMessageRequest, caller: Caller): Promise<ChatMessage> {
    const { memberId } = sessionOf(caller);
    const file = sentFile(body);
    const text = sentText(body, sha256);
    const side = await this.sides.present(chatId, memberId);
    await this.limits.countInMinute(`chat-send:${memberId}`, CHAT_PACE[await this.age.of(memberId)].messagesAMinute, CHAT_TEXT.tooMany);
    const replyTo = body.reply_to ?? null;
    if (replyTo !== null) await this.messages.present(replyTo, readableOf(side));
    const clientId = body.client_id ?? this.ids.next();
    const messageId = this.ids.derive(`message/${chatId}/${memberId}/${clientId}`);
    const said = { messageId, chatId, memberId, otherId: side.other_id, clientId, text, replyTo, file };
    await this.commands.execute(new SendMessage(said, this.origins.of(caller)));
    return this.reply.afterViews(async () => {
      const { position } = await this.messages.present(messageId, readableOf(side));
      await this.read.readUpToOwn(memberId, { chatId, position });
      return this.shown(messageId, memberId);
    });
  }

  async edit(messageId: string, body: EditMessageRequest, caller: Caller): Promise<ChatMessage> {
    const text = sentText(body, sha256);
    return this.touch(messageId, caller, (of) => new EditMessage({ ...of, text }, this.origins.of(caller)));
  }

  async removeMessage(messageId: string, caller: Caller): Promise<ChatMessage> {
    return this.touch(messageId, caller, (of) => new DeleteMessage(of, this.origins.of(caller)));
  }

  async react(messageId: string, emoji: ChatEmoji | null, caller: Caller): Promise<ChatMessage> {
    return this.touch(messageId, caller, (of) => new ReactToMessage({ ...of, emoji }, this.origins.of(caller)));
  }

  private async change(chatId: string, caller: Caller, Change: typeof AcceptChat | typeof DeleteChat): Promise<Chat> {
    const { memberId } = sessionOf(caller);
    const { other_id: otherId } = await this.sides.present(chatId, memberId);
    await this.commands.execute(new Change({ chatId, memberId, otherId }, this.origins.of(caller)));
    return this.reply.afterViews(() => this.reader.present(chatId, memberId));
  }

  /** To whoever has not got its conversation, a message is not there. */
  private async touch(messageId: string, caller: Caller, wish: (of: OfMessage) => Command): Promise<ChatMessage> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInMinute(`chat-touch:${memberId}`, CHAT_PACE.touchesAMinute, CHAT_TEXT.tooMany);
    const side = await this.sides.ofMessage(await this.messages.find(messageId), memberId);
    await this.messages.present(messageId, readableOf(side));
    await this.commands.execute(wish({ messageId, chatId: side.chat_id, memberId, otherId: side.other_id }));
    return this.reply.afterViews(() => this.shown(messageId, memberId));
  }

  private async shown(messageId: string, memberId: string): Promise<ChatMessage> {
    const [message] = await this.messages.byIds([messageId], memberId);
    if (!message) throw new Error('a message that was just written is in its view');
    return message;
  }
}

interface OfMessage {
  readonly messageId: string;
  readonly chatId: string;
  readonly memberId: string;
  readonly otherId: string;
}
