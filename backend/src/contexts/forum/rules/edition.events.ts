import type { ReportReason } from '../../../../contracts/moderation.js';

/** Which edition of its text a fact tells: 0 is the author's, each of a moderator's decisions on the words begins the next. Each has a key of its own. */
export interface OfEdition {
  edition: number;
}

/** Revisions, in this stream, of the decisions that cannot be taken back any more: what they decided was written over, or is gone. */
export interface Ending {
  ends?: number[];
}

/**
 * What a moderator changed the words for; `message` is what the author reads. `moderatorIds`: who has changed them since the author wrote, the last
 * of them now. `final`: the author's words were destroyed before, so there is nothing to go back to.
 */
export interface EditedFor extends OfEdition {
  /** What the author's appeal goes by. */
  decisionId: string;
  moderatorIds: string[];
  reason: ReportReason;
  clause: string | null;
  message: string | null;
  final?: true;
  undoes?: number;
  replaces?: number;
}

/** The author's words are back; `message` says why, unless an appeal brought them back, which says so itself. */
export interface Returned extends OfEdition {
  message: string | null;
  appealId: string | null;
  undoes?: number;
}

/** The keys of these editions are destroyed for good; the pictures that only they showed go along. */
export interface Destroyed extends Ending {
  editions: number[];
  images: string[];
}
