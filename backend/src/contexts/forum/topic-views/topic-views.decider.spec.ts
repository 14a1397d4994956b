import { describe, expect, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { CountPostViews, CountTopicViews } from './topic-views.commands.js';
import { postViews, topicViews } from './topic-views.decider.js';
import type { TopicViewsCounted } from './topic-views.events.js';
import { viewsId } from './topic-views.stream.js';

const given = specify(topicViews);
const counted = (views: number): TopicViewsCounted => ({ type: 'TopicViewsCounted', data: { topicId: 't1', views } });
const count = (views: number) => new CountTopicViews({ topicId: 't1', views }, sentAt(NOW));

describe('Views of a topic', () => {
  it('are counted together', () => given().when(count(3)).then(counted(3)));
  it('are added to what was counted before', () => given(counted(3)).when(count(2)).then(counted(2)));
  it('that nobody had are no fact', () => given(counted(3)).when(count(0)).thenNothing());
  it('add up', () => expect([counted(3), counted(2)].reduce(topicViews.evolve, topicViews.initial)).toBe(5));
});

describe('Views of a post', () => {
  it('say whose it is', () =>
    specify(postViews)()
      .when(new CountPostViews({ postId: 'p1', authorId: 'm1', views: 3 }, sentAt(NOW)))
      .then({ type: 'PostViewsCounted', data: { postId: 'p1', authorId: 'm1', views: 3 } }));
});

describe('The stream of views', () => {
  const at = (time: string) => viewsId('t1', `2026-11-21T${time}.000Z`);
  it('is the same for ten minutes', () => expect(at('11:00:00')).toBe(at('11:09:59')));
  it('is another afterwards', () => expect(at('11:09:59')).not.toBe(at('11:10:00')));
  it('is another for another topic', () => expect(viewsId('t2', NOW)).not.toBe(viewsId('t1', NOW)));
});
