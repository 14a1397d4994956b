import { describe, it } from '@jest/globals';
import type { LeftOut } from '../../../../contracts/approvals.js';
import type { Role } from '../../../../contracts/permissions.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { type Confirming, ExpireApproval, GrantApproval, NoteApprovalOutcome, RefuseApproval, RequestApproval, WithdrawApproval } from './approval.commands.js';
import { approval } from './approval.decider.js';
import type { ApprovalEvent, ApprovalRequested } from './approval.events.js';

const given = specify(approval);
const suspends = [{ memberId: 'm1', sanctionId: 's1' }];
const cases = [{ caseId: 'c1', decisionId: 'd1' }];
const names = { approvalId: 'a1', kind: 'permanent_sanction', requestedBy: 'nazli', about: 'm1' } as const;
const data: ApprovalRequested['data'] = {
  ...names,
  suspends,
  cases,
  requestedRole: 'moderator',
  command: 'BanMember',
  permission: 'member.sanction',
  asked: '{"memberId":"m1","durationMinutes":null}',
  words: '{"note":"Yıllardır aynı"}',
  sealedFor: 'm1',
  judges: ['m1'],
  decisions: ['d1'],
  rule: 'spam',
  until: daysFromNow(1),
};
const requested: ApprovalRequested = { type: 'ApprovalRequested', data };
const said = { ...names, suspends, cases };
const granted: ApprovalEvent = { type: 'ApprovalGranted', data: { ...said, grantedBy: 'derya', note: null, sealedFor: 'm1' } };
const refused: ApprovalEvent = { type: 'ApprovalRefused', data: { ...said, refusedBy: 'derya', note: 'Süresiz olmaz', sealedFor: 'm1' } };
const withdrawn: ApprovalEvent = { type: 'ApprovalWithdrawn', data: said };
const expired: ApprovalEvent = { type: 'ApprovalExpired', data: { ...said, cause: 'time' } };
const carriedOut: ApprovalEvent = { type: 'ApprovalCarriedOut', data: { ...said, grantedBy: 'derya', decisions: ['d1'], leftOut: [] } };
const failed: ApprovalEvent = { type: 'ApprovalFailed', data: { ...said, grantedBy: 'derya', failure: 'Üye artık yok.' } };

const somebody: Confirming = { approvalId: 'a1', by: 'derya', role: 'moderator', requesterRole: 'moderator', judgedRoles: ['user'], memberGone: false };
const grant = (change: Partial<Confirming> = {}, at = NOW, note: string | null = null) => new GrantApproval({ ...somebody, ...change, note }, sentAt(at));
const refuse = (note = 'Süresiz olmaz', change: Partial<Confirming> = {}, at = NOW) => new RefuseApproval({ ...somebody, ...change, note }, sentAt(at));
const withdraw = (by = 'nazli') => new WithdrawApproval({ approvalId: 'a1', by }, sentAt(NOW));
const expire = (at: string, cause: 'time' | 'member_gone' = 'time') => new ExpireApproval({ approvalId: 'a1', cause }, sentAt(at));
const note = (failure: string | null, leftOut: LeftOut[] = []) => new NoteApprovalOutcome({ approvalId: 'a1', failure, leftOut }, sentAt(NOW));

describe('What waits for a second person', () => {
  it('is asked for once', () => {
    given()
      .when(new RequestApproval(data, sentAt(NOW)))
      .then(requested);
    given(requested)
      .when(new RequestApproval(data, sentAt(NOW)))
      .thenNothing();
  });
  it('is confirmed by somebody else who may do it', () => given(requested).when(grant()).then(granted));
  it('is confirmed by nobody who asked for it', () =>
    given(requested)
      .when(grant({ by: 'nazli' }))
      .thenRefused('approval.own'));
  it.each<Role>(['user', 'auditor'])('is not confirmed by the role %s, which may not do it', (role) =>
    given(requested).when(grant({ role })).thenRefused('approval.may-not'),
  );
  it('is not confirmed by whom it sanctions, nor by whom that one outranks', () => {
    given(requested)
      .when(grant({ by: 'm1', role: 'admin' }))
      .thenRefused('approval.about-yourself');
    given(requested)
      .when(grant({ judgedRoles: ['moderator'] }))
      .thenRefused('approval.may-not');
  });
  it('is confirmed once, of two who do it together', () =>
    given(requested, granted)
      .when(grant({ by: 'ayse' }))
      .thenRefused('approval.over'));
  it('is not confirmed after its time, whether or not that is recorded', () => {
    given(requested)
      .when(grant({}, daysFromNow(1, -1)))
      .then(granted);
    given(requested)
      .when(grant({}, daysFromNow(1)))
      .thenRefused('approval.expired');
    given(requested, expired)
      .when(grant({}, daysFromNow(2)))
      .thenRefused('approval.over');
  });
  it('is not confirmed when whoever asked may not do it any more, or has left', () => {
    given(requested)
      .when(grant({ requesterRole: 'user' }))
      .thenRefused('approval.requester-may-not');
    given(requested)
      .when(grant({ requesterRole: null }))
      .thenRefused('approval.requester-may-not');
  });
  it('is not confirmed when the member it is about has left', () =>
    given(requested)
      .when(grant({ memberGone: true }))
      .thenRefused('approval.member-gone'));
  it('takes no note without end', () =>
    given(requested)
      .when(grant({}, NOW, 'ğ'.repeat(501)))
      .thenRefused('approval.note-long'));
  it('has to be known', () => given().when(grant()).thenRefused('approval.unknown'));
});

describe('What nobody confirms', () => {
  it('is refused with a reason', () => {
    given(requested).when(refuse(' Süresiz olmaz ')).then(refused);
    given(requested).when(refuse('  ')).thenRefused('approval.note-needed');
  });
  it('is refused by nobody who asked for it, and once', () => {
    given(requested)
      .when(refuse('Vazgeçtim', { by: 'nazli' }))
      .thenRefused('approval.own');
    given(requested, granted).when(refuse()).thenRefused('approval.over');
    given(requested, refused).when(grant()).thenRefused('approval.over');
  });
  it('may be refused also where it cannot be confirmed any more', () => {
    given(requested)
      .when(refuse('Süresiz olmaz', { requesterRole: null }))
      .then(refused);
    given(requested)
      .when(refuse('Süresiz olmaz', { memberGone: true }))
      .then(refused);
  });
  it('is withdrawn by whoever asked, and by nobody else', () => {
    given(requested).when(withdraw()).then(withdrawn);
    given(requested).when(withdraw('derya')).thenRefused('approval.not-yours');
    given(requested, granted).when(withdraw()).thenRefused('approval.over');
  });
  it('expires at its time, once, and not before', () => {
    given(requested)
      .when(expire(daysFromNow(1)))
      .then(expired);
    given(requested)
      .when(expire(daysFromNow(1, -1)))
      .thenRefused('approval.not-over');
    given(requested, granted)
      .when(expire(daysFromNow(1)))
      .thenNothing();
    given(requested, expired)
      .when(expire(daysFromNow(1)))
      .thenNothing();
    given()
      .when(expire(daysFromNow(1)))
      .thenNothing();
  });
  it('lapses with a member without whom it means nothing', () =>
    given(requested)
      .when(expire(NOW, 'member_gone'))
      .then({ type: 'ApprovalExpired', data: { ...said, cause: 'member_gone' } }));
});

describe('What was confirmed', () => {
  it('is done, or a rule forbids it meanwhile: either is noted once', () => {
    given(requested, granted).when(note(null)).then(carriedOut);
    given(requested, granted).when(note('Üye artık yok.')).then(failed);
    given(requested, granted, carriedOut).when(note(null)).thenNothing();
    given(requested, granted, failed).when(note(null)).thenNothing();
    given(requested).when(note(null)).thenNothing();
  });
  it('says which of many were left out, and why', () => {
    const leftOut = [{ id: 'c1', error: 'Bu vaka zaten karara bağlandı.' }];
    given(requested, granted)
      .when(note(null, leftOut))
      .then({ ...carriedOut, data: { ...carriedOut.data, leftOut } } as ApprovalEvent);
  });
});
