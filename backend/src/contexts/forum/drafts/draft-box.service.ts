import { Inject, Injectable } from '@nestjs/common';
import { DRAFT_CODE, DRAFT_LIMITS, DRAFT_TEXT, type Draft, type DraftConflict, type DraftKey, type DraftRow } from '../../../../contracts/drafts.js';
import type { MemberNote, MemberNotes } from '../../../kernel/member-notes.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { MEMBER_NOTES } from '../../../platform/tokens.js';

export const DRAFT_KIND = 'draft';

export type DraftText = Pick<Draft, 'title' | 'excerpt' | 'content'>;

/** Keeps what members have not sent yet. No facts: what was never sent was never said. */
@Injectable()
export class DraftBox {
  constructor(@Inject(MEMBER_NOTES) private readonly notes: MemberNotes) {}

  /** Newest first. */
  async list(memberId: string): Promise<DraftRow[]> {
    const notes = await this.notes.list({ memberId, kind: DRAFT_KIND }, DRAFT_LIMITS.count);
    return notes.map((note) => {
      const { content: _, ...row } = draftOf(note);
      return row;
    });
  }

  async find(memberId: string, key: DraftKey): Promise<Draft | null> {
    const [note] = await this.notes.get({ memberId, kind: DRAFT_KIND }, [key]);
    return note ? draftOf(note) : null;
  }

  /** Throws DRAFT_CONFLICT with what is kept when that is another version than the writer knew, unless it says the same. */
  async save(memberId: string, key: DraftKey, text: DraftText, known: string | null, at: string): Promise<Draft> {
    const shelf = { memberId, kind: DRAFT_KIND };
    if (known === null) await this.refuseTooMany(memberId, key);
    const note = { key, text: JSON.stringify(text), at };
    const version = await this.notes.put(shelf, note, known);
    if (version) return draftOf({ ...note, version });
    const kept = await this.find(memberId, key);
    if (kept?.content === text.content) return kept;
    throw new RuleViolation(DRAFT_CODE.conflict, DRAFT_TEXT.newer, null, 'conflict', { draft: kept } satisfies DraftConflict);
  }

  async remove(memberId: string, key: DraftKey): Promise<void> {
    await this.notes.remove({ memberId, kind: DRAFT_KIND }, key);
  }

  private async refuseTooMany(memberId: string, key: DraftKey): Promise<void> {
    if ((await this.notes.count({ memberId, kind: DRAFT_KIND })) < DRAFT_LIMITS.count) return;
    if (!(await this.find(memberId, key))) throw new RuleViolation('draft.too-many', DRAFT_TEXT.tooMany, null, 'invalid');
  }
}

export function draftOf({ key, text, version, at }: MemberNote): Draft {
  const { title, excerpt, content } = JSON.parse(text) as DraftText;
  return { key: key as DraftKey, title, excerpt, content, version, saved_at: at };
}
