import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ChatEmoji, ChatMessage } from '../../../../contracts/chat.js';
import { CHAT_LIMITS } from '../../../../contracts/chat.js';
import { foldText } from '../../../../contracts/folding.js';
import { wholeSigns } from '../../../../contracts/rendering/excerpt.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { ChatSeals } from '../conversation/chat-seals.service.js';
import { type FileOfMessage, NO_FILE, ShownFiles } from '../file/shown-files.query.js';
import { messageUnknown } from './message.decider.js';
import { type MessageDocument, messagesView } from './message.model.js';

/** Who reads, in which conversation, and behind which place in the log: what stands before it is gone for this reader. */
export interface Readable {
  readonly readerId: string;
  readonly chatId: string;
  readonly after: number;
}

/** Which messages are wanted: those before or after one, around one, or from a time on; the newest when nothing is said. */
export interface Wanted {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly around?: string | undefined;
  readonly since?: string | undefined;
}

export interface MessagePage {
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

const SEARCHED_AT_ONCE = 50;
/** By so much two servers' clocks may differ, each from the right time. */
const CLOCKS_APART_MS = 2 * 60_000;
const LOOKED_AT = 100;
const isTakenFromView = ({ state, is_withheld }: MessageDocument): boolean => state === 'sent' && is_withheld;
const beginningOf = (text: string): string => text.slice(0, wholeSigns(text, CHAT_LIMITS.quoted));

/** Opens messages for those who have their conversation; who that is, the caller has found out. */
@Injectable()
export class MessagesQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly seals: ChatSeals,
    private readonly files: ShownFiles,
  ) {}

  find(messageId: string): Promise<MessageDocument | null> {
    return this.views.get(messagesView.name, messageId);
  }

  /** Throws RuleViolation where there is no such message for its reader. */
  async present(messageId: string, { chatId, after }: Readable): Promise<MessageDocument> {
    const found = await this.find(messageId);
    if (found?.chat_id !== chatId || found.position <= after) throw messageUnknown();
    return found;
  }

  /** Opened for one member, by their ids, in the order asked. */
  async byIds(ids: readonly string[], readerId: string): Promise<readonly ChatMessage[]> {
    return this.opened(await this.views.getMany(messagesView.name, ids), readerId);
  }

  async page(of: Readable, { limit, before, after, around, since }: Wanted): Promise<MessagePage> {
    if (around !== undefined) return this.around((await this.present(around, of)).position, of, limit);
    if (before !== undefined) return this.older((await this.present(before, of)).position - 1, of, limit, true);
    if (after !== undefined) return this.newer((await this.present(after, of)).position, of, limit);
    if (since !== undefined) return this.newer(await this.placeBefore(since, of), of, limit);
    return this.older(Number.MAX_SAFE_INTEGER, of, limit, false);
  }

  /** The newest first: those of the newest messages in which the words are. */
  async search(of: Readable, words: string): Promise<MessagePage> {
    const wanted = foldText(words);
    const hits: ChatMessage[] = [];
    let upTo = Number.MAX_SAFE_INTEGER;
    let read = 0;
    for (let opened = 0; opened < CHAT_LIMITS.search.opened && read < CHAT_LIMITS.search.characters; opened += SEARCHED_AT_ONCE) {
      const page = await this.behind(upTo, of, SEARCHED_AT_ONCE);
      const messages = await this.opened(page, of.readerId);
      for (const message of messages) {
        if ([message.content, message.file_name ?? ''].some((text) => foldText(text).includes(wanted))) hits.push(message);
        read += message.content.length;
        // A long text takes the thread for some milliseconds: others come in between.
        await setImmediate();
      }
      const oldest = page.at(-1);
      if (!oldest || page.length < SEARCHED_AT_ONCE || hits.length >= CHAT_LIMITS.search.results) break;
      upTo = oldest.position - 1;
    }
    return { messages: hits.slice(0, CHAT_LIMITS.search.results), hasOlder: false, hasNewer: false };
  }

  private async around(position: number, of: Readable, limit: number): Promise<MessagePage> {
    const [older, newer] = await Promise.all([
      this.older(position, of, Math.ceil(limit / 2), true),
      this.newer(position, of, Math.max(1, Math.floor(limit / 2))),
    ]);
    return { messages: [...older.messages, ...newer.messages], hasOlder: older.hasOlder, hasNewer: newer.hasNewer };
  }

  private async older(upTo: number, of: Readable, limit: number, hasNewer: boolean): Promise<MessagePage> {
    const found = await this.behind(upTo, of, limit + 1);
    return { messages: await this.opened(found.slice(0, limit).reverse(), of.readerId), hasOlder: found.length > limit, hasNewer };
  }

  private async newer(from: number, of: Readable, limit: number): Promise<MessagePage> {
    const filter = { chat_id: of.chatId, position: { $gt: Math.max(from, of.after) } };
    const found = await this.views.find(messagesView.name, filter, { sort: [['position', 1]], limit: limit + 1 });
    return { messages: await this.opened(found.slice(0, limit), of.readerId), hasOlder: from > of.after, hasNewer: found.length > limit };
  }

  /** The newest first. */
  private behind(upTo: number, { chatId, after }: Readable, limit: number): Promise<MessageDocument[]> {
    return this.views.find(messagesView.name, { chat_id: chatId, position: { $gt: after, $lte: upTo } }, { sort: [['position', -1]], limit });
  }

  /** Behind which place the first message of that time or later stands: messages stand in the order of the log, not in that of their writers' clocks. */
  private async placeBefore(since: string, of: Readable): Promise<number> {
    const early = new Date(Date.parse(since) - CLOCKS_APART_MS).toISOString();
    for (let place = (await this.lastBefore(early, of))?.position ?? of.after; ; ) {
      const filter = { chat_id: of.chatId, position: { $gt: place } };
      const found = await this.views.find(messagesView.name, filter, { sort: [['position', 1]], limit: LOOKED_AT });
      const first = found.findIndex(({ sent_at }) => sent_at >= since);
      const last = first < 0 ? found.at(-1) : found[first - 1];
      place = last?.position ?? place;
      if (first >= 0 || found.length < LOOKED_AT) return place;
    }
  }

  private async lastBefore(since: string, { chatId, after }: Readable): Promise<MessageDocument | undefined> {
    const filter = { chat_id: chatId, sent_at: { $lt: since } };
    const [last] = await this.views.find(messagesView.name, filter, { sort: [['sent_at', -1]], limit: 1 });
    return last && last.position > after ? last : undefined;
  }

  private async opened(found: readonly MessageDocument[], readerId: string): Promise<ChatMessage[]> {
    const ids = [...new Set(found.flatMap(({ reply_to }) => reply_to ?? []))];
    const answered = new Map((ids.length > 0 ? await this.views.getMany(messagesView.name, ids) : []).map((one) => [one._id, one]));
    const files = await this.files.byIds([...found, ...answered.values()].flatMap(fileIn), readerId);
    return Promise.all(found.map((one) => this.open(one, one.reply_to === null ? null : (answered.get(one.reply_to) ?? null), files)));
  }

  private async open(one: MessageDocument, answered: MessageDocument | null, files: Files): Promise<ChatMessage> {
    const content = await this.textOf(one);
    const isForgotten = content === null;
    return {
      id: one._id,
      chat_id: one.chat_id,
      sender_id: one.author_id,
      encrypted_content: Buffer.from(content ?? '').toString('base64'),
      content_hash: content ? sha256(content) : '',
      ...(isForgotten ? NO_FILE : fileOf(one, files)),
      created_at: one.sent_at,
      position: one.position,
      content: content ?? '',
      client_id: one.client_id,
      state: isForgotten ? 'forgotten' : isTakenFromView(one) ? 'withheld' : one.state,
      edited_at: one.edited_at,
      reply_to: answered && {
        id: answered._id,
        sender_id: answered.author_id,
        content: beginningOf((await this.textOf(answered)) || (fileOf(answered, files).file_name ?? '')),
      },
      reactions: Object.entries(isTakenFromView(one) ? {} : one.reactions).map(([memberId, emoji]) => ({ memberId, emoji: emoji as ChatEmoji })),
    };
  }

  /** Empty where it was taken back or from view, null where nobody can read it any more. */
  private async textOf(one: MessageDocument): Promise<string | null> {
    if (one.state === 'deleted') return '';
    const text = await this.written(one);
    return text !== null && one.is_withheld ? '' : text;
  }

  /** What stands there, whoever may see it; null where nobody can read it any more. */
  written({ _id: messageId, chat_id: chatId, author_id: authorId, day, edition, sealed }: MessageDocument): Promise<string | null> {
    return this.seals.open({ chatId, authorId, messageId, day, edition }, sealed);
  }
}

type Files = ReadonlyMap<string, FileOfMessage>;
/** The file that is shown with it: none where it was taken back, or from view. */
const fileIn = ({ file_id, state, is_withheld }: MessageDocument): string[] => (state === 'sent' && !is_withheld && file_id !== null ? [file_id] : []);
const fileOf = (one: MessageDocument, files: Files): FileOfMessage => fileIn(one).map((id) => files.get(id))[0] ?? NO_FILE;
