import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Write } from '../../../kernel/views.js';
import type { PostPlace, PostRevised, PostTagsFollowed, PostWords } from '../post/post.events.js';
import { ALL_POSTS, byAuthor, inCategory, type PostDocument, postsView, postTotalsView, withTag } from './posts.model.js';

type Fact = { readonly data: PostPlace; readonly revision: number };

const HOUR_MS = 60 * 60_000;
/** What a thing that a reader gives adds to how popular a post is. */
const WEIGHT = { likes: 4, comments: 6, bookmarks: 6, applause: 1 } as const;

/** A post to which nobody has given anything. */
export const NOTHING_GIVEN = { likes: 0, comments: 0, bookmarks: 0, applause: 0, views: 0, popularity: 0 } as const;

/** So many more, or fewer, of what readers give to a post. */
export const given = (postId: string, what: keyof typeof WEIGHT, by: number): Write =>
  postsView.change(postId, { $inc: { [what]: by, popularity: by * WEIGHT[what] } });

/**
 * Of its first publication. Popularity falls by 24 a day; as it does for every post alike, the hour of publication is added instead, and the
 * order of two posts changes by facts alone.
 */
export const published = ({ data, revision }: Fact & { readonly data: { readonly first: boolean; readonly publishedAt: string } }, $set: Changed): Write =>
  postsView.change(data.postId, {
    $set: { ...$set, revision },
    ...(data.first ? { $inc: { popularity: Math.floor(Date.parse(data.publishedAt) / HOUR_MS) } } : {}),
  });

type Changed = Partial<Omit<PostDocument, '_id'>>;

/** What became of a post. */
export const now = ({ data, revision }: Fact, $set: Changed): Write => postsView.change(data.postId, { $set: { ...$set, revision } });

/** All that a post says, as the view keeps it. */
export const saying = (said: PostPlace & PostWords) => ({
  category_id: said.categoryId,
  slug: said.slug,
  title: said.title,
  excerpt: said.excerpt,
  tags: said.tags,
  meta: { seoTitle: said.seoTitle, seoDescription: said.seoDescription, keywords: said.keywords, canonical: said.canonical },
  cover: said.cover,
  reading_time: said.readingTime,
  text_key: said.textKey,
  lists: listsOf(said),
});

/** Its tags under other names. */
export const retagged = ({ data, revision }: RecordedEvent<PostTagsFollowed>): Write =>
  postsView.change(data.postId, { $set: { tags: data.tags, lists: listsOf(data), revision } });

const listsOf = ({ categoryId, authorId, tags }: PostPlace & { readonly tags: readonly string[] }): readonly string[] => [
  ALL_POSTS,
  ...(categoryId === null ? [] : [inCategory(categoryId)]),
  byAuthor(authorId),
  ...new Set(tags.map((tag) => withTag(tagSlug(tag)))),
];

/** Its author's new words. */
export const revised = ({ data, at, revision }: RecordedEvent<PostRevised>): Write =>
  postsView.change(data.postId, { $set: { ...saying(data), updated_at: at, revision }, $inc: { version: 1 } });

/** What is left of a post that its author took along: its place. */
export const NOTHING_SAID = {
  slug: '',
  title: '',
  excerpt: '',
  tags: [],
  meta: { seoTitle: null, seoDescription: null, keywords: [], canonical: null },
  cover: null,
  text_key: '',
  lists: [],
} as const satisfies Partial<PostDocument>;

/** One post that everybody can read more or less. */
export const count = ({ authorId, categoryId }: PostPlace, by: 1 | -1): readonly Write[] => [
  total(ALL_POSTS, by),
  total(byAuthor(authorId), by),
  ...(categoryId === null ? [] : [total(inCategory(categoryId), by)]),
];

/** One less where it could be read until now. */
export const uncount = (place: PostPlace, wasListed: boolean): readonly Write[] => (wasListed ? count(place, -1) : []);

/** A listed post that stands in another category. */
export const recount = (from: string | null, to: string | null, listed: boolean): readonly Write[] =>
  !listed || from === to ? [] : [...(from === null ? [] : [total(inCategory(from), -1)]), ...(to === null ? [] : [total(inCategory(to), 1)])];

const total = (id: string, by: 1 | -1): Write => postTotalsView.make(id, { $inc: { count: by } });
