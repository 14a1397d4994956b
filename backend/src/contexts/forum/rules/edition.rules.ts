import { reasonProblem } from '../../../../contracts/forum-tools.js';
import type { ReportReason } from '../../../../contracts/moderation.js';
import { DESTROY_WORD, MODERATOR_EDIT_LIMITS, MODERATOR_EDIT_TEXT } from '../../../../contracts/moderator-edits.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import type { Actor } from '../../../kernel/event.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { EditedFor } from './edition.events.js';

/** The words of a text and whose they are. */
export interface Editions<Words> {
  /** Of the words that stand there now. */
  readonly edition: number;
  /** What the author had written, while a moderator's words stand in its place and both can be read. */
  readonly own: Words | null;
  /** The moderators' decision by which other words stand there now, and who has changed them since the author wrote; null while they are the author's. */
  readonly decided: { readonly id: string; readonly by: readonly string[] } | null;
  /** Editions below this are destroyed … */
  readonly destroyed: number;
  /** … and those below this may be: a moderator has put other words in their place. */
  readonly replaced: number;
  /** Revision of the fact that told the words as they stand: whoever changes them has seen them. */
  readonly revised: number;
}

export const FIRST_EDITION = { edition: 0, own: null, decided: null, destroyed: 0, replaced: 0, revised: 0 } as const;

/** What a moderator says to the author with other words in the place of theirs. */
export interface ModeratorEdit {
  /** What the author's appeal goes by. */
  decisionId: string;
  reason: ReportReason;
  clause: string | null;
  message: string;
  version: number;
  authorRole: Role;
}

interface Standing extends Editions<unknown> {
  readonly authorId: string;
  readonly state: 'visible' | 'hidden' | 'deleted';
  /** Of a topic that stands in another by now. */
  readonly merge?: object | null;
}

export const notStanding = () => new RuleViolation('edition.not-standing', MODERATOR_EDIT_TEXT.notStanding);
/** Whether all can read it where it stands. */
export const isStanding = ({ state, merge }: Pick<Standing, 'state' | 'merge'>): boolean => state === 'visible' && !merge;

/** Nobody decides about their own words, or about those of somebody who does not stand below them. */
export function refuseActing(authorId: string, authorRole: Role, actor: Actor): void {
  if (actor.id === authorId) throw new RuleViolation('edition.own', MODERATOR_EDIT_TEXT.ownText, null, 'forbidden');
  if (outranks(authorRole, actor.role as Role)) throw new RuleViolation('edition.superior', MODERATOR_EDIT_TEXT.aboutSuperior, null, 'forbidden');
}

/** Throws when a moderator may not change these words, or not so. */
export function refuseModeratorEdit({ clause, message, version, authorRole }: ModeratorEdit, text: Standing, origin: Origin): void {
  refuseActing(text.authorId, authorRole, origin.actor);
  if (!isStanding(text)) throw notStanding();
  refuseProblems('edition.incomplete', {
    message: message.trim() ? (reasonProblem(message) ?? undefined) : MODERATOR_EDIT_TEXT.messageMissing,
    clause: (clause?.length ?? 0) > MODERATOR_EDIT_LIMITS.clause ? MODERATOR_EDIT_TEXT.clauseLong : undefined,
  });
  if (text.edition >= MODERATOR_EDIT_LIMITS.editions) throw new RuleViolation('edition.too-often', MODERATOR_EDIT_TEXT.tooOften);
  if (version !== text.revised) throw new RuleViolation('edition.changed-meanwhile', MODERATOR_EDIT_TEXT.changedMeanwhile);
}

export const unchanged = () => new RuleViolation('edition.nothing-changed', MODERATOR_EDIT_TEXT.nothingChanged);

/** An author who began before a moderator changed the words has not seen them. `edition` is null where nobody says what they saw. */
export function refuseUnseen(edition: number | null | undefined, text: Editions<unknown>): void {
  if (typeof edition === 'number' && edition !== text.edition) throw new RuleViolation('edition.unseen', MODERATOR_EDIT_TEXT.editedMeanwhile);
}

/** Where the author's own words are gone already, nobody can bring them back: a moderator's words are never told as the author's. */
export const editedFor = (
  { decisionId, reason, clause, message }: ModeratorEdit,
  { edition, own, decided }: Editions<unknown>,
  { actor }: Origin,
): EditedFor => ({
  edition: edition + 1,
  decisionId,
  moderatorIds: [...(decided?.by ?? []).filter((id) => id !== actor.id), actor.id],
  reason,
  clause: clause?.trim() || null,
  message: message.trim(),
  ...(decided === null || own !== null ? {} : { final: true }),
});

/** The editions whose keys are to be destroyed: all that a moderator put other words in the place of. */
export function editionsToDestroy(word: string, text: Editions<unknown>): number[] {
  if (word.trim() !== DESTROY_WORD) throw new RuleViolation('edition.word', MODERATOR_EDIT_TEXT.wordMissing, { word: MODERATOR_EDIT_TEXT.wordMissing });
  const { destroyed, replaced } = text;
  if (destroyed >= replaced) throw new RuleViolation('edition.nothing-left', MODERATOR_EDIT_TEXT.nothingToDestroy);
  return Array.from({ length: replaced - destroyed }, (_, at) => destroyed + at);
}

/** After the author wrote. */
export const revisedByAuthor = (facts: number) => ({ own: null, decided: null, revised: facts }) as const;

export const editedByModerator = <Words>(
  before: Editions<Words>,
  words: Words,
  { edition, decisionId, moderatorIds }: Pick<EditedFor, 'edition' | 'decisionId' | 'moderatorIds'>,
  facts: number,
): Editions<Words> => ({
  ...before,
  edition,
  own: before.own ?? (before.decided ? null : words),
  decided: { id: decisionId, by: moderatorIds },
  replaced: edition,
  revised: facts,
});

export const returnedText = <Words>(before: Editions<Words>, edition: number, facts: number): Editions<Words> => ({
  ...before,
  edition,
  own: null,
  decided: null,
  replaced: before.destroyed,
  revised: facts,
});

export const destroyedText = <Words>(before: Editions<Words>, editions: readonly number[]): Editions<Words> => ({
  ...before,
  own: null,
  destroyed: Math.max(before.destroyed, ...editions.map((edition) => edition + 1)),
});
