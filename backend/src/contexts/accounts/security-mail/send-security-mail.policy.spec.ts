import { describe, expect, it } from '@jest/globals';
import { minutesFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { IdentityEvent } from '../identity/identity.events.js';
import type { SecondFactorEvent } from '../second-factor/second-factor.events.js';
import { SendSecurityMail } from './security-mail.commands.js';
import { sendSecurityMail } from './send-security-mail.policy.js';

const memberId = 'm1';
const OWNER = { id: memberId, role: 'user' };
const after = (event: SecondFactorEvent | IdentityEvent, actor = OWNER) => react(sendSecurityMail, recorded(event, { actor }));
const mail = (fact: string, provider: string | null = null) => [
  {
    schedule: { command: SendSecurityMail, data: { memberId, action: 'correlation-1', fact, provider, at: NOW } },
    key: 'security-mail:m1:correlation-1',
    at: minutesFromNow(1),
  },
];

describe('A mail about the security of an account', () => {
  it.each<SecondFactorEvent>([
    { type: 'TotpEnrolled', data: { memberId, totpId: 't1' } },
    { type: 'TotpRemoved', data: { memberId, totpId: 't1' } },
    { type: 'PasskeyAdded', data: { memberId, passkeyId: 'p1', name: 'sealed' } },
    { type: 'PasskeyRemoved', data: { memberId, passkeyId: 'p1' } },
    { type: 'RecoveryCodesIssued', data: { memberId, setId: 's1', count: 10 } },
    { type: 'RecoveryCodeUsed', data: { memberId, setId: 's1', number: 3 } },
    { type: 'SecondFactorsDropped', data: { memberId, reason: 'sealed', passkeyIds: [] } },
  ])('is sent after $type, under the key of its action', (event) => expect(after(event)).toEqual(mail(event.type)));
  it.each<IdentityEvent['type']>(['IdentityLinked', 'IdentityUnlinked'])('names the provider after %s', (type) =>
    expect(after({ type, data: { memberId, provider: 'github', subject: 'digest' } })).toEqual(mail(type, 'github')),
  );
  it('is not sent for a passkey’s new name', () => expect(after({ type: 'PasskeyRenamed', data: { memberId, passkeyId: 'p1', name: 'sealed' } })).toEqual([]));
  it('is not sent to whoever has just opened an account through a provider', () =>
    expect(after({ type: 'IdentityLinked', data: { memberId, provider: 'github', subject: 'digest' } }, { id: 'guest', role: 'guest' })).toEqual([]));
  it('is not sent for what goes with an account', () =>
    expect(after({ type: 'TotpRemoved', data: { memberId, totpId: 't1' } }, { id: 'system', role: 'system' })).toEqual([]));
  it('is sent for what an operator does', () =>
    expect(after({ type: 'SecondFactorsDropped', data: { memberId, reason: 'sealed', passkeyIds: [] } }, { id: 'operator', role: 'operator' })).toEqual(
      mail('SecondFactorsDropped'),
    ));
});
