import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { SignOutElsewhere } from '../session/session.commands.js';
import { SendPasswordChangedMail } from './account.commands.js';
import type { AccountEvent } from './account.events.js';
import { passwordChanged } from './password-changed.policy.js';

const after = (event: AccountEvent) => react(passwordChanged, recorded(event));
const mailed = { schedule: { command: SendPasswordChangedMail, data: { memberId: 'm1', at: NOW } }, key: 'password-changed-mail:event-1', at: NOW };
const signedOut = (keptSessionId: string | null) => ({ send: { command: SignOutElsewhere, data: { memberId: 'm1', cause: 'event-1', keptSessionId } } });

describe('When a password has changed, its member', () => {
  it('is signed out everywhere and told, when a link led to it', () =>
    expect(after({ type: 'PasswordChanged', data: { memberId: 'm1', linkHash: 'hash', sessionId: null } })).toEqual([signedOut(null), mailed]));
  it('stays signed in where they changed it', () =>
    expect(after({ type: 'PasswordChanged', data: { memberId: 'm1', linkHash: null, sessionId: 's1' } })).toEqual([signedOut('s1'), mailed]));
});

it('A reset mail alone ends no session', () => expect(after({ type: 'PasswordResetMailSent', data: { memberId: 'm1' } })).toEqual([]));
