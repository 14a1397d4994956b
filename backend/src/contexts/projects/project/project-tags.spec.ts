import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { FollowProjectTag, ReturnProjectTag } from './project.commands.js';
import { project } from './project.decider.js';
import type { ProjectCreated, ProjectEvent } from './project.events.js';
import { created, P, WORDS } from './project.fixture.js';

const given = specify(project);
const origin = sentAt(NOW);
const tagged = (...tags: string[]): ProjectCreated => ({ type: 'ProjectCreated', data: { ...created().data, tags } });
const follow = (slug: string, name: string, cause: string | null = 'm1') => new FollowProjectTag({ ...P, slug, name, cause }, origin);
const back = new ReturnProjectTag({ ...P, cause: 'm1' }, origin);
const followed = (formerTags: string[], tags: string[], more: object = {}): ProjectEvent => ({
  type: 'ProjectTagsFollowed',
  data: { ...P, title: WORDS.title, summary: WORDS.summary, tags, cause: 'm1', back: false, formerTags, ...more },
});

describe('A project whose tag staff renamed or merged', () => {
  it('has it under its name of today, once', () => {
    given(tagged('a', 'js'))
      .when(follow('js', 'javascript', null))
      .then(followed(['a', 'js'], ['a', 'javascript'], { cause: null }));
    given(tagged('javascript', 'js'))
      .when(follow('js', 'javascript'))
      .then(followed(['javascript', 'js'], ['javascript']));
  });
  it('gets back what a merge took', () =>
    given(tagged('js'), followed(['js'], ['javascript']))
      .when(back)
      .then(followed(['javascript'], ['js'], { back: true })));
  it('stays as it is without it, and once its owner took it away', () => {
    given(tagged('a')).when(follow('js', 'javascript')).thenNothing();
    given(tagged('js'), { type: 'ProjectWithdrawn', data: { ...P, by: 'owner', cause: 'owner' } })
      .when(follow('js', 'javascript'))
      .thenNothing();
    given(tagged('js')).when(back).thenNothing();
  });
});
