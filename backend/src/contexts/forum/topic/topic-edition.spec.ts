import { describe, it } from '@jest/globals';
import { DESTROY_WORD, MODERATOR_EDIT_LIMITS } from '../../../../contracts/moderator-edits.js';
import type { Origin } from '../../../kernel/command.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { EditTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, edited, hidden, merged, TEXT, TOPIC, withdrawn } from './topic.fixture.js';
import { DestroyTopicText, EditTopicByModerator, ReturnTopicText } from './topic-edition.commands.js';
import { UndoTopicDecision } from './topic-moderation.commands.js';

const given = specify(topic);
const by = (id: string, role: string): Origin => ({ ...sentAt(NOW), actor: { id, role } });
const moderator = by('derya', 'moderator');
const WHY = { reason: 'other', clause: '4.1', message: 'Numarayı kaldırdım.' } as const;
const CHANGED = { title: TEXT.title, content: 'Numarası olmayan bir içerik.' };

const edit = (changes: Partial<EditTopicByModerator['data']> = {}, origin = moderator) =>
  new EditTopicByModerator(
    { topicId: 't1', decisionId: 'd1', title: null, content: CHANGED.content, ...WHY, version: 0, authorRole: 'user', ...changes },
    origin,
  );
const destroy = (word: string = DESTROY_WORD) => new DestroyTopicText({ topicId: 't1', word, authorRole: 'user' }, moderator);
const undo = (number: number, origin = moderator) => new UndoTopicDecision({ topicId: 't1', number, mergeId: 'g1', reason: 'Yanlıştı.' }, origin);
const byModerator = (edition = 1, more: object = {}): TopicEvent => ({
  type: 'TopicEditedByModerator',
  data: { ...TOPIC, ...CHANGED, edition, decisionId: 'd1', moderatorIds: ['derya'], ...WHY, ...more },
});
const returned = (edition: number, undoes: number): TopicEvent => ({
  type: 'TopicTextReturned',
  data: { ...TOPIC, ...TEXT, edition, message: 'Yanlıştı.', appealId: null, undoes },
});
const destroyed = (...editions: number[]): TopicEvent => ({ type: 'TopicTextDestroyed', data: { ...TOPIC, editions, images: [] } });
const destroyedEnding = (ends: number, ...editions: number[]): TopicEvent => ({
  type: 'TopicTextDestroyed',
  data: { ...TOPIC, editions, images: [], ends: [ends] },
});
const appealed = (decisionId = 'd1') => new ReturnTopicText({ topicId: 't1', decisionId, reason: 'İtiraz' }, by('esref', 'moderator'));

describe('A topic whose words a moderator changes', () => {
  it('says the new ones as its next edition', () => given(created()).when(edit()).then(byModerator()));
  it('needs a word to its author', () =>
    given(created())
      .when(edit({ message: ' ' }))
      .thenRefused('edition.incomplete'));
  it('has the limits of every topic', () =>
    given(created())
      .when(edit({ title: 'ab' }))
      .thenRefused('topic.incomplete'));
  it('is changed, not sent as it is', () =>
    given(created())
      .when(edit({ content: ` ${TEXT.content} ` }))
      .thenRefused('edition.nothing-changed'));
  it('was seen as it is', () =>
    given(created(), edited({ title: 'Yeni başlık' }))
      .when(edit())
      .thenRefused('edition.changed-meanwhile'));
  it('stands for all to read', () => {
    given(created(), hidden).when(edit()).thenRefused('edition.not-standing');
    given(created(), merged).when(edit()).thenRefused('edition.not-standing');
    given(created(), deleted()).when(edit()).thenRefused('topic.not-found');
    given(created(), withdrawn).when(edit()).thenRefused('topic.not-found');
    given().when(edit()).thenRefused('topic.not-found');
  });
  it('is another’s, who does not stand above', () => {
    given(created())
      .when(edit({}, by('author', 'moderator')))
      .thenRefused('edition.own');
    given(created())
      .when(edit({ authorRole: 'moderator' }))
      .thenRefused('edition.superior');
    given(created())
      .when(edit({ authorRole: 'moderator' }, by('root', 'admin')))
      .then(byModerator(1, { moderatorIds: ['root'] }));
  });
  it('names all who have changed it since its author wrote', () => {
    const again = edit({ version: 1, decisionId: 'd2', content: 'Yine başka bir içerik.' }, by('esref', 'moderator'));
    const second = { content: 'Yine başka bir içerik.', decisionId: 'd2', moderatorIds: ['derya', 'esref'] };
    given(created(), byModerator())
      .when(again)
      .then(byModerator(2, { ...second, replaces: 1 }));
    given(created(), edited(), byModerator(), edited({ content: 'Yazarın yeni içeriği.' }))
      .when(edit({ version: 3, decisionId: 'd2', content: 'Yine başka bir içerik.' }, by('esref', 'moderator')))
      .then(byModerator(1, { ...second, edition: 2, moderatorIds: ['esref'] }));
  });
  it('is not changed for ever', () =>
    given(created(), byModerator(MODERATOR_EDIT_LIMITS.editions))
      .when(edit({ version: 1, content: 'Yine başka bir içerik.' }))
      .thenRefused('edition.too-often'));

  it('has its author’s words back with the decision', () => given(created(), byModerator()).when(undo(1)).then(returned(2, 1)));
  it('has the author’s own words back, also after a second change', () =>
    given(created(), byModerator(), byModerator(2, { content: 'Yine başka bir içerik.', replaces: 1 }))
      .when(undo(2))
      .then(returned(3, 2)));
  it('is not given back by its author', () =>
    given(created(), byModerator())
      .when(undo(1, by('author', 'moderator')))
      .thenRefused('edition.own'));
  it('keeps what its author has written since', () => {
    given(created(), byModerator(), edited({ content: 'Yazarın yeni içeriği.' }))
      .when(undo(1))
      .thenRefused('decision.over');
    given(created(), byModerator(), edited({ ...CHANGED, tags: ['yeni'], formerTags: [] }))
      .when(undo(1))
      .then(returned(2, 1));
  });

  it('loses all words before for good', () =>
    given(created(), byModerator(), byModerator(2, { title: 'Başka başlık' }))
      .when(destroy())
      .then(destroyedEnding(2, 0, 1)));
  it('loses none without the word, twice, or where the author’s are back', () => {
    given(created(), byModerator()).when(destroy('evet')).thenRefused('edition.word');
    given(created(), byModerator(), destroyed(0)).when(destroy()).thenRefused('edition.nothing-left');
    given(created(), byModerator(), returned(2, 1)).when(destroy()).thenRefused('edition.nothing-left');
    given(created()).when(destroy()).thenRefused('edition.nothing-left');
  });
  it('is never given back in a moderator’s words: changed again after the author’s were destroyed, it stays so until the author writes', () => {
    const again = edit({ version: 1, content: 'Yine başka bir içerik.' });
    const final = byModerator(2, { content: 'Yine başka bir içerik.', final: true });
    given(created(), byModerator(), destroyed(0)).when(again).then(final);
    given(created(), byModerator(), destroyed(0), final).when(undo(3)).thenRefused('decision.over');
    given(created(), byModerator(), destroyed(0), final, destroyed(1))
      .when(edit({ version: 3 }))
      .then(byModerator(3, { final: true }));
    const written = edited({ content: 'Yazarın yeni içeriği.' });
    given(created(), byModerator(), destroyed(0), written, byModerator(2))
      .when(undo(4))
      .then({
        type: 'TopicTextReturned',
        data: { ...TOPIC, ...TEXT, content: 'Yazarın yeni içeriği.', edition: 3, message: 'Yanlıştı.', appealId: null, undoes: 4 },
      });
    given(created(), byModerator(), returned(2, 1), byModerator(3)).when(undo(3)).then(returned(4, 3));
  });
  it('does not get back what was destroyed', () => given(created(), byModerator(), destroyed(0)).when(undo(1)).thenRefused('decision.over'));

  it('has its author’s words back on appeal against the decision by which others stand there', () => {
    const back: TopicEvent = { type: 'TopicTextReturned', data: { ...TOPIC, ...TEXT, edition: 2, message: 'İtiraz', appealId: 'd1', undoes: 1 } };
    given(created(), byModerator()).when(appealed()).then(back);
    given(created(), byModerator()).when(appealed('d0')).thenNothing();
    given(created(), byModerator(), byModerator(2, { decisionId: 'd2' }))
      .when(appealed())
      .thenNothing();
    given(created(), byModerator(), returned(2, 1)).when(appealed()).thenNothing();
    given(created(), byModerator(), edited({ content: 'Yazarın yeni içeriği.' }))
      .when(appealed())
      .thenNothing();
    given(created(), byModerator(), destroyed(0)).when(appealed()).thenNothing();
    given(created(), byModerator(), withdrawn).when(appealed()).thenNothing();
    given().when(appealed()).thenNothing();
  });

  it('is edited by an author who has seen it', () => {
    const own = (edition: number | null) =>
      new EditTopic(
        { topicId: 't1', memberId: 'author', moderates: false, title: null, content: TEXT.content, categoryId: null, tags: null, edition },
        sentAt(NOW),
      );
    given(created(), byModerator()).when(own(0)).thenRefused('edition.unseen');
    given(created(), byModerator())
      .when(own(1))
      .then({ ...edited(), data: { ...edited().data, edition: 1, ends: [1] } } as TopicEvent);
  });
});
