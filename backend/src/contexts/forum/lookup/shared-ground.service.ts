import { Injectable } from '@nestjs/common';
import type { HoldCause } from '../../../../contracts/holding.js';
import { JOB_WAITING_TEXT } from '../../../../contracts/job-writing.js';
import { UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import { INVITED_TEXT, OPENING_TEXT, PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import type { Origin } from '../../../kernel/command.js';
import type { Actor } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { refuseWriting } from '../category/where-topics-stand.rules.js';
import { AuthorRecords } from '../holding/author-records.port.js';
import { passes, wholeText } from '../holding/holding.rules.js';
import { HoldingSettings } from '../holding/holding-settings.port.js';
import { type LongText, postCauses, refusePost, type WaitingTexts } from '../holding/post-gate.rules.js';
import { imageStream } from '../image/image.stream.js';
import { UsableTags } from '../tag-rules/usable-tags.port.js';

interface Text {
  readonly title: string;
  readonly content: string;
}
interface OpenedText extends Text {
  readonly authorId: string;
  readonly where: string;
}

/** What of the forum holds for the blog and for projects as well: its categories, tags, pictures, and the look at what is written. */
@Injectable()
export class SharedGround {
  constructor(
    private readonly store: EventStore,
    private readonly tags: UsableTags,
    private readonly records: AuthorRecords,
    private readonly settings: HoldingSettings,
  ) {}

  /** Throws when somebody must not put a post into a category. */
  refusePlace(categoryId: string, { actor }: Origin): Promise<void> {
    return underItsName('category_id', () => refuseWriting(this.store, categoryId, actor, false));
  }

  /** Tags under their names of today; throws when one of them was banned. */
  usableTags(tags: readonly string[]): Promise<string[]> {
    return underItsName('tags', () => this.tags.usable(tags, false));
  }

  /** Whether a picture was uploaded by a member and is there still. */
  async isOwnImage(imageId: string, memberId: string): Promise<boolean> {
    return (await this.store.state(imageStream, imageId))?.memberId === memberId;
  }

  /** Throws when a text must not be public; what stood in `before` already may stay. Those who decide on others' texts pass. */
  async refuseText(authorId: string, text: Text, before: Text | null, { at, actor }: Origin): Promise<void> {
    if (passes(actor.role)) return;
    const { accepted } = await this.records.of(authorId, 'topic', at);
    refusePost(this.weighed(text), before && this.weighed(before), { accepted, policy: this.settings.policy });
  }

  /** The same of what a project or a posting says. */
  refuseProjectText(authorId: string, text: Text, before: Text | null, origin: Origin): Promise<void> {
    return underItsName('description', () => this.refuseIn(PROJECT_WRITING_TEXT, authorId, text, before, origin));
  }

  /** The same of what whoever is invited to a private project reads of it. */
  refuseInvitedText(authorId: string, text: Text, before: Text | null, origin: Origin): Promise<void> {
    return underItsName('summary', () => this.refuseIn(INVITED_TEXT, authorId, text, before, origin));
  }

  /** The same of what a job listing says. */
  refuseJobText(authorId: string, text: Text, before: Text | null, origin: Origin): Promise<void> {
    return underItsName('description', () => this.refuseIn(JOB_WAITING_TEXT, authorId, text, before, origin));
  }

  private async refuseIn(texts: WaitingTexts, authorId: string, text: Text, before: Text | null, { at, actor }: Origin): Promise<void> {
    if (passes(actor.role)) return;
    const { accepted } = await this.records.of(authorId, 'topic', at);
    refusePost(this.weighed(text), before && this.weighed(before), { accepted, policy: this.settings.policy }, texts);
  }

  /** The same of an update of a project. */
  async refuseUpdateText(authorId: string, text: Text, before: Text | null, { at, actor }: Origin): Promise<void> {
    if (passes(actor.role)) return;
    const { accepted } = await this.records.of(authorId, 'comment', at);
    refusePost(this.weighed(text), before && this.weighed(before), { accepted, policy: this.settings.policy }, UPDATE_TEXT);
  }

  /** The same of texts that only a project's people could read, as each author's own; says which it is. */
  async refuseOpened(texts: readonly OpenedText[], { at, actor }: Origin): Promise<void> {
    if (passes(actor.role)) return;
    const accepted = new Map<string, number>();
    for (const { authorId, where, ...text } of texts) {
      const known = accepted.get(authorId) ?? (await this.records.of(authorId, 'topic', at)).accepted;
      accepted.set(authorId, known);
      const writer = { accepted: known, policy: this.settings.policy };
      const because = (why: string) => OPENING_TEXT.because(where, why);
      await inWords('visibility', because, async () => refusePost(this.weighed(text), null, writer, OPENING_TEXT));
    }
  }

  get commentsPerHour(): number {
    return this.settings.policy.commentsPerHour;
  }

  /** Why a text must not be public at an ISO time, by what was decided meanwhile; empty when it may. `role` is its author's. */
  async causesAgainst(text: Text, { id, role }: Actor, at: string): Promise<HoldCause[]> {
    if (passes(role)) return [];
    const { accepted } = await this.records.of(id, 'topic', at);
    return postCauses(this.weighed(text), { accepted, policy: this.settings.policy });
  }

  private weighed(text: Text): LongText {
    return { content: text.content, words: this.settings.wordsIn(wholeText(text)) };
  }
}

/** What the forum refuses a field for is said of the field as the blog calls it. */
const underItsName = <T>(field: string, asked: () => Promise<T>): Promise<T> =>
  refusedAs(asked, (found) => (found.fields ? new RuleViolation(found.code, found.message, { [field]: found.message }, found.kind) : found));

/** Says of one field, in a sentence around the forum's own, why something cannot be. */
const inWords = <T>(field: string, sentence: (why: string) => string, asked: () => Promise<T>): Promise<T> =>
  refusedAs(asked, ({ code, message, kind }) => new RuleViolation(code, sentence(message), { [field]: sentence(message) }, kind));

async function refusedAs<T>(asked: () => Promise<T>, refusal: (found: RuleViolation) => RuleViolation): Promise<T> {
  try {
    return await asked();
  } catch (error) {
    throw error instanceof RuleViolation ? refusal(error) : error;
  }
}
