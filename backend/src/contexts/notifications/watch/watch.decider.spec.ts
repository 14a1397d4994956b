import { describe, it } from '@jest/globals';
import type { WatchLevel } from '../../../../contracts/notifications.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { WatchThread } from './watch.commands.js';
import { watch } from './watch.decider.js';
import type { WatchEvent } from './watch.events.js';

type OfTopic = Extract<WatchEvent, { data: { topicId: string } }>;
const given = specify(watch);
const data = { topicId: 't1', memberId: 'm1' };
const fact = (type: OfTopic['type']): WatchEvent => ({ type, data });
const choose = (level: WatchLevel) => new WatchThread({ ...data, level }, sentAt(NOW));

describe('A topic', () => {
  it('is watched', () => given().when(choose('watching')).then(fact('TopicWatched')));
  it('is watched once', () => given(fact('TopicWatched')).when(choose('watching')).thenNothing());
  it('is muted', () => given(fact('TopicWatched')).when(choose('muted')).then(fact('TopicMuted')));
  it('is no longer watched by whoever watches it for having written in it', () => given().when(choose('normal')).then(fact('TopicUnwatched')));
  it.each([
    ['Post', { postId: 'p1', memberId: 'm1' }],
    ['Project', { projectId: 'p1', memberId: 'm1' }],
  ] as const)('is a %s as well', (kind, thread) => {
    const chosen = (level: WatchLevel) => new WatchThread({ ...thread, level }, sentAt(NOW));
    const of = (what: 'Watched' | 'Muted' | 'Unwatched') => ({ type: `${kind}${what}`, data: thread }) as WatchEvent;
    given().when(chosen('watching')).then(of('Watched'));
    given(of('Watched')).when(chosen('muted')).then(of('Muted'));
    given(of('Muted')).when(chosen('normal')).then(of('Unwatched'));
  });
  it('is watched again after having been muted', () => given(fact('TopicMuted')).when(choose('watching')).then(fact('TopicWatched')));
});
