import { Inject, Injectable } from '@nestjs/common';
import { type ConversationCopies, EVIDENCE_TEXT, type SealedConversation } from '../../../../contracts/chat-evidence.js';
import type { ReportedType } from '../../../../contracts/moderation.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { SubjectForgotten, type Vault } from '../../../kernel/vault.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VAULT } from '../../../platform/tokens.js';
import { ReportableContent, type Sides } from '../reportable/reportable-content.port.js';
import { CopiedFile } from './copied-file.service.js';
import { KeepChatEvidence } from './evidence.commands.js';
import { EVIDENCE_CHANGED, nextRound } from './evidence.decider.js';
import type { ChatEvidenceKept, EvidenceFileKept } from './evidence.events.js';
import { evidenceKey, evidenceStream } from './evidence.stream.js';
import { EvidenceCases } from './evidence-cases.port.js';

interface OfReport {
  readonly type: ReportedType;
  readonly contentId: string;
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
    private readonly content: ReportableContent,
    private readonly authors: AuthorDirectory,
    private readonly files: CopiedFile,
    private readonly cases: EvidenceCases,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** As its reporter has it; nothing where nothing need be copied. Throws RuleViolation where they have not got it. What is destroyed meanwhile is copied anew, under its next key. */
  async keep(of: OfReport, origin: Origin): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.keepOnce(of, origin);
      } catch (error) {
        if (attempt === ATTEMPTS || !isOfDestroyed(error)) throw error;
      }
    }
  }

  /** Throws RuleViolation where no conversation was copied. */
  async sidesOf(messageId: string): Promise<Sides> {
    const type = await this.cases.typeOf(messageId);
    const sides = type && (await this.content.sides(type, messageId));
    if (!sides) throw notFound(EVIDENCE_TEXT.none);
    return sides;
  }

  /** Throws RuleViolation where no report was recorded for which they were made: what is on its way there is nobody's to read. */
  async refuseUnreported(messageId: string): Promise<void> {
    const state = await this.store.state(evidenceStream, messageId);
    if (!state || state.isOver || state.isOfUnnamed) return;
    if (!(await this.cases.isReported(state.reports))) throw notFound(EVIDENCE_TEXT.none);
  }

  /** Those that stand, the newest first. */
  async open(messageId: string, { hasFile }: Sides): Promise<Omit<ConversationCopies, 'file'>> {
    const [facts, state] = await Promise.all([this.store.read(evidenceStream, messageId), this.store.state(evidenceStream, messageId)]);
    const kept = facts.flatMap((fact) => (fact.type === 'ChatEvidenceKept' ? [{ at: fact.at, words: this.wordsOf(fact.data) }] : [])).reverse();
    const opened = await Promise.all(kept.map(async ({ at, words }) => ({ at, words: await words })));
    const found = opened.flatMap(({ at, words }) => (words ? [{ at, words }] : []));
    const people = await this.authors.byIds(new Set(found.flatMap(({ words }) => words.messages.map(({ authorId }) => authorId))));
    const copies = found.map(({ at, words: { messages, versions } }) => ({
      copied_at: at,
      messages: messages.map(({ authorId, ...message }) => ({ ...message, author: authorIn(people, authorId) })),
      versions: [...versions],
    }));
    return { reported: messageId, copies, file_missing: hasFile && !state?.file };
  }

  private async keepOnce({ type, contentId: messageId, reporterId, reportId }: OfReport, origin: Origin): Promise<void> {
    const found = await this.content.copied(type, messageId, reporterId);
    if (!found) return;
    const { place: chatId, revision, words } = found;
    const [state, sides] = await Promise.all([this.store.state(evidenceStream, messageId), this.content.sides(type, messageId)]);
    const round = nextRound(state);
    const lost = state?.file && !(await this.files.stands(messageId)) ? state.file.key : null;
    const sealed = await this.vault.seal(evidenceKey({ messageId, round }), JSON.stringify(words));
    const kept = { messageId, chatId, round, revision, messages: words.messages.length, sealed, reportId, lost };
    const record = (file: EvidenceFileKept | null) => this.store.decideOn(evidenceStream, messageId, new KeepChatEvidence({ ...kept, file }, origin));
    if (sides?.hasFile && (!state?.file || lost)) await this.files.copy({ messageId, round }, () => this.content.file(type, messageId), record);
    else await record(null);
  }

  /** Null once the key was destroyed. */
  private async wordsOf(data: ChatEvidenceKept['data']): Promise<SealedConversation | null> {
    const text = await this.vault.open(evidenceKey(data), data.sealed);
    return text === null ? null : (JSON.parse(text) as SealedConversation);
  }
}
