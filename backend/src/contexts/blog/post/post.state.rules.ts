import { BLOG_TEXT, type PostStatus } from '../../../../contracts/blog.js';
import type { JudgedPost } from '../../../../contracts/blog-problems.js';
import { POST_TEXT } from '../../../../contracts/blog-writing.js';
import type { FollowedSoFar } from '../../../../contracts/followed-tags.js';
import type { Ledger } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { PostPlace, PostWords } from './post.events.js';

/** Decisions of staff that can be taken back, and by which verb. */
export type PostDecision = 'hide' | 'delete' | 'feature';
export type PostUndo = { readonly action: 'restore' | 'unfeature' };

export interface WrittenPost extends Ledger<PostDecision, PostUndo> {
  readonly authorId: string;
  readonly categoryId: string | null;
  readonly words: PostWords;
  readonly status: PostStatus;
  /** ISO time; null unless it is scheduled. */
  readonly scheduledAt: string | null;
  /** When it was published first, or null. */
  readonly publishedAt: string | null;
  /** What staff made of it; the author's own status stays beneath. */
  readonly state: 'visible' | 'hidden' | 'deleted';
  readonly wasHidden: boolean;
  /** The decisions on reports that hid and deleted it, as far as it is so still. */
  readonly removedBy: { readonly hidden: string | null; readonly deleted: string | null };
  readonly withdrawn: 'by-author' | 'with-account' | null;
  readonly featured: boolean;
  /** What staff made of its tags. */
  readonly followed: FollowedSoFar;
  /** Of its words: grows with each save. */
  readonly version: number;
  /** Saves and changes of status. */
  readonly changes: number;
}

/** Whether everybody can read it. */
export const isListed = ({ state, status, withdrawn }: Pick<WrittenPost, 'state' | 'status' | 'withdrawn'>): boolean =>
  state === 'visible' && status === 'published' && !withdrawn;

/** What every fact says of the post. */
export const placeOf = (postId: string, { authorId, categoryId, words: { tags } }: WrittenPost): PostPlace => ({
  postId,
  authorId,
  categoryId,
  ...(tags.length > 0 ? { tags: [...tags] } : {}),
});

/** Whether anybody can read it. */
export const isThere = (post: WrittenPost | null): post is WrittenPost => post !== null && !post.withdrawn && post.state !== 'deleted';

const postNotFound = () => new RuleViolation('post.not-found', BLOG_TEXT.postNotFound, null, 'not-found');
const postGone = () => new RuleViolation('post.gone', BLOG_TEXT.postGone, null, 'gone');

/** The post, if it is there for anybody. */
export function present(post: WrittenPost | null): WrittenPost {
  if (!post) throw postNotFound();
  if (!isThere(post)) throw postGone();
  return post;
}

/** The post as its author changes it; what only its author sees is not there for anybody else. */
export function ownPost(post: WrittenPost | null, memberId: string): WrittenPost {
  if (post && post.authorId !== memberId && !isListed(post)) throw postNotFound();
  const found = present(post);
  if (found.authorId !== memberId) throw new RuleViolation('post.not-yours', POST_TEXT.notYours, null, 'forbidden');
  return found;
}

export const judged = ({ words, categoryId }: { readonly words: PostWords; readonly categoryId: string | null }): JudgedPost => ({
  ...words,
  categoryId,
});

/** The keys of the files that a post refers to. */
export const textKeysOf = (post: WrittenPost | null): readonly (string | null)[] => [post && !post.withdrawn ? post.words.textKey : null];
