import { describe, expect, it } from '@jest/globals';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project as projected } from '../../../kernel/projection.js';
import { specify } from '../../../kernel/specify.js';
import { projectsProjection } from '../views/projects.projection.js';
import {
  DeleteProjectUpdate,
  EditProjectUpdate,
  HideProjectUpdate,
  RemoveProjectUpdate,
  RestoreProjectUpdate,
  RestoreRemovedUpdate,
  UndoUpdateDecision,
  WithdrawProjectUpdate,
} from './update.commands.js';
import { projectUpdate } from './update.decider.js';
import type { ProjectUpdateEvent } from './update.events.js';

const given = specify(projectUpdate);
const OF = { updateId: 'u1', projectId: 'p1', authorId: 'm1', visibility: null };
const REASON = 'Kurallara uymuyor';
const ASKED = { updateId: 'u1', reason: REASON };
const origin = sentAt(NOW);
const posted: ProjectUpdateEvent = { type: 'ProjectUpdatePosted', data: { ...OF, kind: 'update', content: 'İlk sürüm', edition: 0 } };
const hidden = (reportId: string | null = null): ProjectUpdateEvent => ({ type: 'ProjectUpdateHidden', data: { ...OF, reportId, reason: REASON } });
const removed = (wasHidden = false, reportId: string | null = null): ProjectUpdateEvent => ({
  type: 'ProjectUpdateRemoved',
  data: { ...OF, reportId, reason: REASON, wasHidden },
});
const restored = (from: 'hidden' | 'deleted', undoes: number, to: 'visible' | 'hidden' = 'visible'): ProjectUpdateEvent => ({
  type: 'ProjectUpdateRestored',
  data: { ...OF, from, to, reason: REASON, undoes },
});
const deleted = (more: object = {}): ProjectUpdateEvent => ({ type: 'ProjectUpdateDeleted', data: { ...OF, by: 'm1', wasHidden: false, ...more } });
const hide = (reportId: string | null = null, reason = REASON) => new HideProjectUpdate({ updateId: 'u1', reason, reportId }, origin);
const remove = (reportId: string | null = null) => new RemoveProjectUpdate({ ...ASKED, reportId }, origin);
const restore = new RestoreProjectUpdate(ASKED, origin);
const undo = (number: number) => new UndoUpdateDecision({ ...ASKED, number }, origin);

describe('Staff and an update', () => {
  it('hide it, once, and remove it', () => {
    given(posted).when(hide()).then(hidden());
    given(posted, hidden()).when(hide()).thenNothing();
    given(posted).when(remove()).then(removed());
    given(posted, hidden()).when(remove()).then(removed(true));
  });
  it('need a reason, and are told where there is nothing', () => {
    given(posted).when(hide(null, '')).thenRefused('tool.unreasoned');
    given(posted, deleted()).when(hide()).thenRefused('update.not-found');
    given(posted, removed()).when(remove()).thenRefused('update.not-found');
  });
  it('are not told by a report', () => {
    given(posted, deleted()).when(hide('r1')).thenNothing();
    given(posted, removed()).when(remove('r1')).thenNothing();
  });
  it('bring it back as it stood before', () => {
    given(posted, hidden()).when(restore).then(restored('hidden', 1));
    given(posted, hidden(), removed(true))
      .when(restore)
      .then(restored('deleted', 2, 'hidden'));
    given(posted).when(restore).thenNothing();
    given(posted, hidden(), deleted()).when(restore).thenRefused('update.withdrawn');
  });
  it('bring back on appeal what that decision took, and no more', () => {
    const back = new RestoreRemovedUpdate({ ...ASKED, reportId: 'r1' }, origin);
    given(posted, hidden('r1')).when(back).then(restored('hidden', 1));
    given(posted, removed(false, 'r1')).when(back).then(restored('deleted', 1));
    given(posted, hidden('r2')).when(back).thenNothing();
    given(posted, hidden('r1'), deleted()).when(back).thenNothing();
  });
  it('take back a decision that holds, the last first', () => {
    given(posted, hidden()).when(undo(1)).then(restored('hidden', 1));
    given(posted, hidden(), removed(true)).when(undo(1)).thenRefused('decision.deleted-first');
    given(posted, hidden(), restored('hidden', 1)).when(undo(1)).thenRefused('decision.over');
  });
});

describe('Whoever wrote an update that staff judged', () => {
  it('edits it no more while it is hidden', () => {
    const edit = new EditProjectUpdate({ updateId: 'u1', memberId: 'm1', content: 'Sonra' }, origin);
    given(posted, hidden()).when(edit).thenRefused('update.hidden');
    given(posted, removed()).when(edit).thenRefused('update.not-found');
  });
  it('deletes it, and nothing is left to be taken back', () => {
    const own = new DeleteProjectUpdate({ updateId: 'u1', memberId: 'm1' }, origin);
    given(posted, hidden())
      .when(own)
      .then(deleted({ wasHidden: true, ends: [1] }));
    given(posted, removed()).when(own).thenRefused('update.not-found');
  });
  it('takes it along', () => {
    const gone = (data: object) => ({ type: 'ProjectUpdateWithdrawn', data: { ...OF, ...data } }) as ProjectUpdateEvent;
    const withdraw = new WithdrawProjectUpdate({ updateId: 'u1' }, origin);
    given(posted, hidden())
      .when(withdraw)
      .then(gone({ wasThere: true, wasHidden: true, ends: [1] }));
    given(posted, removed())
      .when(withdraw)
      .then(gone({ wasThere: false, wasHidden: false, ends: [1] }));
  });
});

describe('A project', () => {
  const counted = (fact: ProjectUpdateEvent) =>
    projected(projectsProjection, recorded(fact, { position: 7, revision: 1 })).map((write) => ('update' in write ? write.update.$inc?.updates : null));
  it('counts the updates that its readers read', () => {
    const facts = [posted, hidden(), removed(true), restored('deleted', 2, 'hidden'), restored('hidden', 1), removed(), restored('deleted', 1)];
    expect(facts.map(counted)).toEqual([[1], [-1], [], [], [1], [-1], [1]]);
    expect([deleted({ wasHidden: true }), deleted()].map(counted)).toEqual([[], [-1]]);
  });
});
