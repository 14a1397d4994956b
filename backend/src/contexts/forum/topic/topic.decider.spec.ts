import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { CreateTopic, DeleteTopic, HideTopic, WithdrawTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';

const given = specify(topic);
const IDS = { topicId: 't1', authorId: 'author', categoryId: 'c1' };
const FORM = { ...IDS, title: 'Merhaba dünya', content: 'İlk konumu açıyorum.', tags: [] as string[] };
const CAUSE = { reportId: 'r1', reason: 'spam' };

const created = (tags: string[] = []): TopicEvent => ({ type: 'TopicCreated', data: { ...FORM, tags } });
const hidden: TopicEvent = { type: 'TopicHidden', data: { ...IDS, ...CAUSE, wasListed: true } };
const deleted = (wasHidden: boolean): TopicEvent => ({ type: 'TopicDeleted', data: { ...IDS, ...CAUSE, wasListed: !wasHidden, wasHidden } });
const create = (changes: Partial<typeof FORM> = {}) => new CreateTopic({ ...FORM, ...changes }, sentAt(NOW));
const hide = new HideTopic({ topicId: 't1', ...CAUSE }, sentAt(NOW));
const remove = new DeleteTopic({ topicId: 't1', ...CAUSE }, sentAt(NOW));

describe('A topic', () => {
  it('is created', () => given().when(create()).then(created()));
  it('is created once', () => given(created()).when(create()).thenNothing());
  it('loses the blanks around its title and content', () =>
    given()
      .when(create({ title: ' Merhaba dünya ', content: ' İlk konumu açıyorum.\n' }))
      .then(created()));
  it('has each tag once, in Turkish small letters', () =>
    given()
      .when(create({ tags: ['IŞIK', ' ışık', 'İzmir', ''] }))
      .then(created(['ışık', 'izmir'])));
  it('needs a title', () =>
    given()
      .when(create({ title: '' }))
      .thenRefused('topic.incomplete'));
  it('needs content', () =>
    given()
      .when(create({ content: 'Kısa' }))
      .thenRefused('topic.incomplete'));
  it('needs a category', () =>
    given()
      .when(create({ categoryId: '' }))
      .thenRefused('topic.incomplete'));
  it('has at most five tags', () =>
    given()
      .when(create({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }))
      .thenRefused('topic.incomplete'));
});

describe('A topic that was reported', () => {
  it('is hidden', () => given(created()).when(hide).then(hidden));
  it('is hidden once', () => given(created(), hidden).when(hide).thenNothing());
  it('is deleted', () => given(created()).when(remove).then(deleted(false)));
  it('is deleted once', () => given(created(), deleted(false)).when(remove).thenNothing());
  it('is deleted although it was hidden, and that is remembered', () => given(created(), hidden).when(remove).then(deleted(true)));
  it('is not hidden after it was deleted', () => given(created(), deleted(false)).when(hide).thenNothing());
  it('is not hidden when it never was', () => given().when(hide).thenNothing());
  it('is not deleted when it never was', () => given().when(remove).thenNothing());
});

describe('A topic whose author takes everything along', () => {
  const withdraw = new WithdrawTopic({ topicId: IDS.topicId }, sentAt(NOW));
  const withdrawn = (wasVisible: boolean): TopicEvent => ({ type: 'TopicWithdrawn', data: { ...IDS, wasVisible } });

  it('is withdrawn', () => given(created()).when(withdraw).then(withdrawn(true)));
  it('is withdrawn once', () => given(created(), withdrawn(true)).when(withdraw).thenNothing());
  it('is withdrawn although it was hidden', () => given(created(), hidden).when(withdraw).then(withdrawn(false)));
  it('is withdrawn although it was deleted', () => given(created(), deleted(false)).when(withdraw).then(withdrawn(false)));
  it('was never there', () => given().when(withdraw).thenNothing());
  it('is neither hidden nor deleted any more', () => {
    given(created(), withdrawn(true)).when(hide).thenNothing();
    given(created(), withdrawn(true)).when(remove).thenNothing();
  });
});
