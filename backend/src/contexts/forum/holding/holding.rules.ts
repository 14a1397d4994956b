import { foldText } from '../../../../contracts/folding.js';
import { TOPIC_LIMITS } from '../../../../contracts/forum.js';
import { HOLDING_TEXT, type HoldCause } from '../../../../contracts/holding.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import { linksOf } from '../../../../contracts/rendering/markdown.js';
import type { WatchedWord } from '../../../../contracts/watched-words.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

export interface HoldingPolicy {
  /** So many first texts of a member wait for a moderator. */
  readonly firstPostsHeld: number;
  /** A member is new until so many of their texts are in the forum. */
  readonly newUntilPosts: number;
  /** A text of a new member with more links waits for a moderator. */
  readonly linksOfNew: number;
  /** 0 for as many as one likes. */
  readonly topicsPerHour: number;
  readonly commentsPerHour: number;
  /** For so many hours the same text is not taken again; 0 takes it at once. */
  readonly repeatAfterHours: number;
}

/** What a member has written so far. */
export interface AuthorRecord {
  /** Texts that joined the forum and are still shown; counted up to a bound above every limit. */
  readonly accepted: number;
  /** Whether as many topics or comments, whichever is being written, as an hour may bring were sent within the last one. */
  readonly hourIsFull: boolean;
  /** The latest texts that the same must not follow yet. `under` is null for topics. */
  readonly recent: readonly { readonly id: string; readonly under: string | null; readonly text: string }[];
}

/** What is about to be written; `under`, the topic or the post that it stands under, is null for a topic, `title` for a comment. */
export interface Writing {
  readonly under: string | null;
  readonly title: string | null;
  readonly content: string;
}

/** Only what stands under something names it. */
export const kindOf = ({ under }: Writing): 'topic' | 'comment' => (under === null ? 'topic' : 'comment');

/** What is to stand where something stood. */
export interface Edit {
  readonly id: string;
  readonly before: Writing;
  readonly after: Writing;
}

/** A shorter text may come twice: "Teşekkürler" is no spam in two topics. */
const TELLING_LENGTH = 50;
/** The hour slides, so some of it is free again soon. */
const LOOK_AGAIN_S = 600;

/** Where the links lead that a text would show. The title is for itself: it could make code of what follows. What is too long is refused anyway. */
export const linksIn = ({ title, content }: Writing): string[] =>
  [title ?? '', content].map((part) => part.trim()).flatMap((part) => (part.length > TOPIC_LIMITS.content.max ? [] : linksOf(part)));

/** A text as a whole, as it is told apart from others. */
export const wholeText = ({ title, content }: Omit<Writing, 'under'>): string => (title === null ? content : `${title}\n${content}`);

/** Throws when somebody writes too much, or the same again. */
export function refuseFlood(writing: Writing, { hourIsFull, recent }: AuthorRecord): void {
  if (hourIsFull) throw new RuleViolation('writing.too-much', HOLDING_TEXT.tooMany, null, 'rate-limited', { retryAfter: LOOK_AGAIN_S });
  refuseRepeated(writing, recent);
}

/**
 * Throws when a new member makes of a text what would have had to wait, or what stands there already. It is refused, not held: the text is in the
 * forum, and there is only one of it. Links that it had before, a moderator may have let in: they may stay.
 */
export function refuseEdit({ id, before, after }: Edit, { accepted, recent }: AuthorRecord, policy: HoldingPolicy): void {
  // The text that is edited stands there too, and does not speak for itself.
  if (accepted > policy.newUntilPosts) return;
  const had = linksIn(before);
  const links = linksIn(after);
  if (links.length > policy.linksOfNew && (links.length > had.length || links.some((link) => !had.includes(link))))
    throw new RuleViolation('writing.links', HOLDING_TEXT.tooManyLinks, { content: HOLDING_TEXT.tooManyLinks });
  refuseRepeated(
    after,
    recent.filter((other) => other.id !== id),
  );
}

/** Throws when a text holds a word that is not taken, and says which: whoever wrote it is to be able to mend it. */
export function refuseWords(words: readonly WatchedWord[]): void {
  const refused = words.filter(({ consequence }) => consequence === 'refuse').map(({ word }) => word);
  if (refused.length === 0) return;
  const sentence = HOLDING_TEXT.wordRefused(refused);
  throw new RuleViolation('writing.word', sentence, { content: sentence });
}

/** Throws when somebody makes of a text what would have been refused, or would have had to wait; what it held before may stay. */
export function refuseAddedWords(before: readonly WatchedWord[], after: readonly WatchedWord[]): void {
  const added = after.filter(({ word }) => !before.some((had) => had.word === word));
  refuseWords(added);
  if (added.length > 0) throw new RuleViolation('writing.word', HOLDING_TEXT.wordAdded, { content: HOLDING_TEXT.wordAdded });
}

function refuseRepeated(writing: Writing, recent: AuthorRecord['recent']): void {
  const wanted = bare(wholeText(writing));
  const repeated = recent.some((before) => bare(before.text) === wanted && (wanted.length >= TELLING_LENGTH || before.under === writing.under));
  if (repeated) throw new RuleViolation('writing.repeated', HOLDING_TEXT.repeated, null, 'conflict');
}

/** By what a text is weighed: what its author has written, what holds, and the watched words that it has. */
export interface Weighed {
  readonly accepted: number;
  readonly policy: HoldingPolicy;
  readonly words: readonly WatchedWord[];
}

/** Why a text must wait for a moderator; empty when it may join the forum at once. */
export function holdCauses(writing: Writing, { accepted, policy, words }: Weighed): HoldCause[] {
  const causes: HoldCause[] = [];
  if (accepted < policy.firstPostsHeld) causes.push('first_posts');
  if (accepted < policy.newUntilPosts && linksIn(writing).length > policy.linksOfNew) causes.push('links');
  if (words.length > 0) causes.push('words');
  return causes;
}

/** Those who decide on others' texts, and what follows by itself, are not looked at. */
export const passes = (role: string): boolean => role === 'system' || holds(role as Role, 'report.moderate');

const bare = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();
