import { Injectable } from '@nestjs/common';
import { EVIDENCE_LIMITS } from '../../../../contracts/chat-evidence.js';
import { REPORTED_TYPE_LABEL, type ReportedContent } from '../../../../contracts/moderation.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { conversationStream, pairOf } from '../conversation/conversation.stream.js';
import { ChatFiles } from '../file/chat-files.service.js';
import { chatFileStream } from '../file/file.stream.js';
import { messageUnknown, type WrittenMessage } from '../message/message.decider.js';
import { messageStream } from '../message/message.stream.js';
import { MessageVersions } from '../message/message-versions.service.js';
import { MessagesQuery } from '../message/messages.query.js';
import { readableOf, SidesQuery } from '../sides/sides.query.js';
import { copiedOf } from './copied-words.rules.js';

/** What moderation needs to know of a message: never a word of it, which only a look with a reason shows. */
@Injectable()
export class ReportedMessageQuery {
  constructor(
    private readonly store: EventStore,
    private readonly messages: MessagesQuery,
    private readonly versions: MessageVersions,
    private readonly sidesOf: SidesQuery,
    private readonly files: ChatFiles,
  ) {}

  async find(id: string) {
    const facts = await this.store.read(messageStream, id);
    const [found, first, last] = [fold(messageStream.decider, facts), facts[0], facts.at(-1)];
    if (!found || !first || !last) return null;
    const { authorId, otherId, isDeleted, destroyed, edition } = found;
    return {
      authorId,
      topicId: '',
      title: REPORTED_TYPE_LABEL.chat_message,
      revision: last.revision,
      now: shownAs(stateOf(found), first.at),
      parties: [authorId, otherId],
      // What the retention has taken is nobody's any more.
      readers: (await this.messages.find(id)) ? await this.readersOf(found) : [],
      ...(isDeleted && !destroyed.includes(edition) && { isKept: true as const }),
    };
  }

  async at(id: string): Promise<ReportedContent | null> {
    const [first] = await this.store.read(messageStream, id);
    return first ? shownAs('visible', first.at) : null;
  }

  /** What stood around it is shown with it, for a reason. */
  async around(): Promise<null> {
    return null;
  }

  /** As the reporter's side has it. Throws RuleViolation where they have not got it. */
  async copied(messageId: string, reporterId: string) {
    const found = await this.store.state(messageStream, messageId);
    if (!found) throw messageUnknown();
    const side = await this.sidesOf.present(found.chatId, reporterId);
    const [page, { texts, revision }] = await Promise.all([
      this.messages.page(readableOf(side), { limit: 2 * EVIDENCE_LIMITS.around + 1, around: messageId }),
      this.versions.of(messageId),
    ]);
    return { place: found.chatId, revision, words: { messages: page.messages.map(copiedOf), versions: [...texts] } };
  }

  /** As long as it can be opened. */
  async file(messageId: string) {
    const fileId = (await this.store.state(messageStream, messageId))?.fileId;
    const state = fileId && (await this.store.state(chatFileStream, fileId));
    const details = state && (await this.files.detailsOf({ ...state, fileId }));
    const bytes = details && (await this.files.bytesOf(fileId, details, 'full', state.key));
    return bytes ? { bytes, details } : null;
  }

  /** Who wrote it, and who alone can have reported it. */
  async sides(messageId: string) {
    const found = await this.store.state(messageStream, messageId);
    return found && { authorId: found.authorId, reporterId: found.otherId, hasFile: found.fileId !== null };
  }

  /** To whom wrote it, as long as they have the conversation. */
  async words(id: string, authorId: string): Promise<string | null> {
    const [found, state] = await Promise.all([this.messages.find(id), this.store.state(messageStream, id)]);
    if (!found || !state || state.isDeleted || found.author_id !== authorId) return null;
    return (await this.readersOf(state)).includes(authorId) ? this.messages.written(found) : null;
  }

  /** The sides that have the conversation still, unless the words of its author are forgotten. */
  private async readersOf({ chatId, authorId, otherId }: WrittenMessage): Promise<readonly string[]> {
    const { chats, forgotten } = await this.store.state(conversationStream, pairOf({ memberId: authorId, otherId }));
    const chat = chats.get(chatId);
    if (!chat || forgotten.includes(authorId)) return [];
    return [authorId, otherId].filter((id) => !chat.deletedBy.includes(id));
  }
}

const stateOf = ({ isDeleted, withheldBy }: WrittenMessage): ReportedContent['state'] => (isDeleted ? 'deleted' : withheldBy === null ? 'visible' : 'hidden');
const shownAs = (state: ReportedContent['state'], at: string): ReportedContent => ({ title: null, content: '', at, state });
