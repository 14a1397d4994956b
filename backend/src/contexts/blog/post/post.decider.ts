import { followedAfter } from '../../../../contracts/followed-tags.js';
import type { Decider } from '../../../kernel/decider.js';
import type { DeleteOwnPost, PostCommand, WithdrawPost } from './post.commands.js';
import type { PostDrafted, PostEvent, PostRevised, PostWords } from './post.events.js';
import { isListed, ownPost, placeOf, type WrittenPost } from './post.state.rules.js';
import { hideOrDelete, moderate, postLedger } from './post-moderation.rules.js';
import { draft, revise, setStatus } from './post-saving.rules.js';
import { callOff, publishDue } from './post-status.rules.js';
import { followTags } from './post-tags.rules.js';

export type PostState = WrittenPost | null;
const NOBODY: WrittenPost['removedBy'] = { hidden: null, deleted: null };

export const post: Decider<PostState, PostCommand, PostEvent> = {
  initial: null,

  evolve: postLedger.keeping((state, event) => {
    if (event.type === 'PostDrafted') return drafted(event.data);
    return state && changed(state, event);
  }),

  decide: postLedger.telling((command: PostCommand, state): readonly PostEvent[] => {
    switch (command.type) {
      case 'DraftPost':
        return state ? [] : draft(command, (event) => post.evolve(null, event));
      case 'RevisePost':
        return revise(command, state);
      case 'SetPostStatus':
        return setStatus(command, state);
      case 'PublishDuePost':
        return publishDue(command, state);
      case 'CallOffPost':
        return callOff(command, state);
      case 'DeleteOwnPost':
        return deleteOwn(command, state);
      case 'WithdrawPost':
        return withdraw(command, state);
      case 'HidePost':
      case 'DeletePost':
        return hideOrDelete(command, state);
      case 'FollowPostTag':
      case 'ReturnPostTag':
        return followTags(command, state);
      default:
        return moderate(command, state);
    }
  }),
};

function changed(state: WrittenPost, event: Exclude<PostEvent, PostDrafted>): WrittenPost {
  const { type, data } = event;
  switch (type) {
    case 'PostImported':
      return state;
    case 'PostRevised':
      return { ...saved(state), categoryId: data.categoryId, words: wordsOf(data), version: state.version + 1 };
    case 'PostScheduled':
      return { ...saved(state), status: 'scheduled', scheduledAt: data.at };
    case 'PostPublished':
      return { ...saved(state), status: 'published', scheduledAt: null, publishedAt: data.publishedAt };
    case 'PostUnpublished':
      return { ...saved(state), status: 'draft', scheduledAt: null };
    case 'PostArchived':
      return { ...saved(state), status: 'archived', scheduledAt: null };
    case 'PostWithdrawn':
      return { ...state, withdrawn: data.deletedByAuthor ? 'by-author' : 'with-account' };
    case 'PostHidden':
      return { ...state, state: 'hidden', removedBy: { ...NOBODY, hidden: data.reportId } };
    case 'PostDeleted':
      return { ...state, state: 'deleted', wasHidden: data.wasHidden, removedBy: { ...state.removedBy, deleted: data.reportId } };
    case 'PostRestored':
      return { ...state, state: data.to, wasHidden: false, removedBy: data.to === 'hidden' ? { ...state.removedBy, deleted: null } : NOBODY };
    case 'PostTagsFollowed':
      return { ...state, words: { ...state.words, tags: data.tags }, followed: followedAfter(state.followed, data) };
    case 'PostFeatured':
      return { ...state, featured: true };
    case 'PostUnfeatured':
      return { ...state, featured: false };
  }
}

const saved = (state: WrittenPost): WrittenPost => ({ ...state, changes: state.changes + 1 });

const wordsOf = (data: PostDrafted['data'] | PostRevised['data']): PostWords => ({
  slug: data.slug,
  textKey: data.textKey,
  digest: data.digest,
  bytes: data.bytes,
  readingTime: data.readingTime,
  cover: data.cover,
  title: data.title,
  excerpt: data.excerpt,
  tags: data.tags,
  seoTitle: data.seoTitle,
  seoDescription: data.seoDescription,
  keywords: data.keywords,
  canonical: data.canonical,
});

const drafted = (data: PostDrafted['data']): WrittenPost => ({
  authorId: data.authorId,
  categoryId: data.categoryId,
  words: wordsOf(data),
  status: 'draft',
  scheduledAt: null,
  publishedAt: null,
  state: 'visible',
  wasHidden: false,
  removedBy: NOBODY,
  withdrawn: null,
  featured: false,
  followed: {},
  version: 0,
  changes: 0,
  facts: 0,
  decisions: {},
});

/** What staff have hidden is its author's to delete all the same. */
function deleteOwn({ data: { postId, memberId } }: DeleteOwnPost, state: PostState): readonly PostEvent[] {
  if (state?.withdrawn && state.authorId === memberId) return [];
  const found = ownPost(state, memberId);
  return [{ type: 'PostWithdrawn', data: { ...placeOf(postId, found), wasListed: isListed(found), textKey: found.words.textKey, deletedByAuthor: true } }];
}

/** What staff have hidden or deleted is withdrawn too: its text is the author's to take along. */
function withdraw({ data: { postId, onlyUnread } }: WithdrawPost, state: PostState): readonly PostEvent[] {
  if (!state || state.withdrawn || (onlyUnread && state.status === 'published')) return [];
  return [{ type: 'PostWithdrawn', data: { ...placeOf(postId, state), wasListed: isListed(state), textKey: state.words.textKey } }];
}
