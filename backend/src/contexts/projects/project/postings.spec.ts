import { describe, it } from '@jest/globals';
import { POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import { endOf } from '../../../../contracts/istanbul-day.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import {
  AcceptApplication,
  ApplyToPosting,
  CloseDuePosting,
  DestroyMessages,
  OpenPosting,
  RejectApplication,
  RemovePosting,
  RevisePosting,
  SeeApplication,
  WithdrawApplication,
} from './posting.commands.js';
import type { PostingWords } from './posting.events.js';
import { project } from './project.decider.js';
import type { ProjectEvent } from './project.events.js';
import { accepted, applied, created, filled, joined, NEEDED, opened, P } from './project.fixture.js';

const given = specify(project);
const H = { ...P, postingId: 'h1' } as const;
const revise = (
  words: Partial<PostingWords>,
  isOpen: boolean | null = null,
  { memberId = 'owner', judged = 0, judgedFor = 'public' as ProjectVisibility, at = NOW } = {},
) => new RevisePosting({ ...H, memberId, words, isOpen, judged, judgedFor }, sentAt(at));
const revised = (words: Partial<PostingWords>): ProjectEvent => ({ type: 'PostingRevised', data: { ...H, by: 'owner', ...NEEDED, ...words } });
const closed = (cause: 'own' | 'due' = 'own'): ProjectEvent => ({ type: 'PostingClosed', data: { ...H, by: cause === 'own' ? 'owner' : null, cause } });
const reopened = (taken: number, until: string | null = null): ProjectEvent => ({ type: 'PostingReopened', data: { ...H, by: 'owner', taken, until } });
const UNTIL = '2026-11-25';

describe('A posting', () => {
  const open = (words: Partial<PostingWords> = {}, memberId = 'owner', judgedFor: ProjectVisibility = 'public') =>
    new OpenPosting({ ...H, memberId, words: { ...NEEDED, ...words }, judgedFor }, sentAt(NOW));
  it('is opened by owner and managers, with each skill once', () => {
    given(created())
      .when(open({ skills: ['React', ' react ', 'SQL'] }))
      .then(opened({ skills: ['react', 'SQL'] }));
    given(created(), joined('m1')).when(open({}, 'm1')).thenRefused('project.forbidden');
  });
  it('lies within bounds', () => {
    given(created())
      .when(open({ until: '2026-11-20' }))
      .thenRefused('posting.unfit');
    given(created(), ...Array.from({ length: POSTING_LIMITS.open }, (_, n) => opened({}, `h-${n}`)))
      .when(open())
      .thenRefused('posting.too-many-open');
  });
  it('is changed by who runs the project, and by whoever wrote it while they are in it', () => {
    given(created(), opened())
      .when(revise({ title: 'Yeni başlık' }))
      .then(revised({ title: 'Yeni başlık' }));
    given(created(), joined('m1'), opened())
      .when(revise({ title: 'Yeni başlık' }, null, { memberId: 'm1' }))
      .thenRefused('project.forbidden');
    given(created(), opened()).when(revise({})).thenNothing();
    given(created(), opened(), revised({ title: 'Yeni' }))
      .when(revise({ title: 'Bir başka başlık' }))
      .thenRefused('PROJECT_CHANGED');
  });
  it('is not written by a look for its people alone where others read the project', () => {
    given(created())
      .when(open({}, 'owner', 'private'))
      .thenRefused('PROJECT_CHANGED');
    given(created(), opened())
      .when(revise({ title: 'Yeni başlık' }, null, { judgedFor: 'private' }))
      .thenRefused('PROJECT_CHANGED');
    given(created('private'))
      .when(open({}, 'owner', 'private'))
      .then(opened());
  });
  it('is closed and opened again', () => {
    given(created(), opened()).when(revise({}, false)).then(closed());
    given(created(), opened(), closed())
      .when(revise({}, true, { judged: 1 }))
      .then(reopened(0));
    given(created(), opened()).when(revise({}, true)).thenNothing();
  });
  it('gives a leaver’s place away when it is opened again, and not before', () => {
    const full = [created(), opened(), applied('m1'), applied('m2'), accepted('m1'), joined('m1'), filled(['m2'])];
    const left: ProjectEvent = { type: 'MemberLeft', data: { ...P, memberId: 'm1', role: 'member', cause: 'own' } };
    const accept = new AcceptApplication({ ...P, memberId: 'owner', applicationId: 'a-m2' }, sentAt(NOW));
    given(...full)
      .when(revise({}, true))
      .thenRefused('posting.no-places');
    given(...full, left)
      .when(accept)
      .thenRefused('posting.last-place-gone');
    given(...full, left)
      .when(revise({}, true))
      .then(reopened(0));
    given(...full, left, reopened(0))
      .when(accept)
      .then(accepted('m2'), joined('m2', 'member', 'a-m2'), filled());
  });
  it('gives one place to one person, however often they were accepted', () => {
    const back = { ...H, applicationId: 'a-2', applicantId: 'm1' };
    const left: ProjectEvent = { type: 'MemberLeft', data: { ...P, memberId: 'm1', role: 'member', cause: 'own' } };
    const again: ProjectEvent = { type: 'ApplicationMade', data: { ...back, message: 'Geri dönmek isterim.' } };
    const once = [created(), opened({ places: 2 }), applied('m1'), accepted('m1'), joined('m1'), left, again];
    const accept = new AcceptApplication({ ...P, memberId: 'owner', applicationId: 'a-2' }, sentAt(NOW));
    given(...once)
      .when(accept)
      .then({ type: 'ApplicationAccepted', data: { ...back, by: 'owner', taken: 1 } }, joined('m1', 'member', 'a-2'));
  });
  it('is opened by more places, filled by fewer, and never has fewer than are taken', () => {
    const one = [created(), opened({ places: 2 }), applied('m1'), accepted('m1'), joined('m1')];
    given(...one)
      .when(revise({ places: 1 }))
      .then(revised({ places: 1 }), filled());
    given(...one, filled())
      .when(revise({ places: 3 }))
      .then(revised({ places: 3 }), reopened(1));
    given(...one, filled())
      .when(revise({ places: 3 }, false))
      .then(revised({ places: 3 }), closed());
    given(...one, applied('m3'), accepted('m3'), joined('m3'), filled())
      .when(revise({ places: 1 }))
      .thenRefused('posting.too-few-places');
  });
  it('closes when its last day is over in Istanbul, once, and only if it is that still', () => {
    const due = (at: string) => new CloseDuePosting({ ...H, until: UNTIL }, sentAt(at));
    given(created(), opened({ until: UNTIL }))
      .when(due('2026-11-25T20:59:59.999Z'))
      .thenNothing();
    given(created(), opened({ until: UNTIL }))
      .when(due(endOf(UNTIL)))
      .then(closed('due'));
    given(created(), opened({ until: UNTIL }), closed())
      .when(due(endOf(UNTIL)))
      .thenNothing();
    given(created(), opened({ until: '2026-11-30' }))
      .when(due(endOf(UNTIL)))
      .thenNothing();
    given(created(), opened({ until: UNTIL }), closed('due'))
      .when(revise({}, true, { judged: 1, at: daysFromNow(9) }))
      .thenRefused('posting.past-day');
  });
  it('takes what was written to it along when it is removed', () =>
    given(created(), opened({ places: 2 }), applied('m1'), applied('m2'), accepted('m1'), joined('m1'))
      .when(new RemovePosting({ ...H, memberId: 'owner' }, sentAt(NOW)))
      .then({ type: 'PostingRemoved', data: { ...H, by: 'owner', applicationIds: ['a-m1', 'a-m2'], memberIds: ['m2'] } }));
  it('ends also what waited so long that its message is gone, when it is removed', () =>
    given(created(), opened(), applied('m1'), { type: 'ApplicationMessagesDestroyed', data: { ...H, applicationIds: ['a-m1'] } })
      .when(new RemovePosting({ ...H, memberId: 'owner' }, sentAt(NOW)))
      .then({ type: 'PostingRemoved', data: { ...H, by: 'owner', applicationIds: ['a-m1'], memberIds: ['m1'] } }));
});

describe('An application', () => {
  const apply = (memberId: string, { message = 'Yardım etmek isterim.', isClosed = false, waiting = 0, at = NOW } = {}) =>
    new ApplyToPosting({ ...H, memberId, applicationId: `a-${memberId}`, message, isClosed, waiting }, sentAt(at));
  const on = { ...P, memberId: 'owner', applicationId: 'a-m1' };
  const A = { ...H, applicationId: 'a-m1', applicantId: 'm1' };
  const waits = [created(), opened(), applied('m1')];
  const withdrawn: ProjectEvent = { type: 'ApplicationWithdrawn', data: { ...A, cause: 'own' } };

  it('is made by somebody who is not in it, with a message', () => {
    given(created(), opened()).when(apply('m1')).then(applied('m1'));
    given(created(), opened()).when(apply('owner')).thenRefused('application.own-project');
    given(created(), opened())
      .when(apply('m1', { message: 'kısa' }))
      .thenRefused('application.unfit');
    given(created('private'), opened()).when(apply('m1')).thenRefused('posting.not-found');
  });
  it('is not made to what is closed, filled or over, nor to an owner who shut them out', () => {
    given(created(), opened(), closed()).when(apply('m1')).thenRefused('posting.closed');
    given(created(), opened({ until: UNTIL }))
      .when(apply('m1', { at: endOf(UNTIL) }))
      .thenRefused('posting.closed');
    given(created(), opened(), applied('m2'), accepted('m2'), joined('m2'), filled()).when(apply('m1')).thenRefused('posting.no-places');
    given(created(), opened())
      .when(apply('m1', { isClosed: true }))
      .thenRefused('project.forbidden');
  });
  it('is one at a time, and few', () => {
    const again = new ApplyToPosting({ ...H, memberId: 'm1', applicationId: 'a2', message: 'Yardım etmek isterim.', isClosed: false, waiting: 0 }, sentAt(NOW));
    given(...waits)
      .when(again)
      .thenRefused('application.twice');
    given(created(), opened())
      .when(apply('m1', { waiting: POSTING_LIMITS.waitingOfMember }))
      .thenRefused('application.too-many-waiting');
    const others = Array.from({ length: POSTING_LIMITS.applicationsOfProject }, (_, n) => applied(`o${n}`, `h${2 + (n % 20)}`));
    given(created(), opened(), ...others.slice(1))
      .when(apply('m1'))
      .then(applied('m1'));
    given(created(), opened(), ...others)
      .when(apply('m1'))
      .thenRefused('application.project-full');
  });
  it('is seen by a call, once', () => {
    given(...waits)
      .when(new SeeApplication(on, sentAt(NOW)))
      .then({ type: 'ApplicationSeen', data: { ...A, by: 'owner' } });
    given(...waits, { type: 'ApplicationSeen', data: { ...A, by: 'owner' } })
      .when(new SeeApplication(on, sentAt(NOW)))
      .thenNothing();
  });
  it('is accepted or rejected by who runs the project, and is not there for others', () => {
    const accept = (memberId: string) => new AcceptApplication({ ...on, memberId }, sentAt(NOW));
    given(...waits)
      .when(accept('owner'))
      .then(accepted('m1'), joined('m1', 'member', 'a-m1'), filled());
    given(...waits)
      .when(accept('m1'))
      .thenRefused('project.forbidden');
    given(...waits)
      .when(accept('stranger'))
      .thenRefused('application.not-found');
    given(...waits)
      .when(new RejectApplication(on, sentAt(NOW)))
      .then({ type: 'ApplicationRejected', data: { ...A, by: 'owner' } });
    given(...waits, withdrawn)
      .when(accept('owner'))
      .thenRefused('application.over');
  });
  it('is accepted once: said again it changes nothing, and is over when whoever came in has left', () => {
    const taken = [...waits, accepted('m1'), joined('m1'), filled()];
    const accept = new AcceptApplication(on, sentAt(NOW));
    given(...taken)
      .when(accept)
      .thenNothing();
    given(...taken, { type: 'MemberLeft', data: { ...P, memberId: 'm1', role: 'member', cause: 'own' } })
      .when(accept)
      .thenRefused('application.over');
  });
  it('gives a place, and nothing else, to somebody who came in meanwhile', () =>
    given(...waits, joined('m1'))
      .when(new AcceptApplication(on, sentAt(NOW)))
      .then(accepted('m1'), filled()));
  it('is withdrawn by its applicant, whatever became of the project', () => {
    const withdraw = (memberId: string) => new WithdrawApplication({ ...on, memberId }, sentAt(NOW));
    given(...waits, { type: 'ProjectWithdrawn', data: { ...P, by: 'owner', cause: 'owner' } })
      .when(withdraw('m1'))
      .then(withdrawn);
    given(...waits)
      .when(withdraw('owner'))
      .thenRefused('project.forbidden');
    given(...waits)
      .when(withdraw('stranger'))
      .thenRefused('application.not-found');
    given(...waits, accepted('m1'), joined('m1'))
      .when(withdraw('m1'))
      .thenRefused('application.over');
  });
  it('has a message until a year after the posting ended', () => {
    const destroy = new DestroyMessages(H, sentAt(NOW));
    given(...waits, closed())
      .when(destroy)
      .then({ type: 'ApplicationMessagesDestroyed', data: { ...H, applicationIds: ['a-m1'] } });
    given(...waits)
      .when(destroy)
      .thenNothing();
    given(...waits, closed(), withdrawn)
      .when(destroy)
      .thenNothing();
  });
});
