import type { ReportReason } from '../../../../contracts/moderation.js';

/** Which edition of its text a fact tells: 0 is the author's, each of a moderator's decisions on the words begins the next. Each has a key of its own. */
export interface OfEdition {
  edition: number;
}

/** What a moderator changed the words for; `message` is what the author reads. */
export interface EditedFor extends OfEdition {
  reason: ReportReason;
  clause: string | null;
  message: string | null;
  undoes?: number;
  replaces?: number;
}

/** `final`: the author's words were destroyed before, so there is nothing to go back to. */
export type EditedForGood = EditedFor & { final?: true };

/** The author's words are back; `message` says why. */
export interface Returned extends OfEdition {
  message: string | null;
  undoes?: number;
}

/** The keys of these editions are destroyed for good. */
export interface Destroyed {
  editions: number[];
}
