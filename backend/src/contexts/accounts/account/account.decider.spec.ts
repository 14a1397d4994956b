import { describe, it } from '@jest/globals';
import type { MemberRole } from '../../../../contracts/permissions.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import {
  ChangePassword,
  GrantRole,
  OpenVerifiedAccount,
  RegisterMember,
  SendPasswordResetMail,
  SendVerificationMail,
  VerifyEmail,
} from './account.commands.js';
import { account } from './account.decider.js';
import type { AccountEvent } from './account.events.js';

const given = specify(account);
const FORM = {
  memberId: 'm1',
  username: 'elif_isik',
  email: 'elif@example.com',
  password: 'üç-kedi-bir-köpek',
  firstName: 'Elif',
  lastName: 'Işık',
  displayName: null,
};

const registered = (email = 'elif@example.com'): AccountEvent => ({
  type: 'MemberRegistered',
  data: { memberId: 'm1', username: 'elif_isik', email, firstName: 'Elif', lastName: 'Işık', displayName: null },
});
const mailed: AccountEvent = { type: 'VerificationMailSent', data: { memberId: 'm1' } };
const verified: AccountEvent = { type: 'EmailVerified', data: { memberId: 'm1' } };
const resetMailed: AccountEvent = { type: 'PasswordResetMailSent', data: { memberId: 'm1' } };
const changed = (linkHash: string | null): AccountEvent => ({ type: 'PasswordChanged', data: { memberId: 'm1', linkHash, sessionId: linkHash ? null : 's1' } });
const granted = (role: MemberRole): AccountEvent => ({ type: 'RoleGranted', data: { memberId: 'm1', role } });

const register = (changes: Partial<typeof FORM> = {}) => new RegisterMember({ ...FORM, ...changes }, sentAt(NOW));
const sendMail = new SendVerificationMail({ memberId: 'm1' }, sentAt(NOW));
const verify = new VerifyEmail({ memberId: 'm1' }, sentAt(NOW));
const verifyByLink = new VerifyEmail({ memberId: 'm1', byLink: true }, sentAt(NOW));
const sendResetMail = new SendPasswordResetMail({ memberId: 'm1' }, sentAt(NOW));
const change = (linkHash: string | null) => new ChangePassword({ memberId: 'm1', linkHash, sessionId: linkHash ? null : 's1' }, sentAt(NOW));
const grant = (role: MemberRole) => new GrantRole({ memberId: 'm1', role }, sentAt(NOW));

describe('Whoever registers', () => {
  it('becomes a member, and the password is not recorded', () => given().when(register()).then(registered()));
  it('becomes a member once', () => given(registered()).when(register()).thenNothing());
  it('may leave blanks around the address', () =>
    given()
      .when(register({ email: ' elif@example.com ' }))
      .then(registered()));
  it('needs a username', () =>
    given()
      .when(register({ username: '' }))
      .thenRefused('account.incomplete'));
  it('needs a username that others can type', () =>
    given()
      .when(register({ username: 'elif ışık' }))
      .thenRefused('account.incomplete'));
  it('needs an address', () =>
    given()
      .when(register({ email: 'elif@' }))
      .thenRefused('account.incomplete'));
  it('needs a password of ten characters', () =>
    given()
      .when(register({ password: '123456789' }))
      .thenRefused('account.incomplete'));
  it('needs names that are not too long', () =>
    given()
      .when(register({ firstName: 'x'.repeat(61) }))
      .thenRefused('account.incomplete'));
  it('needs a password that is hard to guess', () =>
    given()
      .when(register({ password: 'Galatasaray1905' }))
      .thenRefused('account.common-password'));
});

describe('A member', () => {
  it('gets a verification mail', () => given(registered()).when(sendMail).then(mailed));
  it('gets another verification mail when asking again', () => given(registered(), mailed).when(sendMail).then(mailed));
  it('gets no verification mail once verified', () => given(registered(), verified).when(sendMail).thenNothing());
  it('is verified', () => given(registered()).when(verify).then(verified));
  it('is verified once', () => given(registered(), verified).when(verify).thenNothing());
  it('is verified by one use of a link', () => given(registered()).when(verifyByLink).then(verified));
  it('is told that a link is of no use any more', () => given(registered(), verified).when(verifyByLink).thenRefused('TOKEN_INVALID'));
  it('is granted a role', () => given(registered()).when(grant('moderator')).then(granted('moderator')));
  it('is granted a role once', () => given(registered(), granted('moderator')).when(grant('moderator')).thenNothing());
  it('has the role of a user from the start', () => given(registered()).when(grant('user')).thenNothing());
  it('may be given the role of a user again', () => given(registered(), granted('admin')).when(grant('user')).then(granted('user')));
});

describe('The password of a member', () => {
  it('is reset by a link, which is mailed whenever it is asked for', () => given(registered(), resetMailed).when(sendResetMail).then(resetMailed));
  it('changes by a link', () => given(registered(), verified, resetMailed).when(change('link')).then(changed('link')));
  it('changes by a link, which verifies the address too', () => given(registered(), resetMailed).when(change('link')).then(changed('link'), verified));
  it('changes once by one link', () => given(registered(), verified, changed('link')).when(change('link')).thenRefused('TOKEN_INVALID'));
  it('changes again by another link', () => given(registered(), verified, changed('link')).when(change('other')).then(changed('other')));
  it('changes in a session, which says nothing about the address', () => given(registered()).when(change(null)).then(changed(null)));
  it('changes in a session as often as its member likes', () => given(registered(), changed(null)).when(change(null)).then(changed(null)));
});

describe('Somebody who never registered', () => {
  it('gets no mail', () => given().when(sendMail).thenRefused('account.unknown'));
  it('gets no reset mail', () => given().when(sendResetMail).thenRefused('account.unknown'));
  it('has no password to change', () => given().when(change('link')).thenRefused('account.unknown'));
  it('cannot be verified', () => given().when(verify).thenRefused('account.unknown'));
  it('cannot be granted a role', () => given().when(grant('admin')).thenRefused('account.unknown'));
});

describe('Whoever a provider vouches for', () => {
  const open = new OpenVerifiedAccount({ memberId: 'm1', username: 'elif', email: 'elif@example.com', displayName: 'Elif', read: [] }, sentAt(NOW));
  const names = { username: 'elif', email: 'elif@example.com', firstName: null, lastName: null, displayName: 'Elif' };
  const opened: AccountEvent = { type: 'MemberRegistered', data: { memberId: 'm1', ...names } };

  it('becomes a member whose address is verified', () => given().when(open).then(opened, verified));
  it('becomes a member once', () => given(opened, verified).when(open).thenNothing());
  it('has read the texts that were beside the form, unless they have changed since', () => {
    const reading = (version: string) => new OpenVerifiedAccount({ ...open.data, read: [{ document: 'terms', version, inForce: '2' }] }, sentAt(NOW));
    given()
      .when(reading('2'))
      .then(opened, verified, { type: 'TermsAccepted', data: { memberId: 'm1', document: 'terms', version: '2' } });
    given().when(reading('1')).thenRefused('terms.outdated');
  });
});
