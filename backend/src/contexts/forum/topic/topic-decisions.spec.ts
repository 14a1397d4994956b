import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, edited, hidden, locked, merged, pinned, REASON, TOPIC, unmerged, withdrawn } from './topic.fixture.js';
import { MergeTopic, MoveTopic, RetagTopic, UndoTopicDecision } from './topic-moderation.commands.js';

const given = specify(topic);
const origin = sentAt(NOW);
const DECIDED = { ...TOPIC, reason: REASON };
const undo = (number: number, reason: string = REASON) => new UndoTopicDecision({ topicId: 't1', number, reason, mergeId: 'm9' }, origin);
const moved = (categoryId: string, formerCategoryId: string, more: { undoes?: number; replaces?: number } = {}): TopicEvent => ({
  type: 'TopicMoved',
  data: { ...DECIDED, categoryId, formerCategoryId, wasListed: true, ...more },
});
const retagged = (tags: string[], formerTags: string[], more: { undoes?: number; replaces?: number } = {}): TopicEvent => ({
  type: 'TopicRetagged',
  data: { ...DECIDED, tags, formerTags, listed: true, ...more },
});
const splitOff: TopicEvent = { type: 'TopicSplitOff', data: { ...DECIDED, fromTopicId: 't0', commentIds: ['k1'] } };
const restored = (from: 'hidden' | 'deleted', to: 'visible' | 'hidden', undoes: number): TopicEvent => ({
  type: 'TopicRestored',
  data: { ...DECIDED, from, to, listed: to === 'visible', undoes },
});

describe('A decision that is taken back later', () => {
  it.each<[string, TopicEvent, TopicEvent]>([
    ['hidden', hidden, restored('hidden', 'visible', 1)],
    ['deleted', deleted(), restored('deleted', 'visible', 1)],
    ['locked', locked, { type: 'TopicUnlocked', data: { ...DECIDED, undoes: 1 } }],
    ['pinned', pinned, { type: 'TopicUnpinned', data: { ...DECIDED, undoes: 1 } }],
    ['moved', moved('c2', 'c1'), moved('c1', 'c2', { undoes: 1 })],
    ['retagged', retagged(['b'], []), retagged([], ['b'], { undoes: 1 })],
    ['merged', merged, unmerged(true, 1)],
    ['split off', splitOff, { type: 'TopicMerged', data: { ...DECIDED, intoTopicId: 't0', mergeId: 'm9', undoes: 1 } }],
  ])('is undone by the same rules (%s)', (_, decision, undone) => {
    given(created(), decision).when(undo(1)).then(undone);
    given(created(), decision, undone).when(undo(1)).thenRefused('decision.over');
  });
  it('has a reason', () => {
    given(created(), locked).when(undo(1, ' ')).thenRefused('tool.unreasoned');
    given(created(), locked).when(undo(1, 'ab')).thenRefused('tool.unreasoned');
  });
  it('was made', () => {
    given().when(undo(0)).thenRefused('topic.not-found');
    given(created()).when(undo(0)).thenRefused('decision.over');
    given(created(), locked).when(undo(7)).thenRefused('decision.over');
  });
  it('waits for the topic to be back', () => {
    given(created(), locked, deleted()).when(undo(1)).thenRefused('decision.deleted-first');
    given(created(), hidden, deleted(true)).when(undo(1)).thenRefused('decision.deleted-first');
    given(created(), hidden, deleted(true))
      .when(undo(2))
      .then(restored('deleted', 'hidden', 2));
    given(created(), hidden, deleted(true), restored('deleted', 'hidden', 2))
      .when(undo(1))
      .then(restored('hidden', 'visible', 1));
  });
  it('is no more when its author took the topic away', () => given(created(), hidden, withdrawn).when(undo(1)).thenRefused('topic.withdrawn'));
  it('is no more when its author wrote over it', () => {
    given(created(), moved('c2', 'c1'), edited({ categoryId: 'c3' }))
      .when(undo(1))
      .thenRefused('decision.over');
    given(created(), retagged(['b'], []), edited({ tags: ['c'], formerTags: ['b'] }))
      .when(undo(1))
      .thenRefused('decision.over');
  });
  it('stays when its author edits something else', () =>
    given(created(), locked, edited({ title: 'Başka başlık' }))
      .when(undo(1))
      .then({ type: 'TopicUnlocked', data: { ...DECIDED, undoes: 1 } }));
});

describe('A decision in the place of another', () => {
  it('names it, and is the one that can be taken back', () => {
    given(created(), moved('c2', 'c1'))
      .when(new MoveTopic({ topicId: 't1', reason: REASON, categoryId: 'c3' }, origin))
      .then(moved('c3', 'c2', { replaces: 1 }));
    given(created(), moved('c2', 'c1'), moved('c3', 'c2', { replaces: 1 }))
      .when(undo(1))
      .thenRefused('decision.over');
    given(created(), moved('c2', 'c1'), moved('c3', 'c2', { replaces: 1 }))
      .when(undo(2))
      .then(moved('c2', 'c3', { undoes: 2 }));
    given(created(), retagged(['b'], []))
      .when(new RetagTopic({ topicId: 't1', reason: REASON, tags: ['c'] }, origin))
      .then(retagged(['c'], ['b'], { replaces: 1 }));
  });
  it('is none when it goes back to what was there before', () => {
    given(created(), moved('c2', 'c1'))
      .when(new MoveTopic({ topicId: 't1', reason: REASON, categoryId: 'c1' }, origin))
      .then(moved('c1', 'c2', { undoes: 1 }));
    given(created(), splitOff)
      .when(new MergeTopic({ topicId: 't1', reason: REASON, intoTopicId: 't0', mergeId: 'm1' }, origin))
      .then({ type: 'TopicMerged', data: { ...DECIDED, intoTopicId: 't0', mergeId: 'm1', undoes: 1 } });
  });
});
