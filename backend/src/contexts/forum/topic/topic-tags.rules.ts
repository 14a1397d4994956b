import { TOPIC_LIMITS } from '../../../../contracts/forum.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { TopicEvent, TopicTagsFollowed } from './topic.events.js';
import { type FollowedTags, isListed, sameTags, type WrittenTopic } from './topic.state.rules.js';
import type { TopicTagCommand } from './topic-tags.commands.js';

/** Follows what staff decided about a tag that the topic has. */
export function followTags({ type, data }: TopicTagCommand, topic: WrittenTopic | null): readonly TopicEvent[] {
  if (!topic || topic.withdrawn) return [];
  const tags = type === 'FollowTopicTag' ? renamed(topic.tags, data) : returned(topic.tags, topic.followed[data.cause]);
  if (sameTags(tags, topic.tags)) return [];
  const { authorId, categoryId } = topic;
  const { topicId, cause } = data;
  const back = type === 'ReturnTopicTag';
  return [{ type: 'TopicTagsFollowed', data: { topicId, authorId, categoryId, cause, back, tags, formerTags: [...topic.tags], listed: isListed(topic) } }];
}

/** What has been followed so far, by the merge. */
export function followed(before: WrittenTopic['followed'], { cause, back, tags, formerTags }: TopicTagsFollowed['data']): WrittenTopic['followed'] {
  const [gone, come] = [without(formerTags, tags), without(tags, formerTags)];
  if (cause === null) return mapped(before, (tag) => (gone.includes(tag) ? (come[0] ?? tag) : tag));
  if (back) return Object.fromEntries(Object.entries(before).filter(([id]) => id !== cause));
  return { ...before, [cause]: { gone, come } };
}

/** Another name goes for what came by a merge, too. */
const mapped = (all: WrittenTopic['followed'], now: (tag: string) => string): WrittenTopic['followed'] =>
  Object.fromEntries(Object.entries(all).map(([cause, { gone, come }]) => [cause, { gone, come: come.map(now) }]));

const without = (some: readonly string[], others: readonly string[]): string[] => some.filter((tag) => !others.includes(tag));

function renamed(tags: readonly string[], { slug, name }: { slug: string; name: string }): string[] {
  const now = tags.map((tag) => (tagSlug(tag) === slug ? name : tag));
  return now.filter((tag, at) => now.findIndex((other) => tagSlug(other) === tagSlug(tag)) === at);
}

/** A topic that was tagged anew meanwhile keeps what it was given then. */
function returned(tags: readonly string[], change: FollowedTags | undefined): string[] {
  if (!change) return [...tags];
  const [came] = change.come;
  if (came !== undefined && !tags.includes(came)) return [...tags];
  const back = tags.flatMap((tag) => (tag === came ? change.gone : [tag]));
  const all = came === undefined ? [...tags, ...change.gone] : back;
  return [...new Set(all)].slice(0, TOPIC_LIMITS.tags);
}
