import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { forumProjection } from './forum.projection.js';

describe('The views of a topic', () => {
  it('are added up, and move nothing else of it', () =>
    expect(project(forumProjection, recorded({ type: 'TopicViewsCounted', data: { topicId: 't1', views: 4 } }))).toEqual([
      { view: 'topics', id: 't1', update: { $inc: { views: 4 } } },
    ]));
});
