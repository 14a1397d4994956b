import { describe, it } from '@jest/globals';
import type { TopicFlag } from '../../../../contracts/topic-flags.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DeleteTopic, HideTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, hidden, locked, merged, pinned, REASON, TEXT, TOPIC, unmerged, withdrawn } from './topic.fixture.js';
import { FlagTopic, MergeTopic, MoveTopic, OpenSplitTopic, RestoreRemovedTopic, RestoreTopic, RetagTopic, UnmergeTopic } from './topic-moderation.commands.js';

const given = specify(topic);
const ASKED = { topicId: 't1', reason: REASON };
const DECIDED = { ...TOPIC, reason: REASON };
const origin = sentAt(NOW);
const hide = new HideTopic({ ...ASKED, reportId: null }, origin);
const remove = new DeleteTopic({ ...ASKED, reportId: null }, origin);
const restore = new RestoreTopic(ASKED, origin);
const merge = (intoTopicId = 't2') => new MergeTopic({ ...ASKED, intoTopicId, mergeId: 'm1' }, origin);
const flag = (flag: TopicFlag, on = true, reason: string = REASON) => new FlagTopic({ ...ASKED, flag, on, reason }, origin);
const unmerge = new UnmergeTopic(ASKED, origin);
const move = (categoryId: string) => new MoveTopic({ ...ASKED, categoryId }, origin);
const retag = (...tags: string[]) => new RetagTopic({ ...ASKED, tags }, origin);
const restored = (from: 'hidden' | 'deleted', to: 'visible' | 'hidden', listed: boolean, undoes: number): TopicEvent => ({
  type: 'TopicRestored',
  data: { ...DECIDED, from, to, listed, undoes },
});
const moved = (wasListed: boolean): TopicEvent => ({ type: 'TopicMoved', data: { ...DECIDED, categoryId: 'c2', formerCategoryId: 'c1', wasListed } });
const unlocked: TopicEvent = { type: 'TopicUnlocked', data: { ...DECIDED, undoes: 1 } };
const unpinned: TopicEvent = { type: 'TopicUnpinned', data: { ...DECIDED, undoes: 1 } };

describe('A moderator', () => {
  it.each([hide, remove, restore, merge(), unmerge, move('c2'), retag('a'), flag('locked'), flag('pinned')])(
    'finds no topic where there is none: $type',
    (command) => given().when(command).thenRefused('topic.not-found'),
  );
  it.each([
    new HideTopic({ topicId: 't1', reportId: null, reason: ' ' }, origin),
    new DeleteTopic({ topicId: 't1', reportId: null, reason: 'ab' }, origin),
    flag('locked', true, 'x'.repeat(501)),
    new RestoreTopic({ topicId: 't1', reason: '' }, origin),
  ])('gives a reason: $type', (command) => given(created()).when(command).thenRefused('tool.unreasoned'));
  it('is told of a topic that was deleted already only when it is to be something else', () => {
    given(created(), deleted()).when(remove).thenNothing();
    given(created(), deleted()).when(hide).thenRefused('topic.not-found');
    given(created(), deleted()).when(move('c2')).thenRefused('topic.not-found');
    given(created(), withdrawn).when(remove).thenRefused('topic.not-found');
  });
});

describe('A topic on whose page a moderator decides', () => {
  it('is hidden', () => given(created()).when(hide).then(hidden));
  it('is deleted', () => given(created()).when(remove).then(deleted()));
  it('is restored', () => {
    given(created(), hidden)
      .when(restore)
      .then(restored('hidden', 'visible', true, 1));
    given(created(), deleted())
      .when(restore)
      .then(restored('deleted', 'visible', true, 1));
  });
  it('is hidden again when it was before it was deleted', () => {
    given(created(), hidden, deleted(true))
      .when(restore)
      .then(restored('deleted', 'hidden', false, 2));
    given(created(), hidden, deleted(true), restored('deleted', 'hidden', false, 2))
      .when(restore)
      .then(restored('hidden', 'visible', true, 1));
    given(created(), hidden, deleted(true), restored('deleted', 'hidden', false, 2), restored('hidden', 'visible', true, 1))
      .when(remove)
      .then(deleted());
  });
  it('is restored when there is something to restore', () => given(created()).when(restore).thenNothing());
  it('is not restored when its author took it back', () => given(created(), withdrawn).when(restore).thenRefused('topic.withdrawn'));
  it.each<[TopicFlag, TopicEvent, TopicEvent]>([
    ['locked', locked, unlocked],
    ['pinned', pinned, unpinned],
    ['outdated', { type: 'TopicOutdated', data: DECIDED }, { type: 'TopicRenewed', data: { ...DECIDED, undoes: 1 } }],
  ])('is %s and no longer, each once', (name, set, unset) => {
    given(created()).when(flag(name)).then(set);
    given(created(), set).when(flag(name)).thenNothing();
    given(created(), set).when(flag(name, false)).then(unset);
    given(created(), set, unset).when(flag(name, false)).thenNothing();
  });
  it('is moved into another category', () => {
    given(created()).when(move('c2')).then(moved(true));
    given(created()).when(move('c1')).thenNothing();
    given(created(), moved(true)).when(move('c2')).thenNothing();
    given(created(), hidden).when(move('c2')).then(moved(false));
  });
  it('has other tags', () => {
    given(created(['eski']))
      .when(retag('YENİ', 'yeni'))
      .then({ type: 'TopicRetagged', data: { ...DECIDED, tags: ['yeni'], formerTags: ['eski'], listed: true } });
    given(created(['eski']))
      .when(retag('Eski'))
      .thenNothing();
    given(created())
      .when(retag('a', 'b', 'c', 'd', 'e', 'f'))
      .thenRefused('topic.tags');
  });
});

describe('A topic that a decision took away', () => {
  const restoreRemoved = new RestoreRemovedTopic({ ...ASKED, reportId: 'd1' }, origin);
  const by = (reportId: string | null): TopicEvent => ({ type: 'TopicHidden', data: { ...DECIDED, reportId, wasListed: true } });
  it('comes back with it', () =>
    given(created(), by('d1'))
      .when(restoreRemoved)
      .then(restored('hidden', 'visible', true, 1)));
  it('stays away when another did it', () => given(created(), by('d2')).when(restoreRemoved).thenNothing());
  it('stays away when a moderator did it on the page', () => given(created(), by(null)).when(restoreRemoved).thenNothing());
  it('is there already', () => given(created()).when(restoreRemoved).thenNothing());
});

describe('A topic that is merged', () => {
  it('goes into another', () => given(created()).when(merge()).then(merged));
  it('goes there once', () => given(created(), merged).when(merge()).thenNothing());
  it('goes nowhere else', () => given(created(), merged).when(merge('t3')).thenRefused('topic.merged'));
  it('does not go into itself', () => given(created()).when(merge('t1')).thenRefused('topic.merge-itself'));
  it('is one that everybody can read', () => given(created(), hidden).when(merge()).thenRefused('topic.not-visible'));
  it('comes back', () => given(created(), merged).when(unmerge).then(unmerged(true, 1)));
  it('comes back from where it is', () => given(created()).when(unmerge).thenRefused('topic.not-merged'));
  it('can be merged again', () => given(created(), merged, unmerged()).when(merge()).then(merged));
  it('is hidden, deleted and restored without having been listed', () => {
    const data = { ...TOPIC, reportId: null, reason: REASON };
    const unlisted: TopicEvent = { type: 'TopicHidden', data: { ...data, wasListed: false } };
    given(created(), merged).when(hide).then(unlisted);
    given(created(), merged)
      .when(remove)
      .then({ type: 'TopicDeleted', data: { ...data, wasListed: false, wasHidden: false } });
    given(created(), merged, unlisted)
      .when(restore)
      .then(restored('hidden', 'visible', false, 2));
    given(created(), merged, unlisted).when(unmerge).then(unmerged(false, 1));
  });
});

describe('A topic that is split off', () => {
  const split = (title: string) => new OpenSplitTopic({ ...DECIDED, title, content: TEXT.content, fromTopicId: 't0', commentIds: ['k1', 'k2'] }, origin);
  const off: TopicEvent = { type: 'TopicSplitOff', data: { ...DECIDED, fromTopicId: 't0', commentIds: ['k1', 'k2'] } };

  it('is a new topic that knows where it comes from', () =>
    given()
      .when(split(` ${TEXT.title} `))
      .then(created(), off));
  it('is split off once', () => given(created(), off).when(split(TEXT.title)).thenNothing());
  it('has a title', () => given().when(split('ab')).thenRefused('topic.incomplete'));
});
