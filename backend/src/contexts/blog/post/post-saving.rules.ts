import type { PostStatus } from '../../../../contracts/blog.js';
import { lacksRequired, postProblems } from '../../../../contracts/blog-problems.js';
import { BLOG_CODE, POST_LIMITS, POST_TEXT } from '../../../../contracts/blog-writing.js';
import { keptTags, sameTags } from '../../../../contracts/forum-tags.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { addressOf, isAddressFor } from '../address/address.rules.js';
import type { DraftPost, PostForm, RevisePost, SavedWords, SetPostStatus } from './post.commands.js';
import type { PostEvent, PostWords } from './post.events.js';
import { isListed, judged, ownPost, placeOf, type WrittenPost } from './post.state.rules.js';
import { changeStatus, refuseTime } from './post-status.rules.js';
import { EDITION } from './post-text.rules.js';

/** Throws when a post may not be saved like this; what it lacks before it is more than a draft is said as one sentence, and field by field. */
function refuseUnfit(words: SavedWords, status: PostStatus): void {
  const post = judged({ words, categoryId: words.categoryId });
  const problems = postProblems(post, status);
  if (status !== 'draft' && lacksRequired(post)) throw new RuleViolation('post.incomplete', POST_TEXT.required, problems);
  refuseProblems('post.unfit', problems);
}

/** As it is kept: without white space around its lines, each tag once. */
function trimmed({ categoryId: _, ...words }: SavedWords): PostWords {
  const line = (text: string | null): string | null => text?.trim() || null;
  return {
    ...words,
    title: words.title.trim(),
    excerpt: words.excerpt.trim(),
    tags: keptTags(words.tags),
    seoTitle: line(words.seoTitle),
    seoDescription: line(words.seoDescription),
    keywords: [...new Set(words.keywords.map((word) => word.trim()).filter(Boolean))],
    canonical: line(words.canonical),
  };
}

/** `begin` gives the state after the first fact. */
export function draft({ data, origin }: DraftPost, begin: (event: PostEvent) => WrittenPost | null): readonly PostEvent[] {
  const { postId, authorId, words, status, at, brought } = data;
  refuseUnfit(words, status);
  if (status === 'scheduled') refuseTime(at, origin.at);
  const drafted: PostEvent = { type: 'PostDrafted', data: { postId, authorId, categoryId: words.categoryId, ...trimmed(words), edition: EDITION } };
  const post = begin(drafted);
  if (!post) return [drafted];
  const imported: readonly PostEvent[] = brought ? [{ type: 'PostImported', data: { ...placeOf(postId, post), publishedAt: brought.publishedAt } }] : [];
  return [drafted, ...imported, ...changeStatus(post, { postId, status, at }, origin.at)];
}

export function revise({ data, origin }: RevisePost, state: WrittenPost | null): readonly PostEvent[] {
  const { postId, memberId, words, version, status, at, judged } = data;
  const post = ownPost(state, memberId);
  if (post.state === 'hidden') throw new RuleViolation('post.hidden', POST_TEXT.hiddenNotEditable);
  if (version !== null && version !== post.version) throw new RuleViolation(BLOG_CODE.changed, POST_TEXT.changedMeanwhile);
  const target = status ?? post.status;
  refuseUnfit(words, target);
  const revised = revision(postId, words, post);
  const next = { ...post, categoryId: words.categoryId, words: trimmed(words) };
  const moved = status === null ? [] : changeStatus(next, { postId, status, at }, origin.at);
  const events = [...revised, ...moved];
  if (events.length > 0) refuseUnjudged(post, judged);
  if (revised.length > 0) refuseRevised(post);
  if (moved.length > 0) refuseMoved(post);
  return events;
}

/** The same again is no revision. */
function revision(postId: string, words: SavedWords, post: WrittenPost): readonly PostEvent[] {
  const before = post.words;
  const after = trimmed(words);
  const isSame = words.categoryId === post.categoryId && JSON.stringify(inOrder(after)) === JSON.stringify(inOrder(before));
  if (isSame) return [];
  return [
    {
      type: 'PostRevised',
      data: {
        ...{ postId, authorId: post.authorId, categoryId: words.categoryId, ...after, edition: EDITION },
        ...(after.slug === before.slug ? {} : { formerSlug: before.slug }),
        ...(after.textKey === before.textKey ? {} : { formerTextKey: before.textKey }),
        ...(sameTags(after.tags, before.tags) ? {} : { formerTags: [...before.tags] }),
        ...{ formerCategoryId: post.categoryId, wasListed: isListed(post) },
      },
    },
  ];
}

const inOrder = (words: object): unknown => Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1));

export function setStatus({ data, origin }: SetPostStatus, state: WrittenPost | null): readonly PostEvent[] {
  const { postId, memberId, status, at, judged } = data;
  const post = ownPost(state, memberId);
  if (post.state === 'hidden') throw new RuleViolation('post.hidden', POST_TEXT.hiddenNotEditable);
  refuseUnfit({ ...post.words, categoryId: post.categoryId }, status);
  const events = changeStatus(post, { postId, status, at }, origin.at);
  if (events.length > 0) refuseUnjudged(post, judged);
  if (events.length > 0) refuseMoved(post);
  return events;
}

/** What everybody is to read was looked at as it stands, not as it stood before another save got between. */
function refuseUnjudged({ changes }: WrittenPost, judged: number | undefined): void {
  if (judged !== undefined && judged !== changes) throw new RuleViolation(BLOG_CODE.changed, POST_TEXT.changedMeanwhile);
}

/** Its stream is read as a whole at each of them. */
function refuseRevised({ version }: WrittenPost): void {
  if (version >= POST_LIMITS.saves) throw new RuleViolation('post.saved-too-often', POST_TEXT.savedTooOften);
}

/** However often its state was changed, what is public or about to be can be taken back. */
function refuseMoved({ changes, version, status }: WrittenPost): void {
  const isOut = status === 'published' || status === 'scheduled';
  if (!isOut && changes - version >= POST_LIMITS.moves) throw new RuleViolation('post.moved-too-often', POST_TEXT.movedTooOften);
}

/** What is kept of a post that says nothing yet. */
const NOTHING: Omit<SavedWords, 'slug'> = {
  ...{ textKey: '', digest: '', bytes: 0, readingTime: null, cover: null, title: '', excerpt: '', tags: [], keywords: [] },
  ...{ seoTitle: null, seoDescription: null, canonical: null, categoryId: null },
};

/** All that a post is to say after a form was sent, but for its text; an address that the title gives is kept as long as it does. */
export function formed({ content: _, slug, ...form }: PostForm, before: Pick<WrittenPost, 'words' | 'categoryId'> | null, postId: string): SavedWords {
  const stood = before ? savedOf(before) : null;
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as Omit<PostForm, 'content' | 'slug'>;
  const words = { ...(stood ?? NOTHING), ...given };
  const wanted = slug?.trim() || (slug === undefined && stood ? stood.slug : addressOf(words.title));
  return { ...words, slug: stood && isAddressFor(stood.slug, wanted, postId) ? stood.slug : wanted };
}

const savedOf = ({ words, categoryId }: Pick<WrittenPost, 'words' | 'categoryId'>): SavedWords => ({ ...words, categoryId });

/** Everything of a post that others read, as it is looked at. */
export const lookedAt = ({ title, excerpt, tags, seoTitle, seoDescription, keywords }: Omit<SavedWords, 'categoryId'>, content: string) => ({
  title,
  content: [excerpt, content, ...tags, seoTitle ?? '', seoDescription ?? '', ...keywords].join('\n'),
});
