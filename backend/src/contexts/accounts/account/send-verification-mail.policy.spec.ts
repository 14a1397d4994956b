import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { SendVerificationMail } from './account.commands.js';
import type { AccountEvent } from './account.events.js';
import { sendVerificationMail } from './send-verification-mail.policy.js';

const PERSONAL = { username: null, email: null, firstName: null, lastName: null, displayName: null };
const after = (event: AccountEvent) => react(sendVerificationMail, recorded(event));

describe('A verification mail', () => {
  it('is sent to a new member', () =>
    expect(after({ type: 'MemberRegistered', data: { memberId: 'm1', ...PERSONAL } })).toEqual([
      { schedule: { command: SendVerificationMail, data: { memberId: 'm1' } }, key: 'verification-mail:m1', at: NOW },
    ]));
  it('is sent to whose address is in doubt', () =>
    expect(after({ type: 'EmailVerificationDemanded', data: { memberId: 'm1', note: 'Neden' } })).toEqual([
      { schedule: { command: SendVerificationMail, data: { memberId: 'm1' } }, key: 'verification-mail:m1', at: NOW },
    ]));
  it('is not sent because it was sent', () => expect(after({ type: 'VerificationMailSent', data: { memberId: 'm1' } })).toEqual([]));
  it('is not sent to whoever is verified', () => expect(after({ type: 'EmailVerified', data: { memberId: 'm1' } })).toEqual([]));
});
