import type { PostStatus } from '../../../../contracts/blog.js';
import type { PostFallback } from '../../../../contracts/blog-fallbacks.js';
import { Command } from '../../../kernel/command.js';
import type { PostWords } from './post.events.js';

/** What a post is to say, its text kept already. */
export type SavedWords = PostWords & { categoryId: string | null };

/** What a post is to say, as its author sends it; what is left out stays as it is. */
export interface PostForm {
  title?: string;
  content?: string;
  excerpt?: string;
  categoryId?: string | null;
  /** An empty one is made from the title. */
  slug?: string;
  cover?: string | null;
  readingTime?: number | null;
  tags?: string[];
  seoTitle?: string | null;
  seoDescription?: string | null;
  keywords?: string[];
  canonical?: string | null;
}

/** Where a post that is brought comes from: when it was published there, as ISO time, or null. */
export interface Brought {
  publishedAt: string | null;
}

/** Writes a post, or writes it anew: looks at all that is sent, keeps its text and its address, and saves it. `version` and `status` as in `RevisePost`. */
export class WritePost extends Command<{
  postId: string;
  memberId: string;
  isNew: boolean;
  form: PostForm;
  version: number | null;
  status: PostStatus | null;
  at: string | null;
  /** Left out where it is written here. */
  brought?: Brought;
}> {
  readonly type = 'WritePost';
}

/** The file of a text that no post says any more goes, unless it is judged. */
export class DropPostText extends Command<{ postId: string; key: string }> {
  readonly type = 'DropPostText';
}

/** The files of all texts that a post does not say any more go: what was kept because it was judged. */
export class DropFormerTexts extends Command<{ postId: string }> {
  readonly type = 'DropFormerTexts';
}

/** Begins a post. `status` is what it is to be at once; `at` (ISO) is for one that is scheduled. */
export class DraftPost extends Command<{ postId: string; authorId: string; words: SavedWords; status: PostStatus; at: string | null; brought?: Brought }> {
  readonly type = 'DraftPost';
}

/**
 * All that a post is to say from now on. `version` is the one that the author began from, null where nobody says; `status` null leaves it where it
 * stands. `judged`: the `changes` of the post that was looked at; when it has been changed since, that look says nothing any more.
 */
export class RevisePost extends Command<{
  postId: string;
  memberId: string;
  words: SavedWords;
  version: number | null;
  status: PostStatus | null;
  at: string | null;
  judged?: number;
}> {
  readonly type = 'RevisePost';
}

/** `judged` as above. */
export class SetPostStatus extends Command<{ postId: string; memberId: string; status: PostStatus; at: string | null; judged?: number }> {
  readonly type = 'SetPostStatus';
}

/** The minute has come for which it was scheduled: `at` is that of the schedule. */
export class PublishDuePost extends Command<{ postId: string; at: string }> {
  readonly type = 'PublishDuePost';
}

/** It is not published at its minute, for this cause. */
export class CallOffPost extends Command<{ postId: string; at: string; cause: PostFallback }> {
  readonly type = 'CallOffPost';
}

/** What its author wants, other than with the whole account. */
export class DeleteOwnPost extends Command<{ postId: string; memberId: string }> {
  readonly type = 'DeleteOwnPost';
}

/** `onlyUnread`: unless everybody can read it, because its author leaves the published ones behind. */
export class WithdrawPost extends Command<{ postId: string; onlyUnread: boolean }> {
  readonly type = 'WithdrawPost';
}

type Decided = { postId: string; reportId: string | null; reason: string };
export class HidePost extends Command<Decided> {
  readonly type = 'HidePost';
}

export class DeletePost extends Command<Decided> {
  readonly type = 'DeletePost';
}

type OnPost = { postId: string; reason: string };
export class RestorePost extends Command<OnPost> {
  readonly type = 'RestorePost';
}

/** Brings back what a decision on a report took away, and nothing that another has. */
export class RestoreRemovedPost extends Command<OnPost & { reportId: string }> {
  readonly type = 'RestoreRemovedPost';
}

/** `on` says whether it is to be featured. */
export class FeaturePost extends Command<OnPost & { on: boolean }> {
  readonly type = 'FeaturePost';
}

/** `number` is the revision of the fact that made the decision. */
export class UndoPostDecision extends Command<OnPost & { number: number }> {
  readonly type = 'UndoPostDecision';
}

/** The post has a tag that is called otherwise now, or was merged into another. `cause` is the merge, null for a new name. */
export class FollowPostTag extends Command<{ postId: string; slug: string; name: string; cause: string | null }> {
  readonly type = 'FollowPostTag';
}

/** Gives back what a merge of tags took from the post. */
export class ReturnPostTag extends Command<{ postId: string; cause: string }> {
  readonly type = 'ReturnPostTag';
}

export type PostTagCommand = FollowPostTag | ReturnPostTag;
export type PostModerationCommand = RestorePost | RestoreRemovedPost | FeaturePost | UndoPostDecision;
export type PostCommand =
  | DraftPost
  | RevisePost
  | SetPostStatus
  | PublishDuePost
  | CallOffPost
  | DeleteOwnPost
  | WithdrawPost
  | HidePost
  | DeletePost
  | PostTagCommand
  | PostModerationCommand;
