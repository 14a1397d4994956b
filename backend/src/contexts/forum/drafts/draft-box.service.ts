import { Inject, Injectable } from '@nestjs/common';
import { DRAFT_LIMITS, DRAFT_TEXT, type Draft, type DraftKey, type DraftRow, isPostDraft } from '../../../../contracts/drafts.js';
import type { MemberNote, MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { KeptDrafts, keptIn } from '../../../platform/notes/kept-drafts.js';
import { MEMBER_NOTES } from '../../../platform/tokens.js';

export const DRAFT_KIND = 'draft';
export const POST_DRAFT_KIND = 'post-draft';

export type DraftText = Pick<Draft, 'title' | 'excerpt' | 'content'>;

interface Shelf {
  readonly drafts: KeptDrafts<DraftText>;
  readonly most: number;
  readonly full: string;
}

/** Keeps what members have not sent to the forum or to the blog yet; those of the blog are long, so there are fewer of them. */
@Injectable()
export class DraftBox {
  private readonly forum: Shelf;
  private readonly blog: Shelf;

  constructor(@Inject(MEMBER_NOTES) notes: MemberNotes) {
    this.forum = { drafts: new KeptDrafts(notes, DRAFT_KIND), most: DRAFT_LIMITS.count, full: DRAFT_TEXT.tooMany };
    this.blog = { drafts: new KeptDrafts(notes, POST_DRAFT_KIND), most: DRAFT_LIMITS.posts, full: DRAFT_TEXT.tooManyPosts };
  }

  /** Newest first. */
  async list(memberId: string): Promise<DraftRow[]> {
    const kept = await Promise.all([this.forum, this.blog].map(({ drafts, most }) => drafts.list(memberId, most)));
    const rows = kept.flat().map(({ content: _, key, ...row }): DraftRow => ({ ...row, key: key as DraftKey }));
    return rows.sort((one, other) => (one.saved_at < other.saved_at ? 1 : -1));
  }

  async find(memberId: string, key: DraftKey): Promise<Draft | null> {
    const kept = await this.shelfOf(key).drafts.find(memberId, key);
    return kept && { key, ...kept };
  }

  /** Throws DRAFT_CONFLICT with what is kept when that is another version than the writer knew, unless it says the same. */
  async save(memberId: string, key: DraftKey, text: DraftText, known: string | null, at: string): Promise<Draft> {
    if (!isPostDraft(key) && text.content.length > DRAFT_LIMITS.content) refuseProblems('draft.too-long', { content: DRAFT_TEXT.tooLong });
    if (known === null) await this.refuseTooMany(memberId, key);
    return { key, ...(await this.shelfOf(key).drafts.save(memberId, key, text, known, at, (kept): Draft => ({ key, ...kept }))) };
  }

  async remove(memberId: string, key: DraftKey): Promise<void> {
    await this.shelfOf(key).drafts.remove(memberId, key);
  }

  private shelfOf(key: DraftKey): Shelf {
    return isPostDraft(key) ? this.blog : this.forum;
  }

  private async refuseTooMany(memberId: string, key: DraftKey): Promise<void> {
    const { drafts, most, full } = this.shelfOf(key);
    if ((await drafts.count(memberId)) < most) return;
    if (!(await this.find(memberId, key))) throw new RuleViolation('draft.too-many', full, null, 'invalid');
  }
}

/** A draft as its note holds it. */
export const draftOf = (note: MemberNote): Draft => ({ key: note.key as DraftKey, ...keptIn<DraftText>(note) });
