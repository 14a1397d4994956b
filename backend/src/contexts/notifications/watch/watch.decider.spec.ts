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
const ofPost = { postId: 'p1', memberId: 'm1' };
const choose = (level: WatchLevel) => new WatchThread({ ...data, level }, sentAt(NOW));

describe('A topic', () => {
  it('is watched', () => given().when(choose('watching')).then(fact('TopicWatched')));
  it('is watched once', () => given(fact('TopicWatched')).when(choose('watching')).thenNothing());
  it('is muted', () => given(fact('TopicWatched')).when(choose('muted')).then(fact('TopicMuted')));
  it('is no longer watched by whoever watches it for having written in it', () => given().when(choose('normal')).then(fact('TopicUnwatched')));
  it('is a post as well', () => {
    given()
      .when(new WatchThread({ ...ofPost, level: 'watching' }, sentAt(NOW)))
      .then({ type: 'PostWatched', data: ofPost });
    given({ type: 'PostWatched', data: ofPost })
      .when(new WatchThread({ ...ofPost, level: 'muted' }, sentAt(NOW)))
      .then({ type: 'PostMuted', data: ofPost });
    given({ type: 'PostMuted', data: ofPost })
      .when(new WatchThread({ ...ofPost, level: 'normal' }, sentAt(NOW)))
      .then({ type: 'PostUnwatched', data: ofPost });
  });
  it('is watched again after having been muted', () => given(fact('TopicMuted')).when(choose('watching')).then(fact('TopicWatched')));
});
