import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { EndProjectTies, ReturnOwnership, TakeOwnership } from './account.commands.js';
import { DeleteProject, HideProject, RestoreProject, RestoreRemovedProject, UndoProjectDecision } from './project.commands.js';
import { project } from './project.decider.js';
import type { ProjectEvent } from './project.events.js';
import { accepted, applied, created, invited, joined, opened, P } from './project.fixture.js';

const given = specify(project);
const end = (memberId: string, keepContent = true, barred: string[] = []) => new EndProjectTies({ ...P, memberId, keepContent, barred }, sentAt(NOW));
const passed = (to: string | null, cause: 'erasure' | 'ban'): ProjectEvent => ({ type: 'OwnershipPassed', data: { ...P, from: 'owner', to, cause } });
const abandoned: ProjectEvent = { type: 'ProjectArchived', data: { ...P, by: null, cause: 'abandoned' } };

describe('When an account ends', () => {
  it.each([[true], [false]])('its project passes to the manager who served longest (content is kept: %s)', (keepContent) =>
    given(created(), joined('m1'), joined('m2', 'manager'), joined('m3', 'manager')).when(end('owner', keepContent)).then(passed('m2', 'erasure')),
  );
  it('its project stays with the staff where there is no manager', () => {
    given(created(), opened(), joined('m1'))
      .when(end('owner', false))
      .then({ type: 'PostingClosed', data: { ...P, postingId: 'h1', by: null, cause: 'archived' } }, passed(null, 'erasure'), abandoned);
    given(created()).when(end('owner')).then(passed(null, 'erasure'), abandoned);
  });
  it('what nobody else has a part in goes along, if that is wanted', () =>
    given(created())
      .when(end('owner', false))
      .then({ type: 'ProjectWithdrawn', data: { ...P, by: 'owner', cause: 'account' } }));
  it('what was theirs alone goes along also where they were banned before', () => {
    const withdrawn: ProjectEvent = { type: 'ProjectWithdrawn', data: { ...P, by: 'owner', cause: 'account' } };
    given(created(), passed(null, 'ban'), abandoned).when(end('owner', false)).then(withdrawn);
    const left: ProjectEvent = { type: 'MemberLeft', data: { ...P, memberId: 'owner', role: 'manager', cause: 'account' } };
    given(created(), passed(null, 'ban'), abandoned).when(end('owner')).then(left);
    given(created(), joined('m1'), passed(null, 'ban'), abandoned).when(end('owner', false)).then(left);
  });
  it('memberships, invitations and applications end, with their words', () => {
    given(created(), joined('m1', 'manager'), { type: 'HandoverOffered', data: { ...P, to: 'm1', by: 'owner' } })
      .when(end('m1'))
      .then(
        { type: 'HandoverEnded', data: { ...P, to: 'm1', by: null, refused: false } },
        { type: 'MemberLeft', data: { ...P, memberId: 'm1', role: 'manager', cause: 'account' } },
      );
    given(created(), invited('i1', { memberId: 'm1' }))
      .when(end('m1'))
      .then({ type: 'InviteWithdrawn', data: { ...P, inviteId: 'i1', memberId: 'm1', by: null } });
    given(created(), opened(), applied('m1'))
      .when(end('m1'))
      .then({ type: 'ApplicationWithdrawn', data: { ...P, postingId: 'h1', applicationId: 'a-m1', applicantId: 'm1', cause: 'account' } });
    given(created(), opened({ places: 2 }), applied('m1'), accepted('m1'), joined('m1'))
      .when(end('m1'))
      .then(
        { type: 'ApplicationMessagesDestroyed', data: { ...P, postingId: 'h1', applicationIds: ['a-m1'] } },
        { type: 'MemberLeft', data: { ...P, memberId: 'm1', role: 'member', cause: 'account' } },
      );
  });
});

describe('When an owner is banned for good', () => {
  const taking = (...barred: string[]) => new TakeOwnership({ ...P, memberId: 'owner', barred }, sentAt(NOW));
  const take = taking();
  const giveBack = new ReturnOwnership({ ...P, memberId: 'owner' }, sentAt(NOW));
  it('the project passes on, or stays with the staff', () => {
    given(created(), joined('m1', 'manager')).when(take).then(passed('m1', 'ban'));
    given(created()).when(take).then(passed(null, 'ban'), abandoned);
  });
  it('it passes to nobody who is banned for good too, nor does it when an account ends', () => {
    const managed = [created(), joined('m1', 'manager'), joined('m2', 'manager')];
    given(...managed)
      .when(taking('m1'))
      .then(passed('m2', 'ban'));
    given(...managed)
      .when(end('owner', true, ['m1']))
      .then(passed('m2', 'erasure'));
    given(...managed)
      .when(taking('m1', 'm2'))
      .then(passed(null, 'ban'), abandoned);
  });
  it('and the ban is lifted, what nobody took over is theirs again', () => {
    given(created(), passed(null, 'ban'), abandoned)
      .when(giveBack)
      .then(
        { type: 'OwnershipPassed', data: { ...P, from: null, to: 'owner', cause: 'ban-lifted' } },
        { type: 'ProjectUnarchived', data: { ...P, by: 'owner' } },
      );
    given(created(), joined('m1', 'manager'), passed('m1', 'ban')).when(giveBack).thenNothing();
  });
  it('what they had archived stays archived, when the ban is lifted too', () => {
    const archived: ProjectEvent = { type: 'ProjectArchived', data: { ...P, by: 'owner', cause: 'owner' } };
    given(created(), archived).when(take).then(passed(null, 'ban'));
    given(created(), archived, passed(null, 'ban'))
      .when(giveBack)
      .then({ type: 'OwnershipPassed', data: { ...P, from: null, to: 'owner', cause: 'ban-lifted' } });
  });
  it('and their account ended meanwhile, it stays as it is', () => {
    given(created(), passed(null, 'erasure'), abandoned).when(giveBack).thenNothing();
  });
});

describe('What staff decide', () => {
  const decided = { ...P, reportId: null, reason: 'Topluluk ilkeleri 2.1' };
  const hidden: ProjectEvent = { type: 'ProjectHidden', data: { ...P, authorId: 'owner', reportId: null, reason: decided.reason } };
  const restored = (from: 'hidden' | 'deleted', to: 'visible' | 'hidden', undoes: number): ProjectEvent => ({
    type: 'ProjectRestored',
    data: { ...P, authorId: 'owner', from, to, reason: 'Yanlışlıkla yapıldı', undoes },
  });
  const reason = 'Yanlışlıkla yapıldı';
  it('hides, deletes, and is taken back', () => {
    given(created())
      .when(new HideProject(decided, sentAt(NOW)))
      .then(hidden);
    given(created(), hidden)
      .when(new DeleteProject(decided, sentAt(NOW)))
      .then({ type: 'ProjectDeleted', data: { ...P, authorId: 'owner', reportId: null, reason: decided.reason, wasHidden: true } });
    given(created(), hidden)
      .when(new RestoreProject({ ...P, reason }, sentAt(NOW)))
      .then(restored('hidden', 'visible', 1));
    given(created(), hidden)
      .when(new UndoProjectDecision({ ...P, reason, number: 1 }, sentAt(NOW)))
      .then(restored('hidden', 'visible', 1));
    given(created(), hidden)
      .when(new UndoProjectDecision({ ...P, reason, number: 7 }, sentAt(NOW)))
      .thenRefused('decision.over');
  });
  it('is taken back by an appeal only as far as its report went', () =>
    given(created(), hidden)
      .when(new RestoreRemovedProject({ ...P, reason, reportId: 'r1' }, sentAt(NOW)))
      .thenNothing());
});
