import { POST_TEXT } from '../../../../contracts/blog-writing.js';
import type { HoldCause } from '../../../../contracts/holding.js';
import { linksOf } from '../../../../contracts/rendering/markdown.js';
import type { WatchedWord } from '../../../../contracts/watched-words.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type HoldingPolicy, refuseAddedWords, refuseWords } from './holding.rules.js';

/** A text that is published elsewhere than in a discussion, and what stood there before; null where nothing was public. */
export interface LongText {
  readonly content: string;
  readonly words: readonly WatchedWord[];
}

const refused = (code: string, sentence: string) => new RuleViolation(code, sentence, { content: sentence });

/** By what its author is weighed. */
interface Writer {
  readonly accepted: number;
  readonly policy: HoldingPolicy;
}

/** Why a topic that says this would have had to wait for a moderator, or would have been refused. */
export function postCauses({ content, words }: LongText, { accepted, policy }: Writer): HoldCause[] {
  const causes: HoldCause[] = [];
  if (words.length > 0) causes.push('words');
  if (accepted < policy.firstPostsHeld) causes.push('first_posts');
  if (accepted < policy.newUntilPosts && linksOf(content, 'post').length > policy.linksOfNew) causes.push('links');
  return causes;
}

/** What is said to the author of what cannot be public yet. */
export type WaitingTexts = Readonly<Record<'wordWaits' | 'newMember' | 'newMemberLinks', string>>;

/** Throws where a topic would have had to wait for a moderator: what was written waits with its author. */
export function refusePost(now: LongText, before: LongText | null, { accepted, policy }: Writer, texts: WaitingTexts = POST_TEXT): void {
  if (before) refuseAddedWords(before.words, now.words);
  else refuseWatched(now.words, texts);
  if (!before && accepted < policy.firstPostsHeld) throw new RuleViolation('writing.new-member', texts.newMember);
  if (accepted >= policy.newUntilPosts) return;
  const links = linksOf(now.content, 'post');
  const had = before ? linksOf(before.content, 'post') : [];
  if (links.length > policy.linksOfNew && links.some((link) => !had.includes(link))) throw refused('writing.links', texts.newMemberLinks);
}

function refuseWatched(words: readonly WatchedWord[], texts: WaitingTexts): void {
  refuseWords(words);
  if (words.length > 0) throw refused('writing.word', texts.wordWaits);
}
