import { describe, expect, it } from '@jest/globals';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, hidden, locked, merged, pinned, REASON, TOPIC, unmerged } from './topic.fixture.js';
import { undoOfTopic } from './topic-undo.rules.js';

const DECIDED = { ...TOPIC, reason: REASON };
const restored = (from: 'hidden' | 'deleted'): TopicEvent => ({ type: 'TopicRestored', data: { ...DECIDED, from, to: 'visible', listed: true } });

describe('What takes a decision back', () => {
  it.each<[TopicEvent, object]>([
    [hidden, { action: 'restore' }],
    [deleted(), { action: 'restore' }],
    [restored('hidden'), { action: 'hide' }],
    [restored('deleted'), { action: 'delete' }],
    [locked, { action: 'unlock' }],
    [{ type: 'TopicUnlocked', data: DECIDED }, { action: 'lock' }],
    [pinned, { action: 'unpin' }],
    [{ type: 'TopicUnpinned', data: DECIDED }, { action: 'pin' }],
    [
      { type: 'TopicMoved', data: { ...DECIDED, categoryId: 'c2', formerCategoryId: 'c1', wasListed: true } },
      { action: 'move', categoryId: 'c1' },
    ],
    [
      { type: 'TopicRetagged', data: { ...DECIDED, tags: ['b'], formerTags: ['a'], listed: true } },
      { action: 'retag', selectedTags: ['a'] },
    ],
    [merged, { action: 'unmerge' }],
    [unmerged(), { action: 'merge', targetId: 't2' }],
    [
      { type: 'TopicSplitOff', data: { ...DECIDED, fromTopicId: 't0', commentIds: ['k1'] } },
      { action: 'merge', targetId: 't0' },
    ],
  ])('%j', (event, body) => expect(undoOfTopic(event)).toEqual({ topicId: 't1', body }));
  it('is nothing for what members do', () => expect(undoOfTopic(created())).toBeNull());
});
