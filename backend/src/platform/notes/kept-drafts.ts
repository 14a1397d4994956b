import { DRAFT_CODE, DRAFT_TEXT, type DraftConflict, type KeptDraft } from '../../../contracts/drafts.js';
import type { MemberNote, MemberNotes, NoteShelf } from '../../kernel/member-notes.js';
import { RuleViolation } from '../../kernel/rule-violation.js';

type Kept<Text> = Text & Omit<KeptDraft, 'content'>;

/** Keeps texts of members that are not sent yet, one under each key of a kind. No facts: what was never sent was never said. */
export class KeptDrafts<Text extends { readonly content: string }> {
  constructor(
    private readonly notes: MemberNotes,
    private readonly kind: string,
  ) {}

  /** Newest first, each with its key. */
  async list(memberId: string, limit: number): Promise<(Kept<Text> & { key: string })[]> {
    const notes = await this.notes.list(this.shelf(memberId), limit);
    return notes.map((note) => ({ ...keptIn<Text>(note), key: note.key }));
  }

  async find(memberId: string, key: string): Promise<Kept<Text> | null> {
    const [note] = await this.notes.get(this.shelf(memberId), [key]);
    return note ? keptIn<Text>(note) : null;
  }

  count(memberId: string): Promise<number> {
    return this.notes.count(this.shelf(memberId));
  }

  /** Throws DRAFT_CONFLICT with what is kept, as `show` shows it, when that is another version than the writer knew, unless it says the same. */
  async save(memberId: string, key: string, text: Text, known: string | null, at: string, show: (kept: Kept<Text>) => KeptDraft): Promise<Kept<Text>> {
    const version = await this.notes.put(this.shelf(memberId), { key, text: JSON.stringify(text), at }, known);
    if (version) return { ...text, version, saved_at: at };
    const kept = await this.find(memberId, key);
    if (kept?.content === text.content) return kept;
    throw new RuleViolation(DRAFT_CODE.conflict, DRAFT_TEXT.newer, null, 'conflict', { draft: kept && show(kept) } satisfies DraftConflict);
  }

  remove(memberId: string, key: string): Promise<void> {
    return this.notes.remove(this.shelf(memberId), key);
  }

  private shelf(memberId: string): NoteShelf {
    return { memberId, kind: this.kind };
  }
}

/** The draft that a note holds. */
export function keptIn<Text extends { readonly content: string }>({ text, version, at }: MemberNote): Kept<Text> {
  return { ...(JSON.parse(text) as Text), version, saved_at: at };
}
