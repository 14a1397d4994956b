import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { FollowPostTag, ReturnPostTag } from './post.commands.js';
import { post } from './post.decider.js';
import type { PostEvent } from './post.events.js';
import { drafted, POST, published, withdrawn } from './post.fixture.js';

const given = specify(post);
const origin = sentAt(NOW);
const follow = (slug: string, name: string, cause: string | null = 'm1') => new FollowPostTag({ postId: 'p1', slug, name, cause }, origin);
const back = new ReturnPostTag({ postId: 'p1', cause: 'm1' }, origin);
const followed = (formerTags: string[], tags: string[], more: object = {}): PostEvent => ({
  type: 'PostTagsFollowed',
  data: { ...POST, tags, cause: 'm1', back: false, formerTags, listed: false, ...more },
});

describe('A post whose tag staff renamed or merged', () => {
  it('has it under its name of today, once', () => {
    given(drafted({ tags: ['a', 'js'] }))
      .when(follow('js', 'javascript', null))
      .then(followed(['a', 'js'], ['a', 'javascript'], { cause: null }));
    given(drafted({ tags: ['javascript', 'js'] }), published(NOW))
      .when(follow('js', 'javascript'))
      .then(followed(['javascript', 'js'], ['javascript'], { listed: true }));
  });
  it('gets back what a merge took', () =>
    given(drafted({ tags: ['js'] }), followed(['js'], ['javascript']))
      .when(back)
      .then(followed(['javascript'], ['js'], { back: true })));
  it('stays as it is without it, and once its author took it away', () => {
    given(drafted({ tags: ['a'] }))
      .when(follow('js', 'javascript'))
      .thenNothing();
    given(drafted({ tags: ['js'] }), withdrawn(false))
      .when(follow('js', 'javascript'))
      .thenNothing();
    given(drafted({ tags: ['js'] }))
      .when(back)
      .thenNothing();
  });
});
