import type { PostStats } from '../../../../contracts/blog-reactions.js';
import { dayIn } from '../../../../contracts/istanbul-day.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentAdded, ContentLiked, ContentUnliked, PostViewsCounted } from '../../forum/public.js';
import type { ApplauseEvent } from '../applause/applause.events.js';
import type { BookmarkEvent } from '../bookmark/bookmark.events.js';
import { postDaysView } from './post-days.model.js';

type Given = { readonly postId: string; readonly authorId: string; readonly at: string };

const NOTHING: Readonly<PostStats> = { views: 0, likes: 0, bookmarks: 0, applause: 0, comments: 0 };

/** What is taken back leaves the day on which it was given. */
const count = (what: keyof PostStats, by: number, { postId, authorId, at }: Given): readonly Write[] =>
  [postId, authorId].map((of) => counted(what, by, of, at));

function counted(what: keyof PostStats, by: number, of: string, at: string): Write {
  const day = dayIn(at);
  const { [what]: _counted, ...others } = NOTHING;
  return postDaysView.make(`${of}/${day}`, { $inc: { [what]: by }, $setOnInsert: { of, day, ...others } });
}

const like = ({ data, at }: { readonly data: ContentLiked['data']; readonly at: string }, by: 1 | -1): readonly Write[] =>
  data.targetType === 'post' ? count('likes', by, { postId: data.targetId, authorId: data.authorId, at: data.likedAt ?? at }) : [];

/** What readers gave day by day, for authors. */
export const postDaysProjection = projection<CommentAdded | ContentLiked | ContentUnliked | PostViewsCounted | BookmarkEvent | ApplauseEvent>({
  name: 'post-days',
  version: 1,
  views: [postDaysView.name],
  follows: 'later',
  on: {
    ContentLiked: (fact) => like(fact, 1),
    ContentUnliked: (fact) => like(fact, -1),
    // A comment says under which post it stands and not whose that is.
    CommentAdded: ({ data, at }) => ('postId' in data ? [counted('comments', 1, data.postId, at)] : []),
    PostViewsCounted: ({ data, at }) => count('views', data.views, { ...data, at }),
    PostBookmarked: ({ data }) => count('bookmarks', 1, { ...data, at: data.bookmarkedAt }),
    PostUnbookmarked: ({ data }) => count('bookmarks', -1, { ...data, at: data.bookmarkedAt }),
    PostApplauded: ({ data }) => count('applause', data.claps, { ...data, at: data.givenAt }),
    ApplauseWithdrawn: ({ data }) => count('applause', -data.claps, { ...data, at: data.givenAt }),
  },
});
