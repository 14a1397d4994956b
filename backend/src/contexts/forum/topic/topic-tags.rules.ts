import { renamedTags, returnedTags } from '../../../../contracts/followed-tags.js';
import { sameTags } from '../../../../contracts/forum-tags.js';
import type { TopicEvent } from './topic.events.js';
import { isListed, type WrittenTopic } from './topic.state.rules.js';
import type { TopicTagCommand } from './topic-tags.commands.js';

/** Follows what staff decided about a tag that the topic has. */
export function followTags({ type, data }: TopicTagCommand, topic: WrittenTopic | null): readonly TopicEvent[] {
  if (!topic || topic.withdrawn) return [];
  const tags = type === 'FollowTopicTag' ? renamedTags(topic.tags, data) : returnedTags(topic.tags, topic.followed[data.cause]);
  if (sameTags(tags, topic.tags)) return [];
  const { authorId, categoryId } = topic;
  const { topicId, cause } = data;
  const back = type === 'ReturnTopicTag';
  return [{ type: 'TopicTagsFollowed', data: { topicId, authorId, categoryId, cause, back, tags, formerTags: [...topic.tags], listed: isListed(topic) } }];
}
