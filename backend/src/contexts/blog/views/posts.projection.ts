import type { PostFallback } from '../../../../contracts/blog-fallbacks.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type {
  CommentAdded,
  CommentDeleted,
  CommentHidden,
  CommentRestored,
  CommentWithdrawn,
  ContentLiked,
  ContentUnliked,
  PostViewsCounted,
} from '../../forum/public.js';
import type { ApplauseEvent } from '../applause/applause.events.js';
import type { BookmarkEvent } from '../bookmark/bookmark.events.js';
import type { PostEvent, PostUnpublished } from '../post/post.events.js';
import type { PostWordsKept } from '../words/post-words.events.js';
import { postsView, postTotalsView, postWordsView } from './posts.model.js';
import { count, given, NOTHING_GIVEN, NOTHING_SAID, now, published, recount, retagged, revised, saying, uncount } from './posts.writes.js';

type CommentFact = CommentAdded | CommentHidden | CommentDeleted | CommentRestored | CommentWithdrawn;
type Reaction = ContentLiked | ContentUnliked | PostViewsCounted | BookmarkEvent | ApplauseEvent;

/** What its author wants needs no reason. */
const fallbackOf = ({ cause }: PostUnpublished['data']): PostFallback | null => (cause === 'author' ? null : cause);

/** What the blog shows of posts. Their texts are files: the view knows where they lie. */
export const postsProjection = projection<PostEvent | PostWordsKept | CommentFact | Reaction>({
  name: 'posts',
  version: 2,
  views: [postsView.name, postTotalsView.name, postWordsView.name],
  on: {
    PostDrafted: ({ data, at, revision }) =>
      postsView.put(data.postId, {
        ...saying(data),
        author_id: data.authorId,
        status: 'draft',
        state: 'visible',
        gone: false,
        listed: false,
        featured: false,
        scheduled_at: null,
        fallback: null,
        published_at: null,
        first_published: null,
        created_at: at,
        updated_at: at,
        version: 0,
        ...NOTHING_GIVEN,
        revision,
      }),
    PostImported: (fact) => now(fact, { first_published: fact.data.publishedAt }),
    PostRevised: (fact) => [revised(fact), ...recount(fact.data.formerCategoryId, fact.data.categoryId, fact.data.wasListed)],
    PostScheduled: (fact) => [
      now(fact, { status: 'scheduled', scheduled_at: fact.data.at, fallback: null, listed: false }),
      ...uncount(fact.data, fact.data.wasListed),
    ],
    PostPublished: (fact) => [
      published(fact, { status: 'published', scheduled_at: null, fallback: null, listed: fact.data.listed, published_at: fact.data.publishedAt }),
      ...(fact.data.listed ? count(fact.data, 1) : []),
    ],
    PostUnpublished: (fact) => [
      now(fact, { status: 'draft', scheduled_at: null, fallback: fallbackOf(fact.data), listed: false }),
      ...uncount(fact.data, fact.data.wasListed),
    ],
    PostArchived: (fact) => [now(fact, { status: 'archived', scheduled_at: null, fallback: null, listed: false }), ...uncount(fact.data, fact.data.wasListed)],
    PostWithdrawn: (fact) => [
      now(fact, { ...NOTHING_SAID, state: 'withdrawn', gone: true, listed: false }),
      postWordsView.remove(fact.data.postId),
      ...uncount(fact.data, fact.data.wasListed),
    ],
    PostHidden: (fact) => [now(fact, { state: 'hidden', listed: false }), ...uncount(fact.data, fact.data.wasListed)],
    PostDeleted: (fact) => [now(fact, { state: 'deleted', gone: true, listed: false }), ...uncount(fact.data, fact.data.wasListed)],
    PostRestored: (fact) => [now(fact, { state: fact.data.to, gone: false, listed: fact.data.listed }), ...(fact.data.listed ? count(fact.data, 1) : [])],
    PostWordsKept: ({ data: { postId, words } }) => postWordsView.put(postId, { words }),
    CommentAdded: ({ data }) => commented(data, 1),
    CommentHidden: ({ data }) => commented(data, -1),
    CommentDeleted: ({ data }) => (data.wasHidden ? [] : commented(data, -1)),
    CommentRestored: ({ data }) => (data.to === 'visible' ? commented(data, 1) : []),
    CommentWithdrawn: ({ data }) => (data.wasVisible ? commented(data, -1) : []),
    ContentLiked: ({ data }) => (data.targetType === 'post' ? given(data.targetId, 'likes', 1) : []),
    ContentUnliked: ({ data }) => (data.targetType === 'post' ? given(data.targetId, 'likes', -1) : []),
    PostBookmarked: ({ data }) => given(data.postId, 'bookmarks', 1),
    PostUnbookmarked: ({ data }) => given(data.postId, 'bookmarks', -1),
    PostApplauded: ({ data }) => given(data.postId, 'applause', data.claps),
    ApplauseWithdrawn: ({ data }) => given(data.postId, 'applause', -data.claps),
    PostViewsCounted: ({ data }) => postsView.change(data.postId, { $inc: { views: data.views } }),
    PostTagsFollowed: retagged,
    PostFeatured: (fact) => now(fact, { featured: true }),
    PostUnfeatured: (fact) => now(fact, { featured: false }),
  },
});

/** A comment under a post or a reply there that everybody can read, more or less. */
const commented = (placed: CommentFact['data'], by: 1 | -1): readonly Write[] => ('postId' in placed ? [given(placed.postId, 'comments', by)] : []);
