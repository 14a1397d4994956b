import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { searchProjection } from './search.projection.js';

const view = 'search_documents';
const TOPIC = { topicId: 't1', authorId: 'a1', categoryId: 'c1' };
const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'a2' };
const after = (event: Parameters<typeof recorded>[0]) => project(searchProjection, recorded(event, { position: 9, revision: 0 }));

describe('What search finds by', () => {
  it('are the words of a topic, of its title and its tags', () => {
    const data = { ...TOPIC, title: 'React hataları', content: 'Bir `useState` hatası: **React**', tags: ['Ön Yüz'] };
    expect(after({ type: 'TopicCreated', data })).toEqual([
      {
        view,
        id: 't1',
        put: {
          words: ['react', 'hata', 'bir', 'usestate', 'use', 'state'],
          counts: [2, 2, 1, 1, 1, 1],
          length: 6,
          title: ['=react', '=hata', 're', 'rea', 'reac', 'react', 'ha', 'hat', 'hata', 'hatal', 'hatala', 'hatalar', 'hatalari'],
          facets: ['topic', 'by:a1', 'in:t1', 'category:c1', 'open'],
          tags: ['on yuz'],
          number: 9,
        },
      },
    ]);
  });
  it('are the words of a comment', () => {
    const data = { ...COMMENT, content: 'Kitaplar', quotedCommentId: null };
    const put = { words: ['kitap'], counts: [1], length: 1, title: [], facets: ['comment', 'by:a2', 'in:t1'], tags: [], number: 9 };
    expect(after({ type: 'CommentAdded', data })).toEqual([{ view, id: 'k1', put }]);
  });
  it('are other ones when a topic is edited', () => {
    const data = { ...TOPIC, title: 'Kod', content: 'Kitaplar', tags: ['yeni'], formerCategoryId: 'c0', wasListed: true };
    const set = { words: ['kot', 'kitap'], counts: [1, 1], length: 2, title: ['=kot', 'ko', 'kod'], tags: ['yeni'] };
    expect(after({ type: 'TopicEdited', data })).toEqual([
      { view, id: 't1', update: { $set: set } },
      { view, id: 't1', update: { $pull: { facets: 'category:c0' } } },
      { view, id: 't1', update: { $addToSet: { facets: 'category:c1' } } },
    ]);
    expect(after({ type: 'TopicEdited', data: { ...data, formerCategoryId: 'c1' } })).toHaveLength(1);
  });
  it('are other ones when a comment is edited', () =>
    expect(after({ type: 'CommentEdited', data: { ...COMMENT, content: 'Kod kodu' } })).toEqual([
      { view, id: 'k1', update: { $set: { words: ['kot'], counts: [2], length: 2 } } },
    ]));
  it.each([
    ['a topic is moved', { type: 'TopicMoved', data: { ...TOPIC, reason: 'x', formerCategoryId: 'c0', wasListed: true } }, 't1', 'category:c0', 'category:c1'],
    ['it is solved', { type: 'TopicSolved', data: { ...TOPIC, commentId: null } }, 't1', 'open', 'solved'],
    ['it is reopened', { type: 'TopicReopened', data: TOPIC }, 't1', 'solved', 'open'],
    [
      'a comment is moved',
      { type: 'CommentMoved', data: { commentId: 'k1', authorId: 'a2', fromTopicId: 't1', toTopicId: 't2', cause: 'm1', back: false, wasVisible: true } },
      'k1',
      'in:t1',
      'in:t2',
    ],
  ])('follow when %s', (_, event, id, former, now) =>
    expect(after(event)).toEqual([
      { view, id, update: { $pull: { facets: former } } },
      { view, id, update: { $addToSet: { facets: now } } },
    ]),
  );
  it('follow the tags of a topic', () =>
    expect(after({ type: 'TopicRetagged', data: { ...TOPIC, reason: 'x', tags: ['C#'], formerTags: [], listed: true } })).toEqual([
      { view, id: 't1', update: { $set: { tags: ['c#'] } } },
    ]));
  it('are gone with what an author took along', () => {
    expect(after({ type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: true } })).toEqual([{ view, id: 't1', remove: true }]);
    expect(after({ type: 'CommentWithdrawn', data: { ...COMMENT, wasVisible: true } })).toEqual([{ view, id: 'k1', remove: true }]);
  });
  it('stay while the text is hidden', () =>
    expect(after({ type: 'TopicHidden', data: { ...TOPIC, reportId: 'r1', reason: 'spam', wasListed: true } })).toEqual([]));
});
