import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { PostEvent } from '../../blog/public.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { tagsProjection } from './tags.projection.js';

const TOPIC = { topicId: 't1', authorId: 'author', categoryId: 'c1', reason: 'yinelenen' };
const MERGE = { intoTopicId: 't2', mergeId: 'm1' };
const EDIT = { ...TOPIC, title: 'Merhaba', content: 'Selam', formerCategoryId: 'c1' };

/** Tags with how their count changes. */
const changes = (event: TopicEvent | PostEvent, field: 'topic_count' | 'post_count' = 'topic_count') =>
  project(tagsProjection, recorded(event, { position: 9, revision: 2 })).map((write) => [
    'update' in write && write.id,
    'update' in write && write.update.$inc?.[field],
  ]);

describe('The view of tags', () => {
  it('counts a new topic with each of its tags, spellings that read alike once', () => {
    const written = { type: 'TopicCreated' as const, data: { ...TOPIC, title: 'Merhaba', content: 'Selam', tags: ['ışık', 'isik', 'c#'] } };
    expect(changes(written)).toEqual([
      ['isik', 1],
      ['c-sharp', 1],
    ]);
    expect(project(tagsProjection, recorded(written, { position: 9, revision: 2 }))[1]).toEqual({
      view: 'tags',
      id: 'c-sharp',
      update: {
        $inc: { topic_count: 1, uses: 1 },
        $setOnInsert: { name: 'c#', beginnings: ['c', 'c-', 'c-s', 'c-sh', 'c-sha', 'c-shar', 'c-sharp'], post_count: 0 },
      },
      upsert: true,
    });
  });

  it('calls a tag what it was called first: who writes it otherwise does not rename it for all', () => {
    const written = { type: 'TopicCreated' as const, data: { ...TOPIC, title: 'Merhaba', content: 'Selam', tags: ['TypeScript', '🔞 typescript 🔞'] } };
    const [write] = project(tagsProjection, recorded(written, { position: 9, revision: 2 }));
    expect(write).toMatchObject({ id: 'typescript', update: { $setOnInsert: { name: 'TypeScript' } } });
    expect(write).not.toHaveProperty('update.$set');
  });

  const tags = ['cqrs'];
  const cause = { reportId: null };
  it.each<[string, TopicEvent]>([
    ['hidden', { type: 'TopicHidden', data: { ...TOPIC, ...cause, tags, wasListed: true } }],
    ['deleted', { type: 'TopicDeleted', data: { ...TOPIC, ...cause, wasHidden: false, wasListed: true, tags } }],
    ['withdrawn', { type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: true, tags } }],
    ['merged', { type: 'TopicMerged', data: { ...TOPIC, ...MERGE, tags } }],
  ])('counts a topic no more when it is %s', (_, event) => expect(changes(event)).toEqual([['cqrs', -1]]));

  it.each<[string, TopicEvent]>([
    ['restored', { type: 'TopicRestored', data: { ...TOPIC, from: 'hidden', to: 'visible', listed: true, tags } }],
    ['taken out of a merge', { type: 'TopicUnmerged', data: { ...TOPIC, ...MERGE, listed: true, tags } }],
  ])('counts a topic again when it is %s', (_, event) => expect(changes(event)).toEqual([['cqrs', 1]]));

  it.each<[string, TopicEvent]>([
    ['merged and then hidden', { type: 'TopicHidden', data: { ...TOPIC, ...cause, tags, wasListed: false } }],
    ['hidden and then deleted', { type: 'TopicDeleted', data: { ...TOPIC, ...cause, wasHidden: true, wasListed: false, tags } }],
    ['hidden and then withdrawn', { type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: false, tags } }],
    ['still merged after it was restored', { type: 'TopicRestored', data: { ...TOPIC, from: 'hidden', to: 'visible', listed: false, tags } }],
    ['hidden while its tags change', { type: 'TopicRetagged', data: { ...TOPIC, tags, formerTags: [], listed: false } }],
    ['edited but for its tags', { type: 'TopicEdited', data: { ...EDIT, edition: 0, tags, wasListed: true } }],
    ['of the time before facts told of tags', { type: 'TopicHidden', data: { ...TOPIC, ...cause, wasListed: true } }],
  ])('leaves a topic alone that is %s', (_, event) => expect(changes(event)).toEqual([]));

  it('forgets a tag that no topic has any more', () => {
    const withdrawn: TopicEvent = { type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: true, tags } };
    expect(project(tagsProjection, recorded(withdrawn, { position: 9, revision: 2 }))).toEqual([
      { view: 'tags', id: 'cqrs', update: { $inc: { topic_count: -1, uses: -1 } }, goesWithout: 'uses' },
    ]);
  });

  it('moves a topic from the tags it had to those it has', () => {
    const moved = [
      ['eski', -1],
      ['cqrs', 1],
    ];
    expect(changes({ type: 'TopicRetagged', data: { ...TOPIC, tags, formerTags: ['eski'], listed: true } })).toEqual(moved);
    expect(changes({ type: 'TopicEdited', data: { ...EDIT, edition: 0, tags, formerTags: ['eski'], wasListed: true } })).toEqual(moved);
  });

  describe('of posts', () => {
    const POST = { postId: 'p1', authorId: 'author', categoryId: 'c1', tags };
    it('counts those that everybody can read', () => {
      expect(changes({ type: 'PostPublished', data: { ...POST, first: true, publishedAt: NOW, by: 'author', listed: true } }, 'post_count')).toEqual([
        ['cqrs', 1],
      ]);
      expect(changes({ type: 'PostArchived', data: { ...POST, wasListed: true } }, 'post_count')).toEqual([['cqrs', -1]]);
      expect(changes({ type: 'PostArchived', data: { ...POST, wasListed: false } }, 'post_count')).toEqual([]);
    });
    it('moves a post that follows a tag', () =>
      expect(changes({ type: 'PostTagsFollowed', data: { ...POST, cause: null, back: false, formerTags: ['eski'], listed: true } }, 'post_count')).toEqual([
        ['eski', -1],
        ['cqrs', 1],
      ]));
  });
});
