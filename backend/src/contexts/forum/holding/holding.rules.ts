import { foldText } from '../../../../contracts/folding.js';
import { HOLDING_TEXT, type HoldCause } from '../../../../contracts/holding.js';
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
  /** The latest texts that the same must not follow yet. `topicId` is null for topics. */
  readonly recent: readonly { readonly topicId: string | null; readonly text: string }[];
}

/** What is about to be written; `topicId` is null for a topic. */
export interface Writing {
  readonly topicId: string | null;
  readonly text: string;
}

/** A shorter text may come twice: "Teşekkürler" is no spam in two topics. */
const TELLING_LENGTH = 50;
/** The hour slides, so some of it is free again soon. */
const LOOK_AGAIN_S = 600;
const LINK = /(?:https?:\/\/|www\.)[^\s<>)\]"']+/giu;

/** How many addresses stand in a text. */
export const linksIn = (text: string): number => text.match(LINK)?.length ?? 0;

/** Throws when somebody writes too much, or the same again. */
export function refuseFlood({ topicId, text }: Writing, { hourIsFull, recent }: AuthorRecord): void {
  if (hourIsFull) throw new RuleViolation('writing.too-much', HOLDING_TEXT.tooMany, null, 'rate-limited', { retryAfter: LOOK_AGAIN_S });
  const wanted = bare(text);
  const repeated = recent.some((before) => bare(before.text) === wanted && (wanted.length >= TELLING_LENGTH || before.topicId === topicId));
  if (repeated) throw new RuleViolation('writing.repeated', HOLDING_TEXT.repeated, null, 'conflict');
}

/** Why a text must wait for a moderator; empty when it may join the forum at once. */
export function holdCauses({ text }: Writing, { accepted }: AuthorRecord, policy: HoldingPolicy): HoldCause[] {
  const causes: HoldCause[] = [];
  if (accepted < policy.firstPostsHeld) causes.push('first_posts');
  if (accepted < policy.newUntilPosts && linksIn(text) > policy.linksOfNew) causes.push('links');
  return causes;
}

const bare = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();
