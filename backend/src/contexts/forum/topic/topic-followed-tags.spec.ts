import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, edited, hidden, TOPIC, withdrawn } from './topic.fixture.js';
import { FollowTopicTag, ReturnTopicTag } from './topic-tags.commands.js';

const given = specify(topic);
const origin = sentAt(NOW);
const follow = (slug: string, name: string, cause: string | null = 'm1') => new FollowTopicTag({ topicId: 't1', slug, name, cause }, origin);
const back = new ReturnTopicTag({ topicId: 't1', cause: 'm1' }, origin);
const followed = (formerTags: string[], tags: string[], more: Partial<{ cause: string | null; back: boolean; listed: boolean }> = {}): TopicEvent => ({
  type: 'TopicTagsFollowed',
  data: { ...TOPIC, cause: 'm1', back: false, tags, formerTags, listed: true, ...more },
});

describe('A topic whose tag was renamed or merged', () => {
  it('has the new name in the same place', () =>
    given(created(['a', 'js', 'b']))
      .when(follow('js', 'javascript'))
      .then(followed(['a', 'js', 'b'], ['a', 'javascript', 'b'])));
  it('has it once where it had both', () =>
    given(created(['javascript', 'js']))
      .when(follow('js', 'javascript'))
      .then(followed(['javascript', 'js'], ['javascript'])));
  it('follows every spelling', () =>
    given(created(['ışık']))
      .when(follow('isik', 'lamba'))
      .then(followed(['ışık'], ['lamba'])));
  it('follows once, and where there is something to follow', () => {
    given(created(['js']), followed(['js'], ['javascript']))
      .when(follow('js', 'javascript'))
      .thenNothing();
    given(created(['a']))
      .when(follow('js', 'javascript'))
      .thenNothing();
    given().when(follow('js', 'javascript')).thenNothing();
    given(created(['js']), withdrawn)
      .when(follow('js', 'javascript'))
      .thenNothing();
  });
  it('says whether lists show it', () =>
    given(created(['js']), hidden)
      .when(follow('js', 'javascript'))
      .then(followed(['js'], ['javascript'], { listed: false })));
});

describe('A topic to which a merge of tags gives back what it took', () => {
  it('has the tag that it had', () =>
    given(created(['a', 'js']), followed(['a', 'js'], ['a', 'javascript']))
      .when(back)
      .then(followed(['a', 'javascript'], ['a', 'js'], { back: true })));
  it('has both where it had both', () =>
    given(created(['js', 'javascript']), followed(['js', 'javascript'], ['javascript']))
      .when(back)
      .then(followed(['javascript'], ['javascript', 'js'], { back: true })));
  it('keeps what it was given since', () =>
    given(created(['js']), followed(['js'], ['javascript']), edited({ tags: ['c'], formerTags: ['javascript'] }))
      .when(back)
      .thenNothing());
  it('finds it under the name that it got meanwhile', () =>
    given(created(['js']), followed(['js'], ['javascript']), followed(['javascript'], ['ecma'], { cause: null }))
      .when(back)
      .then(followed(['ecma'], ['js'], { back: true })));
  it('is given it once', () =>
    given(created(['js']), followed(['js'], ['javascript']), followed(['javascript'], ['js'], { back: true }))
      .when(back)
      .thenNothing());
  it('is left alone where the merge took nothing', () =>
    given(created(['javascript']))
      .when(back)
      .thenNothing());
});
