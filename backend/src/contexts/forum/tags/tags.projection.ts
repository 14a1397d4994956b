import { tagSlug } from '../../../../contracts/forum-tags.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { LONGEST_BEGINNING, tagsView } from './tags.model.js';

/**
 * One visible topic more or less with each of these tags; spellings that read alike count once. A tag is called what it was called when it came
 * into use: else any member could rename it for all. A tag of no topic is somebody's words and goes.
 */
function count(tags: readonly string[] = [], by: 1 | -1): readonly Write[] {
  const bySlug = new Map<string, string>();
  for (const name of tags) if (!bySlug.has(tagSlug(name))) bySlug.set(tagSlug(name), name);
  return [...bySlug].map(([slug, name]) =>
    by === 1
      ? tagsView.make(slug, { $inc: { topic_count: 1 }, $setOnInsert: { name, beginnings: beginningsOf(slug) } })
      : tagsView.changeOrRemove(slug, { $inc: { topic_count: -1 } }, 'topic_count'),
  );
}

const replace = (former: readonly string[], now: readonly string[]) => [...count(former, -1), ...count(now, 1)];

const beginningsOf = (slug: string): string[] => Array.from({ length: Math.min(slug.length, LONGEST_BEGINNING) }, (_, at) => slug.slice(0, at + 1));

/** Which tags there are, and how many visible topics have them. */
export const tagsProjection = projection<TopicEvent>({
  name: 'forum_tags',
  version: 4,
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
  },
});
