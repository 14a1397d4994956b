import { describe, expect, it } from '@jest/globals';
import { MOST_EDITS } from '../../../../contracts/forum.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project as projected } from '../../../kernel/projection.js';
import { specify } from '../../../kernel/specify.js';
import { DeleteProjectUpdate, EditProjectUpdate, PostProjectUpdate, WithdrawProjectUpdate } from './update.commands.js';
import { projectUpdate } from './update.decider.js';
import type { ProjectUpdateEvent, ProjectUpdatePosted } from './update.events.js';
import { updateProjection } from './update.projection.js';

const given = specify(projectUpdate);
const OF = { updateId: 'u1', projectId: 'p1', authorId: 'm1' };
const posted: ProjectUpdatePosted = { type: 'ProjectUpdatePosted', data: { ...OF, kind: 'update', content: 'İlk sürüm', visibility: null, edition: 0 } };
const edited = (content: string): ProjectUpdateEvent => ({
  type: 'ProjectUpdateEdited',
  data: { ...OF, visibility: null, kind: 'update', content, edition: 0, formerVisibility: null },
});
const deleted: ProjectUpdateEvent = { type: 'ProjectUpdateDeleted', data: { ...OF, visibility: null, by: 'm1', wasHidden: false } };
const post = (content: string) =>
  new PostProjectUpdate({ updateId: 'u1', projectId: 'p1', memberId: 'm1', kind: 'update', content, visibility: null }, sentAt(NOW));
const edit = (memberId: string, change: object, judged = 0) => new EditProjectUpdate({ updateId: 'u1', memberId, ...change, judged }, sentAt(NOW));
const remove = (memberId: string, runs = false) => new DeleteProjectUpdate({ updateId: 'u1', memberId, runs }, sentAt(NOW));
const withdraw = new WithdrawProjectUpdate({ updateId: 'u1' }, sentAt(NOW));

describe('An update of a project', () => {
  it('says what it was given, without white space around it', () => given().when(post('  İlk sürüm\n')).then(posted));
  it('is there once', () => given(posted).when(post('Yine')).thenNothing());
  it.each(['', '   ', 'x'.repeat(10_001), `${'> '.repeat(11)}derin`])('must say something, and not too much', (content) =>
    given().when(post(content)).thenRefused('update.incomplete'),
  );
  it('is edited by its author', () =>
    given(posted)
      .when(edit('m1', { content: 'İkinci' }))
      .then(edited('İkinci')));
  it('is not edited by saying the same', () =>
    given(posted)
      .when(edit('m1', { content: ' İlk sürüm ', kind: 'update', visibility: null }))
      .thenNothing());
  it('is for fewer, or of another kind', () =>
    given(posted)
      .when(edit('m1', { kind: 'release', visibility: 'private' }))
      .then({
        type: 'ProjectUpdateEdited',
        data: { ...OF, visibility: 'private', kind: 'release', content: 'İlk sürüm', edition: 0, formerVisibility: null },
      }));
  it('is edited by nobody else, whoever runs the project', () =>
    given(posted)
      .when(edit('m2', { content: 'Başka' }))
      .thenRefused('update.not-yours'));
  it('is edited so often at most', () =>
    given(posted, ...Array.from({ length: MOST_EDITS }, (_, at) => edited(`${at}`)))
      .when(edit('m1', { content: 'Bir daha' }, MOST_EDITS))
      .thenRefused('update.edited-too-often'));
  it('is not edited by a look at what it said before', () =>
    given(posted, edited('İkinci'))
      .when(edit('m1', { visibility: 'members' }))
      .thenRefused('update.changed'));
  it('is deleted by its author', () => given(posted).when(remove('m1')).then(deleted));
  it('is deleted by whoever runs the project', () =>
    given(posted)
      .when(remove('m9', true))
      .then({ type: 'ProjectUpdateDeleted', data: { ...OF, visibility: null, by: 'm9', wasHidden: false } }));
  it('is deleted by nobody else', () => given(posted).when(remove('m2')).thenRefused('update.not-yours'));
  it('is not there any more once it was deleted', () => {
    given(posted, deleted).when(remove('m1')).thenRefused('update.not-found');
    given(posted, deleted)
      .when(edit('m1', { content: 'Geç' }))
      .thenRefused('update.not-found');
  });
  it('goes with its author, also when it was deleted', () => {
    const gone = (wasThere: boolean): ProjectUpdateEvent => ({ type: 'ProjectUpdateWithdrawn', data: { ...OF, visibility: null, wasThere, wasHidden: false } });
    given(posted).when(withdraw).then(gone(true));
    given(posted, deleted).when(withdraw).then(gone(false));
    given(posted, gone(true)).when(withdraw).thenNothing();
    given().when(withdraw).thenNothing();
  });
});

describe('The view of updates', () => {
  const after = (event: ProjectUpdateEvent) => projected(updateProjection, recorded(event, { position: 7, revision: 1 }));
  const count = (reader: string, by: number) => ({ view: 'project_update_totals', id: `p1|${reader}`, update: { $inc: { count: by } }, upsert: true });
  it('counts an update for whoever reads it', () => {
    expect(after(posted).slice(1)).toEqual([count('people', 1), count('members', 1), count('guests', 1), count('staff', 1)]);
    expect(after({ ...posted, data: { ...posted.data, visibility: 'private' } })).toMatchObject([{ put: { readers: ['people'] } }, count('people', 1)]);
  });
  it('counts it for others when it is narrowed', () => {
    const narrowed: ProjectUpdateEvent = { type: 'ProjectUpdateEdited', data: { ...posted.data, visibility: 'members', formerVisibility: null } };
    const [all, fewer] = [
      ['people', 'members', 'guests', 'staff'],
      ['people', 'members', 'staff'],
    ];
    expect(after(narrowed).slice(1)).toEqual([...all.map((reader) => count(reader, -1)), ...fewer.map((reader) => count(reader, 1))]);
    expect(after(edited('Yeni'))).toHaveLength(1);
  });
  it('counts what was hidden for those alone who read it still', () => {
    const judged = { ...OF, visibility: null, reason: 'x' };
    const hidden: ProjectUpdateEvent = { type: 'ProjectUpdateHidden', data: { ...judged, reportId: null } };
    const [staffToo, others] = [
      ['people', 'staff'],
      ['members', 'guests'],
    ];
    expect(after(hidden).slice(1)).toEqual(others.map((reader) => count(reader, -1)));
    expect(after({ type: 'ProjectUpdateRemoved', data: { ...judged, reportId: null, wasHidden: true } }).slice(1)).toEqual(
      staffToo.map((reader) => count(reader, -1)),
    );
    const back = (from: 'hidden' | 'deleted', to: 'hidden' | 'visible') => after({ type: 'ProjectUpdateRestored', data: { ...judged, from, to } }).slice(1);
    expect(back('deleted', 'hidden')).toEqual(staffToo.map((reader) => count(reader, 1)));
    expect(back('hidden', 'visible')).toEqual(others.map((reader) => count(reader, 1)));
    expect(back('deleted', 'visible')).toHaveLength(4);
    expect(after({ type: 'ProjectUpdateDeleted', data: { ...OF, visibility: 'members', by: 'm1', wasHidden: true } }).slice(1)).toEqual(
      staffToo.map((reader) => count(reader, -1)),
    );
  });
  it('keeps no words of what is gone', () => expect(after(deleted)[0]).toMatchObject({ update: { $set: { content: '', readers: [] } } }));
  it('holds what its facts say', () => expect(fold(projectUpdate, [posted, edited('Yeni')])).toMatchObject({ content: 'Yeni', edits: 1, state: 'there' }));
});
