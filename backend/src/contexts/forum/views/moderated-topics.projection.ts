import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { perFlagFact } from '../../../../contracts/topic-flags.js';
import type { Projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { TopicEvent } from '../topic/topic.events.js';
import type { TopicDocument } from './forum.model.js';
import { comment, countInCategory, countTopic, flagField, tagFields, topic } from './forum.writes.js';

type Fact = { readonly data: { readonly topicId: string }; readonly at: string; readonly revision: number };

const now = ({ data, at, revision }: Fact, $set: Partial<TopicDocument>): Write => topic(data.topicId, { $set: { ...$set, changed_at: at, revision } });
const wordsOf = ({ title, content }: { title: string; content: string }) => ({ title, content, excerpt: excerptOf(content) });
const between = (from: string, to: string, listed: boolean): readonly Write[] =>
  listed && from !== to ? [countInCategory(from, -1), countInCategory(to, 1)] : [];

/** What the forum shows of a topic after it was edited, solved or moderated; part of the forum's projection. */
export const topicChanges = {
  TopicEdited: (fact) => {
    const { title, content, tags, categoryId, formerCategoryId, wasListed } = fact.data;
    return [
      now(fact, { ...wordsOf({ title, content }), ...tagFields(tags), category_id: categoryId, edited_at: fact.at }),
      ...between(formerCategoryId, categoryId, wasListed),
    ];
  },
  TopicEditedByModerator: (fact) => now(fact, { ...wordsOf(fact.data), edition: fact.data.edition, moderated: true, edited_at: fact.at }),
  TopicTextReturned: (fact) => now(fact, { ...wordsOf(fact.data), edition: fact.data.edition, moderated: false, edited_at: fact.at }),
  TopicTextDestroyed: (fact) => now(fact, {}),
  TopicSolved: (fact) => {
    const { commentId } = fact.data;
    return [now(fact, { solved: true, solving_comment_id: commentId }), ...(commentId ? [comment(commentId, { $set: { once_solved: true } })] : [])];
  },
  TopicReopened: (fact) => now(fact, { solved: false, solving_comment_id: null }),
  TopicSolutionLost: (fact) => now(fact, { solving_comment_id: null }),
  TopicSolutionRegained: (fact) => [now(fact, { solving_comment_id: fact.data.commentId }), comment(fact.data.commentId, { $set: { once_solved: true } })],
  TopicRestored: (fact) => {
    const { to, listed, categoryId } = fact.data;
    const shown = listed ? 'visible' : 'merged';
    return [now(fact, { state: to === 'hidden' ? 'hidden' : shown }), ...(listed ? countTopic(categoryId, 1) : [])];
  },
  ...perFlagFact(
    ({ flag, on }) =>
      (fact: Fact) =>
        now(fact, flagField(flag, on)),
  ),
  TopicMoved: (fact) => {
    const { categoryId, formerCategoryId, wasListed } = fact.data;
    return [now(fact, { category_id: categoryId }), ...between(formerCategoryId, categoryId, wasListed)];
  },
  TopicRetagged: (fact) => now(fact, tagFields(fact.data.tags)),
  TopicTagsFollowed: ({ data: { topicId, tags }, revision }) => topic(topicId, { $set: { ...tagFields(tags), revision } }),
  TopicMerged: (fact) => [now(fact, { state: 'merged', merged_into: fact.data.intoTopicId }), ...countTopic(fact.data.categoryId, -1)],
  TopicUnmerged: (fact) => {
    const { listed, categoryId } = fact.data;
    return [now(fact, { ...(listed ? { state: 'visible' } : {}), merged_into: null }), ...(listed ? countTopic(categoryId, 1) : [])];
  },
  TopicSplitOff: (fact) => now(fact, {}),
  TopicActivityRecounted: ({ data: { topicId, lastActivityAt }, revision }) =>
    topic(topicId, { $set: { last_activity_at: lastActivityAt, last_activity_by: null, revision } }),
} satisfies Projection<TopicEvent>['on'];
