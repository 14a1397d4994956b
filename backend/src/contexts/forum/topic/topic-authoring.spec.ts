import { describe, it } from '@jest/globals';
import { MOST_EDITS } from '../../../../contracts/forum.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DeleteOwnTopic, EditTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, edited, hidden, locked, merged, TEXT, TOPIC, withdrawn } from './topic.fixture.js';

const given = specify(topic);
const NOTHING = { title: null, content: null, categoryId: null, tags: null };
const edit = (changes: Partial<EditTopic['data']>) =>
  new EditTopic({ topicId: 't1', memberId: 'author', moderates: false, ...NOTHING, ...changes }, sentAt(NOW));
const remove = (memberId = 'author') => new DeleteOwnTopic({ topicId: 't1', memberId }, sentAt(NOW));
const gone = (wasVisible: boolean): TopicEvent => ({ type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible, deletedByAuthor: true } });

describe('A topic that its author edits', () => {
  it('says something else', () =>
    given(created())
      .when(edit({ title: ' Yeni başlık ' }))
      .then(edited({ title: 'Yeni başlık' })));
  it('keeps what is not given', () =>
    given(created(['a']))
      .when(edit({ content: 'Başka bir içerik.' }))
      .then(edited({ content: 'Başka bir içerik.', tags: ['a'] })));
  it('goes into another category, from the one where it stands', () =>
    given(created())
      .when(edit({ categoryId: 'c2' }))
      .then(edited({ categoryId: 'c2' })));
  it('has each tag once, in Turkish small letters', () =>
    given(created())
      .when(edit({ tags: ['IŞIK', 'ışık'] }))
      .then(edited({ tags: ['ışık'], formerTags: [] })));
  it('stays when nothing is different', () =>
    given(created(['a']))
      .when(edit({ ...TEXT, categoryId: 'c1', tags: ['A '] }))
      .thenNothing());
  it('is compared with its latest text', () =>
    given(created(), edited({ title: 'Yeni başlık' }))
      .when(edit({ title: 'Yeni başlık' }))
      .thenNothing());
  it.each([{ title: 'ab' }, { content: 'kısa' }, { categoryId: '' }, { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }])('has the limits of a new one (%j)', (changes) =>
    given(created()).when(edit(changes)).thenRefused('topic.incomplete'),
  );
  it('is edited so often at most', () =>
    given(created(), ...Array.from({ length: MOST_EDITS }, (_, number) => edited({ title: `Başlık ${number}` })))
      .when(edit({ title: 'Bir kez daha' }))
      .thenRefused('topic.edited-too-often'));
  it('is there', () => {
    given()
      .when(edit({ title: 'Yeni başlık' }))
      .thenRefused('topic.not-found');
    given(created(), deleted())
      .when(edit({ title: 'Yeni başlık' }))
      .thenRefused('topic.not-found');
  });
  it('is the author’s own', () =>
    given(created())
      .when(edit({ memberId: 'other', title: 'Yeni başlık' }))
      .thenRefused('topic.not-yours'));
  it('is not known to others while it is hidden', () =>
    given(created(), hidden)
      .when(edit({ memberId: 'other', title: 'Yeni başlık' }))
      .thenRefused('topic.not-found'));
  it('is not hidden', () =>
    given(created(), hidden)
      .when(edit({ title: 'Yeni başlık' }))
      .thenRefused('topic.hidden'));
  it('is not merged', () =>
    given(created(), merged)
      .when(edit({ title: 'Yeni başlık' }))
      .thenRefused('topic.merged'));
  it('is not locked, unless its author moderates', () => {
    given(created(), locked)
      .when(edit({ title: 'Yeni başlık' }))
      .thenRefused('topic.locked');
    given(created(), locked)
      .when(edit({ title: 'Yeni başlık', moderates: true }))
      .then(edited({ title: 'Yeni başlık' }));
  });
});

describe('A topic that its author deletes', () => {
  it('is withdrawn', () => given(created()).when(remove()).then(gone(true)));
  it('is withdrawn once', () => given(created(), withdrawn).when(remove()).thenNothing());
  it('is withdrawn although it is locked', () => given(created(), locked).when(remove()).then(gone(true)));
  it('is withdrawn although it is hidden or merged, and that is remembered', () => {
    given(created(), hidden).when(remove()).then(gone(false));
    given(created(), merged).when(remove()).then(gone(false));
  });
  it('is the author’s own', () => given(created()).when(remove('other')).thenRefused('topic.not-yours'));
  it('is there', () => {
    given().when(remove()).thenRefused('topic.not-found');
    given(created(), deleted()).when(remove()).thenRefused('topic.not-found');
    given(created(), withdrawn).when(remove('other')).thenRefused('topic.not-found');
  });
});
