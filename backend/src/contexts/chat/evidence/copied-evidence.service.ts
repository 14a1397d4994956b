import { Inject, Injectable } from '@nestjs/common';
import type { ConversationCopies } from '../../../../contracts/chat-evidence.js';
import { EVIDENCE_LIMITS, EVIDENCE_TEXT } from '../../../../contracts/chat-evidence.js';
import { type Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { SubjectForgotten, type Vault } from '../../../kernel/vault.js';
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
import { EVIDENCE_CHANGED, nextRound } from './evidence.decider.js';
import type { ChatEvidenceKept, EvidenceFileKept } from './evidence.events.js';
import { evidenceKey, evidenceStream } from './evidence.stream.js';
import { ReportedChatCases } from './reported-chat-cases.port.js';

interface OfReport {
  readonly messageId: string;
  readonly chatId: string;
  readonly reporterId: string;
  readonly reportId: string;
}

/** Each time the copies that stood were destroyed in between, which is done once a day. */
const ATTEMPTS = 3;
const isOfDestroyed = (error: unknown): boolean => error instanceof SubjectForgotten || (error instanceof RuleViolation && error.code === EVIDENCE_CHANGED);

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
    private readonly cases: ReportedChatCases,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** As the reporter's side has it. Throws RuleViolation where they have not got it. What is destroyed meanwhile is copied anew, under its next key. */
  async keep(of: OfReport, origin: Origin): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.keepOnce(of, origin);
      } catch (error) {
        if (attempt === ATTEMPTS || !isOfDestroyed(error)) throw error;
      }
    }
  }

  /** Who wrote it, and who alone can have reported it. Throws RuleViolation where there is no such message. */
  async sidesOf(messageId: string): Promise<{ readonly authorId: string; readonly reporterId: string }> {
    const found = await this.store.state(messageStream, messageId);
    if (!found) throw notFound(EVIDENCE_TEXT.none);
    return { authorId: found.authorId, reporterId: found.otherId };
  }

  /** Throws RuleViolation where no report was recorded for which they were made: what is on its way there is nobody's to read. */
  async refuseUnreported(messageId: string): Promise<void> {
    const state = await this.store.state(evidenceStream, messageId);
    if (!state || state.isOver || state.isOfUnnamed) return;
    if (!(await this.cases.isReported(state.reports))) throw notFound(EVIDENCE_TEXT.none);
  }

  /** Those that stand, the newest first. */
  async open(messageId: string): Promise<Omit<ConversationCopies, 'file'>> {
    const [facts, message, state] = await Promise.all([
      this.store.read(evidenceStream, messageId),
      this.store.state(messageStream, messageId),
      this.store.state(evidenceStream, messageId),
    ]);
    const fileMissing = Boolean(message?.fileId) && !state?.file;
    const kept = facts.flatMap((fact) => (fact.type === 'ChatEvidenceKept' ? [{ at: fact.at, words: this.wordsOf(fact.data) }] : [])).reverse();
    const opened = await Promise.all(kept.map(async ({ at, words }) => ({ at, words: await words })));
    const found = opened.flatMap(({ at, words }) => (words ? [{ at, words }] : []));
    const people = await this.authors.byIds(new Set(found.flatMap(({ words }) => words.messages.map(({ authorId }) => authorId))));
    const copies = found.map(({ at, words: { messages, versions } }) => ({
      copied_at: at,
      messages: messages.map(({ authorId, ...message }) => ({ ...message, author: authorIn(people, authorId) })),
      versions: [...versions],
    }));
    return { reported: messageId, copies, file_missing: fileMissing };
  }

  private async keepOnce({ messageId, chatId, reporterId, reportId }: OfReport, origin: Origin): Promise<void> {
    const side = await this.sides.present(chatId, reporterId);
    const [page, { texts, revision }] = await Promise.all([
      this.messages.page(readableOf(side), { limit: 2 * EVIDENCE_LIMITS.around + 1, around: messageId }),
      this.versions.of(messageId),
    ]);
    const words: ConversationWords = { messages: page.messages.map(copiedOf), versions: texts };
    const [state, message] = await Promise.all([this.store.state(evidenceStream, messageId), this.store.state(messageStream, messageId)]);
    const round = nextRound(state);
    const lost = state?.file && !(await this.files.stands(messageId)) ? state.file.key : null;
    const sealed = await this.vault.seal(evidenceKey({ messageId, round }), JSON.stringify(words));
    const kept = { messageId, chatId, round, revision, messages: words.messages.length, sealed, reportId, lost };
    const record = (file: EvidenceFileKept | null) => this.store.decideOn(evidenceStream, messageId, new KeepChatEvidence({ ...kept, file }, origin));
    if (message?.fileId && (!state?.file || lost)) await this.files.copy({ messageId, round }, message.fileId, record);
    else await record(null);
  }

  /** Null once the key was destroyed. */
  private async wordsOf(data: ChatEvidenceKept['data']): Promise<ConversationWords | null> {
    const text = await this.vault.open(evidenceKey(data), data.sealed);
    return text === null ? null : (JSON.parse(text) as ConversationWords);
  }
}
