import { describe, it } from '@jest/globals';
import type { TermsDocument } from '../../../../contracts/consents.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AcceptTerms, RegisterMember } from './account.commands.js';
import { account } from './account.decider.js';
import type { AccountEvent } from './account.events.js';

const given = specify(account);
const FORM = {
  memberId: 'm1',
  username: 'elif_isik',
  email: 'elif@example.com',
  password: 'üç-kedi-bir-köpek',
  firstName: null,
  lastName: null,
  displayName: null,
};

const { password: _, ...KNOWN } = FORM;
const registered: AccountEvent = { type: 'MemberRegistered', data: KNOWN };
const accepted = (version: string, document: TermsDocument = 'terms'): AccountEvent => ({ type: 'TermsAccepted', data: { memberId: 'm1', document, version } });
const accept = (version: string, inForce = version, document: TermsDocument = 'terms') =>
  new AcceptTerms({ memberId: 'm1', document, version, inForce }, sentAt(NOW));
const register = (...read: { document: TermsDocument; version: string; inForce: string }[]) => new RegisterMember({ ...FORM, read }, sentAt(NOW));

describe('A member', () => {
  it('accepts the terms in force', () => given(registered).when(accept('v1')).then(accepted('v1')));
  it('accepts each text for itself', () =>
    given(registered, accepted('v1'))
      .when(accept('v1', 'v1', 'aydinlatma'))
      .then(accepted('v1', 'aydinlatma')));
  it('accepts a version once', () => given(registered, accepted('v1')).when(accept('v1')).thenNothing());
  it('accepts the next version', () => given(registered, accepted('v1')).when(accept('v2')).then(accepted('v2')));
  it('accepts a version again when it is in force again', () => given(registered, accepted('v1'), accepted('v2')).when(accept('v1')).then(accepted('v1')));
  it('cannot accept what is not in force', () => given(registered).when(accept('v1', 'v2')).thenRefused('terms.outdated'));
  it('has to be one', () => given().when(accept('v1')).thenRefused('account.unknown'));
});

describe('Whoever registers and has read the texts', () => {
  it('has accepted them with that', () =>
    given()
      .when(register({ document: 'terms', version: 't1', inForce: 't1' }, { document: 'aydinlatma', version: 'a1', inForce: 'a1' }))
      .then(registered, accepted('t1'), accepted('a1', 'aydinlatma')));
  it('may leave that for later', () => given().when(register()).then(registered));
  it('is not registered with a version that is not in force', () =>
    given()
      .when(register({ document: 'terms', version: 't1', inForce: 't2' }))
      .thenRefused('terms.outdated'));
});
