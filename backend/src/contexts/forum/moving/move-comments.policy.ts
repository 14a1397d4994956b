import { type Intent, intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { MoveMergedComments, MoveSplitComments, RecountTopic, ReturnMergedComments } from './move-comments.commands.js';

/** After this time the views hold every comment that was on its way while its topic was merged, or the merge undone. */
const STRAGGLERS_MS = 60_000;
/** After these times they show where the comments stand: soon, and once more after those that were late. */
const RECOUNT_MS = [2_000, STRAGGLERS_MS + 2_000];

/** Comments follow a topic that is merged, and come back when that is undone; chosen ones go into the topic that is split off. */
export const moveComments = policy<TopicEvent>({
  name: 'move-comments',
  on: {
    TopicMerged: ({ data: { topicId, intoTopicId, mergeId }, at }) => [
      ...nowAndLater(intent(MoveMergedComments, { topicId, mergeId }), `merge:${mergeId}`, at),
      ...recounts(`merge:${mergeId}`, [topicId, intoTopicId], at),
    ],
    TopicUnmerged: ({ data: { topicId, intoTopicId, mergeId }, at }) => [
      ...nowAndLater(intent(ReturnMergedComments, { topicId, mergeId }), `unmerge:${mergeId}`, at),
      ...recounts(`unmerge:${mergeId}`, [topicId, intoTopicId], at),
    ],
    TopicSplitOff: ({ data: { topicId, fromTopicId, commentIds }, at }) => [
      { send: intent(MoveSplitComments, { topicId, fromTopicId, commentIds }) },
      ...recounts(`split:${topicId}`, [fromTopicId], at),
    ],
  },
});

const nowAndLater = (command: Intent, key: string, at: string): readonly Reaction[] => [
  { send: command },
  { schedule: command, key, at: later(at, STRAGGLERS_MS) },
];

const recounts = (cause: string, topicIds: readonly string[], at: string): readonly Reaction[] =>
  topicIds.flatMap((topicId) =>
    RECOUNT_MS.map((after) => ({ schedule: intent(RecountTopic, { topicId }), key: `recount:${cause}:${topicId}:${after}`, at: later(at, after) })),
  );

const later = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
