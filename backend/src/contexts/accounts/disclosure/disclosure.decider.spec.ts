import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DiscloseMemberEmail } from './disclosure.commands.js';
import { disclosure } from './disclosure.decider.js';
import type { MemberEmailDisclosed } from './disclosure.events.js';

const given = specify(disclosure);
const REASON = 'Üye hesabına giremediğini yazdı';
const disclosed: MemberEmailDisclosed = { type: 'MemberEmailDisclosed', data: { memberId: 'm1', purpose: 'account_recovery', note: REASON } };
const disclose = (reason: string) => new DiscloseMemberEmail({ memberId: 'm1', purpose: 'account_recovery', reason }, sentAt(NOW));

describe('A look at an address', () => {
  it('is recorded with what it is for and why', () =>
    given()
      .when(disclose(` ${REASON} `))
      .then(disclosed));
  it('is recorded each time', () => given(disclosed).when(disclose(REASON)).then(disclosed));
  it('needs a reason that says something', () => given().when(disclose('Üye yazdı')).thenRefused('disclosure.reason'));
  it('takes no reason without end', () =>
    given()
      .when(disclose('ğ'.repeat(501)))
      .thenRefused('disclosure.reason'));
});
