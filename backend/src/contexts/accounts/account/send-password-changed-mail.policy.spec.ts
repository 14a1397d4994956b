import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { SendPasswordChangedMail } from './account.commands.js';
import type { AccountEvent } from './account.events.js';
import { sendPasswordChangedMail } from './send-password-changed-mail.policy.js';

const after = (event: AccountEvent) => react(sendPasswordChangedMail, recorded(event));

describe('A mail about a new password', () => {
  it('is sent for every one', () =>
    expect(after({ type: 'PasswordChanged', data: { memberId: 'm1', linkHash: null, sessionId: 's1' } })).toEqual([
      { schedule: { command: SendPasswordChangedMail, data: { memberId: 'm1', at: NOW } }, key: 'password-changed-mail:event-1', at: NOW },
    ]));
  it('is not sent for a link that was asked for', () => expect(after({ type: 'PasswordResetMailSent', data: { memberId: 'm1' } })).toEqual([]));
});
