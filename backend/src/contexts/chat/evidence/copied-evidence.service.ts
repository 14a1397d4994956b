import { Inject, Injectable } from '@nestjs/common';
import type { ConversationCopies } from '../../../../contracts/chat-evidence.js';
import { EVIDENCE_LIMITS, EVIDENCE_TEXT } from '../../../../contracts/chat-evidence.js';
import { type Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Vault } from '../../../kernel/vault.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VAULT } from '../../../platform/tokens.js';
import { messageStream } from '../message/message.stream.js';
import { MessageVersions } from '../message/message-versions.service.js';
import { MessagesQuery } from '../message/messages.query.js';
import { readableOf, SidesQuery } from '../sides/sides.query.js';
import { CopiedFile } from './copied-file.service.js';
import { type ConversationWords, copiedOf } from './copied-words.rules.js';
import { KeepChatEvidence } from './evidence.commands.js';
import { mayKeep, nextRound } from './evidence.decider.js';
import type { ChatEvidenceKept, EvidenceFileKept } from './evidence.events.js';
import { evidenceKey, evidenceStream } from './evidence.stream.js';

/** Copies what a report is about, and opens the copies for whoever may read them. */
@Injectable()
export class CopiedEvidence {
  constructor(
    private readonly store: EventStore,
    private readonly messages: MessagesQuery,
    private readonly versions: MessageVersions,
    private readonly sides: SidesQuery,
    private readonly authors: AuthorDirectory,
    private readonly files: CopiedFile,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** As the reporter's side has it. Throws RuleViolation where they have not got it. */
  async keep({ messageId, chatId, reporterId }: { messageId: string; chatId: string; reporterId: string }, origin: Origin): Promise<void> {
    const side = await this.sides.present(chatId, reporterId);
    const [page, { texts, revision }] = await Promise.all([
      this.messages.page(readableOf(side), { limit: 2 * EVIDENCE_LIMITS.around + 1, around: messageId }),
      this.versions.of(messageId),
    ]);
    const words: ConversationWords = { messages: page.messages.map(copiedOf), versions: texts };
    const [state, message] = await Promise.all([this.store.state(evidenceStream, messageId), this.store.state(messageStream, messageId)]);
    if (!mayKeep(state, revision)) return;
    const round = nextRound(state);
    const sealed = await this.vault.seal(evidenceKey({ messageId, round }), JSON.stringify(words));
    const kept = { messageId, chatId, round, revision, messages: words.messages.length, sealed };
    const record = (file: EvidenceFileKept | null) => this.store.decideOn(evidenceStream, messageId, new KeepChatEvidence({ ...kept, file }, origin));
    if (message?.fileId && !state?.file) await this.files.copy({ messageId, round }, message.fileId, record);
    else await record(null);
  }

  /** Who wrote it, and who alone can have reported it. Throws RuleViolation where there is no such message. */
  async sidesOf(messageId: string): Promise<{ readonly authorId: string; readonly reporterId: string }> {
    const found = await this.store.state(messageStream, messageId);
    if (!found) throw notFound(EVIDENCE_TEXT.none);
    return { authorId: found.authorId, reporterId: found.otherId };
  }

  /** Those that stand, the newest first. */
  async open(messageId: string): Promise<Omit<ConversationCopies, 'file'>> {
    const facts = await this.store.read(evidenceStream, messageId);
    const kept = facts.flatMap((fact) => (fact.type === 'ChatEvidenceKept' ? [{ at: fact.at, words: this.wordsOf(fact.data) }] : [])).reverse();
    const opened = await Promise.all(kept.map(async ({ at, words }) => ({ at, words: await words })));
    const found = opened.flatMap(({ at, words }) => (words ? [{ at, words }] : []));
    const people = await this.authors.byIds(new Set(found.flatMap(({ words }) => words.messages.map(({ authorId }) => authorId))));
    const copies = found.map(({ at, words: { messages, versions } }) => ({
      copied_at: at,
      messages: messages.map(({ authorId, ...message }) => ({ ...message, author: authorIn(people, authorId) })),
      versions: [...versions],
    }));
    return { reported: messageId, copies };
  }

  /** Null once the key was destroyed. */
  private async wordsOf(data: ChatEvidenceKept['data']): Promise<ConversationWords | null> {
    const text = await this.vault.open(evidenceKey(data), data.sealed);
    return text === null ? null : (JSON.parse(text) as ConversationWords);
  }
}
