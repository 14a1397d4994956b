import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountEvent } from '../account/account.events.js';
import { SignOutElsewhere } from './session.commands.js';
import { signOutOnPasswordChange } from './session.policy.js';

const after = (event: AccountEvent) => react(signOutOnPasswordChange, recorded(event));
const signedOut = (keptSessionId: string | null) => [
  { send: { command: SignOutElsewhere, data: { memberId: 'm1', cause: 'event-1', keptSessionId, reason: 'password_changed' } } },
];

describe('A member whose password has changed', () => {
  it('is signed out everywhere when a link led to it', () =>
    expect(after({ type: 'PasswordChanged', data: { memberId: 'm1', linkHash: 'hash', sessionId: null } })).toEqual(signedOut(null)));
  it('stays signed in where they changed it', () =>
    expect(after({ type: 'PasswordChanged', data: { memberId: 'm1', linkHash: null, sessionId: 's1' } })).toEqual(signedOut('s1')));
});

describe('A member who only asked for a link', () => {
  it('stays signed in', () => expect(after({ type: 'PasswordResetMailSent', data: { memberId: 'm1' } })).toEqual([]));
});
