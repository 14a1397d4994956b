import { tagSlug } from '../../../../contracts/forum-tags.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { PostEvent } from '../../blog/public.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { LONGEST_BEGINNING, tagsView } from './tags.model.js';

const NONE = { topic_count: 0, post_count: 0 } as const;
const NONE_OF_OTHERS = { topic_count: { post_count: 0 }, post_count: { topic_count: 0 } } as const;

/**
 * One visible text more or less with each of these tags; spellings that read alike count once. A tag is called what it was called when it came
 * into use: else any member could rename it for all. A tag of no text is somebody's words and goes.
 */
function count(tags: readonly string[] = [], by: 1 | -1, what: keyof typeof NONE = 'topic_count'): readonly Write[] {
  const bySlug = new Map<string, string>();
  for (const name of tags) if (!bySlug.has(tagSlug(name))) bySlug.set(tagSlug(name), name);
  return [...bySlug].map(([slug, name]) =>
    by === 1
      ? tagsView.make(slug, { $inc: { [what]: 1, uses: 1 }, $setOnInsert: { name, beginnings: beginningsOf(slug), ...NONE_OF_OTHERS[what] } })
      : tagsView.changeOrRemove(slug, { $inc: { [what]: -1, uses: -1 } }, 'uses'),
  );
}

const replace = (former: readonly string[], now: readonly string[], what?: keyof typeof NONE) => [...count(former, -1, what), ...count(now, 1, what)];

const beginningsOf = (slug: string): string[] => Array.from({ length: Math.min(slug.length, LONGEST_BEGINNING) }, (_, at) => slug.slice(0, at + 1));

type Posted = { readonly data: { readonly tags?: string[]; readonly listed: boolean } };
type Unposted = { readonly data: { readonly tags?: string[]; readonly wasListed: boolean } };
const posted = ({ data: { tags, listed } }: Posted) => (listed ? count(tags, 1, 'post_count') : []);
const unposted = ({ data: { tags, wasListed } }: Unposted) => (wasListed ? count(tags, -1, 'post_count') : []);

/** Which tags there are, and how many visible topics and posts have them. */
export const tagsProjection = projection<TopicEvent | PostEvent>({
  name: 'forum_tags',
  version: 5,
  views: [tagsView.name],
  on: {
    TopicCreated: ({ data: { tags } }) => count(tags, 1),
    TopicHidden: ({ data: { tags, wasListed } }) => (wasListed ? count(tags, -1) : []),
    TopicDeleted: ({ data: { tags, wasListed } }) => (wasListed ? count(tags, -1) : []),
    TopicWithdrawn: ({ data: { tags, wasVisible } }) => (wasVisible ? count(tags, -1) : []),
    TopicRestored: ({ data: { tags, listed } }) => (listed ? count(tags, 1) : []),
    TopicMerged: ({ data: { tags } }) => count(tags, -1),
    TopicUnmerged: ({ data: { tags, listed } }) => (listed ? count(tags, 1) : []),
    TopicEdited: ({ data: { tags, formerTags, wasListed } }) => (formerTags && wasListed ? replace(formerTags, tags) : []),
    TopicTagsFollowed: ({ data: { tags, formerTags, listed } }) => (listed ? replace(formerTags, tags) : []),
    TopicRetagged: ({ data: { tags, formerTags, listed } }) => (listed ? replace(formerTags, tags) : []),
    PostPublished: posted,
    PostRestored: posted,
    PostScheduled: unposted,
    PostUnpublished: unposted,
    PostArchived: unposted,
    PostWithdrawn: unposted,
    PostHidden: unposted,
    PostDeleted: unposted,
    PostTagsFollowed: ({ data: { tags, formerTags, listed } }) => (listed ? replace(formerTags, tags, 'post_count') : []),
    PostRevised: ({ data: { tags, formerTags, wasListed } }) => (formerTags && wasListed ? replace(formerTags, tags, 'post_count') : []),
  },
});
