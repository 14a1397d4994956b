import { SUBROLE_LIMITS, SUBROLE_TEXT, type Subrole, type SubroleReview } from '@contracts/subroles';

/** What becomes of each sub-role that was asked for; true is approved. */
export type Verdict = Readonly<Partial<Record<Subrole, boolean>>>;

export const verdictOfAll = (requested: readonly Subrole[], approved: boolean): Verdict => Object.fromEntries(requested.map((subrole) => [subrole, approved]));

/** The review as it is sent, or null while something was said of some only. */
export function reviewOf(requested: readonly Subrole[], verdict: Verdict, note: string): SubroleReview | null {
  if (requested.some((subrole) => verdict[subrole] === undefined)) return null;
  const approved_subroles = requested.filter((subrole) => verdict[subrole]);
  const rejected_subroles = requested.filter((subrole) => !verdict[subrole]);
  const review_note = note.trim();
  return { status: approved_subroles.length > 0 ? 'approved' : 'rejected', approved_subroles, rejected_subroles, ...(review_note && { review_note }) };
}

export const noteProblem = (note: string): string | null => (note.trim().length > SUBROLE_LIMITS.note ? SUBROLE_TEXT.noteLong : null);

/** What the button does, named by its result. */
export function resultOf(review: SubroleReview | null): string {
  if (!review) return 'Karara bağla';
  const { approved_subroles: approved, rejected_subroles: rejected } = review;
  if (rejected.length === 0) return 'Onayla';
  return approved.length === 0 ? 'Reddet' : `${approved.length} onay, ${rejected.length} ret ver`;
}
