import { describe, it } from '@jest/globals';
import { PEOPLE_LIMITS } from '../../../../contracts/project-people.js';
import { PROJECT_CODE } from '../../../../contracts/project-writing.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import {
  AddMember,
  AnswerHandover,
  AnswerInvite,
  ChangeProjectRole,
  ExpireInvite,
  type Invitee,
  InviteToProject,
  OfferHandover,
  RemindInvitee,
  RemoveMember,
  WithdrawHandover,
  WithdrawInvite,
} from './people.commands.js';
import { AcceptApplication } from './posting.commands.js';
import { project } from './project.decider.js';
import type { ProjectEvent } from './project.events.js';
import { accepted, applied, created, filled, invited, joined, opened, P, SAVED } from './project.fixture.js';

const given = specify(project);
const invite = (invitee: Invitee, { by = 'owner', role = 'member' as 'member' | 'manager', isClosed = false } = {}) =>
  new InviteToProject({ ...P, memberId: by, inviteId: 'i1', role, invitee, isClosed, judged: 0 }, sentAt(NOW));
const MEMBER = { memberId: 'm2' };
const ADDRESS = { address: 'biri@ornek.com', digest: 'd1' };
const refused = (inviteId: string, byAddress: boolean): ProjectEvent => ({ type: 'InviteRefused', data: { ...P, inviteId, memberId: 'm2', byAddress } });
const answer = (accepts: boolean, { memberId = 'm2', digest = null as string | null, day = 1 } = {}) =>
  new AnswerInvite({ ...P, memberId, inviteId: 'i1', accepts, digest }, sentAt(daysFromNow(day)));

describe('An invitation', () => {
  it('is sent by owner and managers, and makes managers by the owner alone', () => {
    given(created()).when(invite(MEMBER)).then(invited('i1', MEMBER));
    given(created()).when(invite(ADDRESS)).then(invited('i1', ADDRESS));
    given(created(), joined('m1'))
      .when(invite(MEMBER, { by: 'm1' }))
      .thenRefused('project.forbidden');
    given(created(), joined('m1', 'manager'))
      .when(invite(MEMBER, { by: 'm1', role: 'manager' }))
      .thenRefused('project.forbidden');
  });
  it('into a private project is not sent by a look at what it said before', () => {
    const said = { formerTags: [], formerStage: 'idea', formerVisibility: 'private' as const };
    const saved: ProjectEvent = { type: 'ProjectRevised', data: { ...P, by: 'owner', ...SAVED.words, stage: 'idea', visibility: 'private', ...said } };
    given(created('private'), saved).when(invite(MEMBER)).thenRefused(PROJECT_CODE.changed);
    given(created('private')).when(invite(MEMBER)).then(invited('i1', MEMBER));
  });
  it('is not sent twice, to members, nor through a closed door', () => {
    given(created(), invited('i0', MEMBER)).when(invite(MEMBER)).thenRefused('invite.twice');
    given(created(), invited('i0', ADDRESS)).when(invite(ADDRESS)).thenRefused('invite.twice');
    given(created(), joined('m2')).when(invite(MEMBER)).thenRefused('project.already-member');
    given(created())
      .when(invite(MEMBER, { isClosed: true }))
      .thenRefused('invite.closed-door');
  });
  it('is not sent to a member who refused two', () =>
    given(created(), invited('i8', MEMBER), refused('i8', false), invited('i9', MEMBER), refused('i9', false))
      .when(invite(MEMBER))
      .thenRefused('invite.closed-door'));
  it('to an address is answered alike, whoever refused it', () =>
    given(
      ...[created(), invited('i8', ADDRESS), refused('i8', true), { type: 'InviteExpired', data: { ...P, inviteId: 'i8', memberId: null } } as const],
      ...[invited('i9', ADDRESS), refused('i9', true), { type: 'InviteExpired', data: { ...P, inviteId: 'i9', memberId: null } } as const],
    )
      .when(invite(ADDRESS))
      .then(invited('i1', ADDRESS)));
  it('to an address that was refused waits on for whoever sent it', () => {
    given(created(), invited('i1', ADDRESS), refused('i1', true)).when(invite(ADDRESS)).thenRefused('invite.twice');
    given(created(), invited('i1', ADDRESS), refused('i1', true))
      .when(new WithdrawInvite({ ...P, memberId: 'owner', inviteId: 'i1' }, sentAt(NOW)))
      .then({ type: 'InviteWithdrawn', data: { ...P, inviteId: 'i1', memberId: null, by: 'owner' } });
  });
  it('is one of a bounded number that wait', () =>
    given(created(), ...Array.from({ length: PEOPLE_LIMITS.pendingInvites }, (_, n) => invited(`i-${n}`, { memberId: `x${n}` })))
      .when(invite(MEMBER))
      .thenRefused('invite.too-many'));

  it('is accepted by whoever it is for', () => {
    const taken: ProjectEvent[] = [
      { type: 'InviteAccepted', data: { ...P, inviteId: 'i1', memberId: 'm2' } },
      { type: 'MemberJoined', data: { ...P, memberId: 'm2', role: 'member', by: 'owner', inviteId: 'i1', applicationId: null } },
    ];
    given(created(), invited('i1', MEMBER))
      .when(answer(true))
      .then(...taken);
    given(created(), invited('i1', ADDRESS))
      .when(answer(true, { digest: 'd1' }))
      .then(...taken);
    for (const digest of [null, 'd2']) given(created(), invited('i1', ADDRESS)).when(answer(true, { digest })).thenRefused('invite.unknown');
    given(created(), invited('i1', MEMBER))
      .when(answer(true, { memberId: 'm3' }))
      .thenRefused('invite.unknown');
    given(created('private'), invited('i1', MEMBER))
      .when(answer(true))
      .then(...taken);
  });
  it('is over after fourteen days, when it was refused, and with the project', () => {
    given(created(), invited('i1', MEMBER))
      .when(answer(true, { day: 14 }))
      .thenRefused('invite.over');
    given(created(), invited('i1', ADDRESS), refused('i1', true))
      .when(answer(true, { digest: 'd1' }))
      .thenRefused('invite.over');
    given(created(), invited('i1', MEMBER), { type: 'ProjectWithdrawn', data: { ...P, by: 'owner', cause: 'owner' } })
      .when(answer(true))
      .thenRefused('invite.over');
  });
  it('expires by itself, once', () => {
    const expire = (day: number) => new ExpireInvite({ ...P, inviteId: 'i1' }, sentAt(daysFromNow(day)));
    given(created(), invited('i1', ADDRESS))
      .when(expire(14))
      .then({ type: 'InviteExpired', data: { ...P, inviteId: 'i1', memberId: null } });
    given(created(), invited('i1', ADDRESS)).when(expire(13)).thenNothing();
    given(created(), invited('i1', MEMBER), { type: 'InviteWithdrawn', data: { ...P, inviteId: 'i1', memberId: 'm2', by: 'owner' } })
      .when(expire(14))
      .thenNothing();
  });
  it('ends for whoever comes in another way; one to an address waits on for whoever sent it', () => {
    const ended: ProjectEvent = { type: 'InviteWithdrawn', data: { ...P, inviteId: 'i0', memberId: 'm2', by: 'owner' } };
    given(created(), invited('i0', MEMBER), invited('i1', ADDRESS))
      .when(answer(true, { digest: 'd1' }))
      .then(
        { type: 'InviteAccepted', data: { ...P, inviteId: 'i1', memberId: 'm2' } },
        { type: 'MemberJoined', data: { ...P, memberId: 'm2', role: 'member', by: 'owner', inviteId: 'i1', applicationId: null } },
        ended,
      );
    given(created(), opened(), applied('m2'), invited('i0', MEMBER), invited('i1', ADDRESS))
      .when(new AcceptApplication({ ...P, memberId: 'owner', applicationId: 'a-m2' }, sentAt(NOW)))
      .then(accepted('m2'), joined('m2', 'member', 'a-m2'), ended, filled());
  });
  it('brings nobody back who was in it since it was sent', () => {
    const removed: ProjectEvent = { type: 'MemberRemoved', data: { ...P, memberId: 'm2', role: 'member', by: 'owner' } };
    const gone: ProjectEvent = { type: 'MemberLeft', data: { ...P, memberId: 'm2', role: 'member', cause: 'own' } };
    for (const went of [removed, gone]) {
      given(created(), invited('i1', MEMBER), joined('m2'), went).when(answer(true)).thenRefused('invite.over');
      given(created(), invited('i1', ADDRESS), joined('m2'), went)
        .when(answer(true, { digest: 'd1' }))
        .thenRefused('invite.over');
      given(created(), joined('m2'), went, invited('i1', MEMBER)).when(answer(false)).then(refused('i1', false));
    }
  });
  it('is said again after three days, twice', () => {
    const remind = (day: number) => new RemindInvitee({ ...P, memberId: 'owner', inviteId: 'i1' }, sentAt(daysFromNow(day)));
    const reminded = (remindFrom: string | null): ProjectEvent => ({
      type: 'InviteReminded',
      data: { ...P, inviteId: 'i1', by: 'owner', memberId: 'm2', remindFrom },
    });
    const once = [created(), invited('i1', MEMBER)];
    given(...once)
      .when(remind(2))
      .thenRefused('invite.remind-later');
    given(...once)
      .when(remind(3))
      .then(reminded(daysFromNow(6)));
    given(...once, reminded(daysFromNow(6)))
      .when(remind(6))
      .then(reminded(null));
    given(...once, reminded(daysFromNow(6)), reminded(null))
      .when(remind(9))
      .thenRefused('invite.reminded-enough');
    given(...once)
      .when(remind(14))
      .thenRefused('invite.over');
  });
});

describe('Somebody who is added', () => {
  const add = new AddMember({ ...P, memberId: 'owner', userId: 'm2', role: 'manager', inviteId: 'i1', isClosed: false, judged: 0 }, sentAt(NOW));
  it('joins by an application that waits, in the role that they are given', () =>
    given(created(), opened(), applied('m2'))
      .when(add)
      .then(accepted('m2'), joined('m2', 'manager', 'a-m2'), filled()));
  it('is not across a block, whatever they applied to before', () =>
    given(created(), opened(), applied('m2'))
      .when(new AddMember({ ...add.data, isClosed: true }, sentAt(NOW)))
      .thenRefused('invite.closed-door'));
  it('is invited where none waits, or no place is left for it', () => {
    const wanted = { ...invited('i1', MEMBER), data: { ...invited('i1', MEMBER).data, role: 'manager' } } as const;
    given(created()).when(add).then(wanted);
    given(created(), opened(), applied('m2'), applied('m3'), accepted('m3'), joined('m3'), filled(['m2']))
      .when(add)
      .then(wanted);
  });
});

describe('Roles', () => {
  const change = (userId: string, role: 'owner' | 'manager' | 'member', memberId = 'owner') =>
    new ChangeProjectRole({ ...P, memberId, userId, role }, sentAt(NOW));
  const people = [created(), joined('m1', 'manager'), joined('m2', 'manager'), joined('m3')];
  it('are given by the owner', () => {
    given(...people)
      .when(change('m3', 'manager'))
      .then({ type: 'ProjectRoleChanged', data: { ...P, memberId: 'm3', from: 'member', to: 'manager', by: 'owner' } });
    given(...people)
      .when(change('m3', 'member'))
      .thenNothing();
    given(...people)
      .when(change('m9', 'member'))
      .thenRefused('project.not-member');
  });
  it.each([
    ['m2', 'member'],
    ['m3', 'manager'],
  ] as const)('of managers are not a manager’s to give or take (%s to %s)', (userId, role) =>
    given(...people)
      .when(change(userId, role, 'm1'))
      .thenRefused('project.forbidden'),
  );
  it.each([
    ['m1', 'owner'],
    ['owner', 'member'],
  ] as const)('are not how ownership passes (%s to %s)', (userId, role) =>
    given(...people)
      .when(change(userId, role))
      .thenRefused('project.only-by-handover'),
  );
  it('end when somebody is taken out or goes', () => {
    const remove = (memberId: string, userId: string) => new RemoveMember({ ...P, memberId, userId }, sentAt(NOW));
    given(...people)
      .when(remove('m1', 'm3'))
      .then({ type: 'MemberRemoved', data: { ...P, memberId: 'm3', role: 'member', by: 'm1' } });
    given(...people)
      .when(remove('m3', 'm3'))
      .then({ type: 'MemberLeft', data: { ...P, memberId: 'm3', role: 'member', cause: 'own' } });
    given(...people)
      .when(remove('m1', 'm2'))
      .thenRefused('project.forbidden');
    given(...people)
      .when(remove('m1', 'owner'))
      .thenRefused('project.owner-not-removed');
    given(...people)
      .when(remove('owner', 'owner'))
      .thenRefused('project.owner-stays');
  });
});

describe('A handover', () => {
  const offer = (userId: string) => new OfferHandover({ ...P, memberId: 'owner', userId }, sentAt(NOW));
  const answered = (accepts: boolean, owned = 0) => new AnswerHandover({ ...P, memberId: 'm1', accepts, owned }, sentAt(NOW));
  const offered: ProjectEvent = { type: 'HandoverOffered', data: { ...P, to: 'm1', by: 'owner' } };
  const over = (by: string | null, refusal = false): ProjectEvent => ({ type: 'HandoverEnded', data: { ...P, to: 'm1', by, refused: refusal } });
  it('is offered to a member, and passes ownership when they accept', () => {
    given(created(), joined('m1')).when(offer('m1')).then(offered);
    given(created(), joined('m1'), offered)
      .when(answered(true))
      .then({ type: 'OwnershipPassed', data: { ...P, from: 'owner', to: 'm1', cause: 'handover' } });
    given(created()).when(offer('m1')).thenRefused('handover.to-member');
    given(created(), joined('m1')).when(answered(true)).thenRefused('handover.over');
    given(created(), joined('m1'), offered).when(answered(true, 50)).thenRefused('project.too-many-owned');
  });
  it('ends when it is refused, taken back, offered to another, or its member goes', () => {
    given(created(), joined('m1'), offered).when(answered(false)).then(over('m1', true));
    given(created(), joined('m1'), offered)
      .when(new WithdrawHandover({ ...P, memberId: 'owner' }, sentAt(NOW)))
      .then(over('owner'));
    given(created(), joined('m1'), joined('m2'), offered)
      .when(offer('m2'))
      .then(over('owner'), { type: 'HandoverOffered', data: { ...P, to: 'm2', by: 'owner' } });
    given(created(), joined('m1'), offered)
      .when(new RemoveMember({ ...P, memberId: 'm1', userId: 'm1' }, sentAt(NOW)))
      .then(over(null), { type: 'MemberLeft', data: { ...P, memberId: 'm1', role: 'member', cause: 'own' } });
  });
});
