import { describe, expect, it } from '@jest/globals';
import { minutesFromNow, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { MoveMergedComments, MoveSplitComments, RecountTopic, ReturnMergedComments } from './move-comments.commands.js';
import { moveComments } from './move-comments.policy.js';

const DECIDED = { topicId: 't1', authorId: 'author', categoryId: 'c1', reason: 'Aynı soru' };
const MERGE = { intoTopicId: 't2', mergeId: 'm1' };
const after = (event: TopicEvent) => react(moveComments, recorded(event));
const data = { topicId: 't1', mergeId: 'm1' };
const recounts = (cause: string, ...topicIds: string[]) =>
  topicIds.flatMap((topicId) =>
    [2_000, 62_000].map((ms) => ({
      schedule: { command: RecountTopic, data: { topicId } },
      key: `recount:${cause}:${topicId}:${ms}`,
      at: minutesFromNow(0, ms),
    })),
  );

describe('The comments of a topic', () => {
  it('follow it when it is merged, now and once more for those on their way', () =>
    expect(after({ type: 'TopicMerged', data: { ...DECIDED, ...MERGE } })).toEqual([
      { send: { command: MoveMergedComments, data } },
      { schedule: { command: MoveMergedComments, data }, key: 'merge:m1', at: minutesFromNow(1) },
      ...recounts('merge:m1', 't1', 't2'),
    ]));
  it('come back when that is undone', () =>
    expect(after({ type: 'TopicUnmerged', data: { ...DECIDED, ...MERGE, listed: true } })).toEqual([
      { send: { command: ReturnMergedComments, data } },
      { schedule: { command: ReturnMergedComments, data }, key: 'unmerge:m1', at: minutesFromNow(1) },
      ...recounts('unmerge:m1', 't1', 't2'),
    ]));
  it('go into the topic that is split off for them', () =>
    expect(after({ type: 'TopicSplitOff', data: { ...DECIDED, fromTopicId: 't0', commentIds: ['k1'] } })).toEqual([
      { send: { command: MoveSplitComments, data: { topicId: 't1', fromTopicId: 't0', commentIds: ['k1'] } } },
      ...recounts('split:t1', 't0'),
    ]));
});
