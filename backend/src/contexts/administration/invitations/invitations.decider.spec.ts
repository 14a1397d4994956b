import { describe, it } from '@jest/globals';
import { INVITATION_LIMITS, type InvitedRole } from '../../../../contracts/invitations.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ClaimInvitation, MakeInvitation, ReturnInvitation, RevokeInvitation, UseInvitation } from './invitations.commands.js';
import { invitation } from './invitations.decider.js';
import type { InvitationEvent } from './invitations.events.js';

const given = specify(invitation);
const made = (address: string | null = null, role: InvitedRole = 'user'): InvitationEvent => ({
  type: 'InvitationMade',
  data: { invitationId: 'i1', role, address, until: daysFromNow(7), inviterId: 'kurucu' },
});
const claimed = (memberId: string): InvitationEvent => ({ type: 'InvitationClaimed', data: { invitationId: 'i1', memberId } });
const returned = (memberId: string): InvitationEvent => ({ type: 'InvitationReturned', data: { invitationId: 'i1', memberId } });
const used = (memberId: string, role: InvitedRole = 'user'): InvitationEvent => ({ type: 'InvitationUsed', data: { invitationId: 'i1', memberId, role } });
const revoked: InvitationEvent = { type: 'InvitationRevoked', data: { invitationId: 'i1', moderatorId: 'derya' } };

const make = (open = 0) => new MakeInvitation({ invitationId: 'i1', role: 'user', address: null, inviterId: 'kurucu', open }, sentAt(NOW));
const claim = (memberId: string, address = 'digest', at = NOW, admins: readonly string[] = ['kurucu']) =>
  new ClaimInvitation({ invitationId: 'i1', memberId, address, admins }, sentAt(at));
const giveBack = (memberId: string) => new ReturnInvitation({ invitationId: 'i1', memberId }, sentAt(NOW));
const use = (memberId: string) => new UseInvitation({ invitationId: 'i1', memberId }, sentAt(NOW));
const revoke = new RevokeInvitation({ invitationId: 'i1', moderatorId: 'derya' }, sentAt(NOW));

describe('An invitation', () => {
  it('is good for seven days', () => given().when(make()).then(made()));
  it('is made once', () => given(made()).when(make()).thenNothing());
  it('is one of a bounded number that are open', () => given().when(make(INVITATION_LIMITS.open)).thenRefused('invitation.full'));
  it('lets one in', () => given(made()).when(claim('m1')).then(claimed('m1')));
  it('with a role lets one in as long as whoever made it may give roles', () => {
    given(made(null, 'moderator')).when(claim('m1')).then(claimed('m1'));
    given(made(null, 'moderator'))
      .when(claim('m1', 'digest', NOW, ['baska']))
      .thenRefused('invitation.invalid');
  });
  it('without a role lets one in whoever made it', () =>
    given(made())
      .when(claim('m1', 'digest', NOW, []))
      .then(claimed('m1')));
  it('lets nobody else in meanwhile', () => given(made(), claimed('m1')).when(claim('m2')).thenRefused('invitation.invalid'));
  it('is claimed once by one', () => given(made(), claimed('m1')).when(claim('m1')).thenNothing());
  it('is good again when no account came of it', () => {
    given(made(), claimed('m1')).when(giveBack('m1')).then(returned('m1'));
    given(made(), claimed('m1'), returned('m1')).when(claim('m2')).then(claimed('m2'));
  });
  it('is not given back by another, nor once it was used', () => {
    given(made(), claimed('m1')).when(giveBack('m2')).thenNothing();
    given(made(), claimed('m1'), used('m1')).when(giveBack('m1')).thenNothing();
  });
  it('is used up, with the role that it was made for', () => {
    given(made(null, 'moderator'), claimed('m1')).when(use('m1')).then(used('m1', 'moderator'));
    given(made(), claimed('m1'), used('m1')).when(use('m1')).thenNothing();
    given(made(), claimed('m1'), used('m1')).when(claim('m2')).thenRefused('invitation.invalid');
  });
  it('is not good when there is none', () => given().when(claim('m1')).thenRefused('invitation.invalid'));
  it('is not good after its time', () =>
    given(made())
      .when(claim('m1', 'digest', daysFromNow(7)))
      .thenRefused('invitation.invalid'));
  it('is for one address alone where it says so', () => {
    given(made('digest')).when(claim('m1', 'other')).thenRefused('invitation.other-address');
    given(made('digest')).when(claim('m1', 'digest')).then(claimed('m1'));
  });
  it('is taken back, once, and is good for nobody then', () => {
    given(made()).when(revoke).then(revoked);
    given(made(), revoked).when(revoke).thenNothing();
    given(made(), revoked).when(claim('m1')).thenRefused('invitation.invalid');
  });
  it('that was used is not taken back', () => given(made(), claimed('m1'), used('m1')).when(revoke).thenNothing());
  it('that does not exist is not taken back', () => given().when(revoke).thenRefused('invitation.unknown'));
});
