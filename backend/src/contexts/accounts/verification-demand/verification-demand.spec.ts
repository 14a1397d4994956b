import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Role } from '../../../../contracts/permissions.js';
import { VERIFICATION_LIMITS } from '../../../../contracts/verification.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { specify } from '../../../kernel/specify.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import { ChangePassword, SendVerificationMail, VerifyEmail } from '../account/account.commands.js';
import { account } from '../account/account.decider.js';
import type { AccountEvent } from '../account/account.events.js';
import { membersView } from '../views/accounts.model.js';
import { accountsProjection } from '../views/accounts.projection.js';
import { DemandVerification, WithdrawVerificationDemand } from './verification-demand.commands.js';

const given = specify(account);
const NAMES = { username: 'ozan', firstName: null, lastName: null, displayName: 'Ozan' };
const registered: AccountEvent = { type: 'MemberRegistered', data: { memberId: 'm1', email: 'ozan@example.com', ...NAMES } };
const forgotten: AccountEvent = { type: 'MemberRegistered', data: { memberId: 'm1', email: null, ...NAMES, username: null, displayName: null } };
const verified: AccountEvent = { type: 'EmailVerified', data: { memberId: 'm1' } };
const demanded: AccountEvent = { type: 'EmailVerificationDemanded', data: { memberId: 'm1', note: 'Postalar geri dönüyor' } };
const withdrawn: AccountEvent = { type: 'EmailVerificationDemandWithdrawn', data: { memberId: 'm1', note: 'Yazıştık' } };
const again: AccountEvent = { type: 'EmailVerifiedAgain', data: { memberId: 'm1' } };
const MEMBER = [registered, verified];

const by = (moderatorRole: Role = 'moderator', moderatorId = 'derya') => ({ memberId: 'm1', moderatorId, moderatorRole });
const demand = (note = ' Postalar geri dönüyor ', who = by()) => new DemandVerification({ ...who, note }, sentAt(NOW));
const withdraw = (note = 'Yazıştık', who = by()) => new WithdrawVerificationDemand({ ...who, note }, sentAt(NOW));
const byLink = new VerifyEmail({ memberId: 'm1', byLink: true }, sentAt(NOW));
const sendMail = new SendVerificationMail({ memberId: 'm1' }, sentAt(NOW));

describe('An address in doubt', () => {
  it('is to be verified once more, and why is recorded', () =>
    given(...MEMBER)
      .when(demand())
      .then(demanded));
  it('is not asked for twice', () =>
    given(...MEMBER, demanded)
      .when(demand())
      .thenRefused('verification.already'));
  it('gets the link, also more than once', () =>
    given(...MEMBER, demanded)
      .when(sendMail)
      .then({ type: 'VerificationMailSent', data: { memberId: 'm1' } }));
  it('is verified by the link', () =>
    given(...MEMBER, demanded)
      .when(byLink)
      .then(again));
  it('is verified by the link of a new password, too', () => {
    const change = { memberId: 'm1', linkHash: 'hash', sessionId: null };
    given(...MEMBER, demanded)
      .when(new ChangePassword(change, sentAt(NOW)))
      .then({ type: 'PasswordChanged', data: change }, again);
  });
  it('stays in doubt when whoever is signed in sets a first password: that shows no mailbox', () => {
    const change = { memberId: 'm1', linkHash: 'hash of a proof', sessionId: 's1' };
    given(...MEMBER, demanded)
      .when(new ChangePassword(change, sentAt(NOW)))
      .then({ type: 'PasswordChanged', data: change });
  });
  it('is verified once by one link', () =>
    given(...MEMBER, demanded, again)
      .when(byLink)
      .thenRefused('TOKEN_INVALID'));
  it('may be doubted again later', () =>
    given(...MEMBER, demanded, again)
      .when(demand())
      .then(demanded));
});

describe('A demand that was a mistake', () => {
  it('is taken back with why', () =>
    given(...MEMBER, demanded)
      .when(withdraw())
      .then(withdrawn));
  it('leaves its link without use', () =>
    given(...MEMBER, demanded, withdrawn)
      .when(byLink)
      .thenRefused('TOKEN_INVALID'));
  it('sends no mail any more', () =>
    given(...MEMBER, demanded, withdrawn)
      .when(sendMail)
      .thenNothing());
  it('cannot be taken back where there is none', () =>
    given(...MEMBER)
      .when(withdraw())
      .thenRefused('verification.not-demanded'));
});

describe('Whoever asks for it', () => {
  it('says why, in so many words', () => {
    given(...MEMBER)
      .when(demand('  '))
      .thenRefused('verification.note');
    given(...MEMBER)
      .when(demand('x'.repeat(VERIFICATION_LIMITS.note + 1)))
      .thenRefused('verification.note');
  });
  it('does not ask themselves', () =>
    given(...MEMBER)
      .when(demand('Neden', by('admin', 'm1')))
      .thenRefused('verification.about-yourself'));
  it('asks nobody who stands beside or above them', () =>
    given(...MEMBER, { type: 'RoleGranted', data: { memberId: 'm1', role: 'moderator' } })
      .when(demand())
      .thenRefused('verification.about-superior'));
  it('asks nobody who was never let in, and nobody who is gone', () => {
    given(registered).when(demand()).thenRefused('verification.never');
    given(forgotten, verified).when(demand()).thenRefused('account.unknown');
    given().when(demand()).thenRefused('account.unknown');
  });
});

/** What may happen to an address, with what the counting by hand makes of it: nothing where the rules refuse it. */
const ACTS = {
  demand: { command: demand(), doubted: true },
  withdraw: { command: withdraw(), doubted: false },
  verify: { command: byLink, doubted: false },
  password: { command: new ChangePassword({ memberId: 'm1', linkHash: null, sessionId: 's1' }, sentAt(NOW)), doubted: null },
} as const;

it('After any history of demands, their ends and verifications, an address is in doubt exactly when the last of them says so', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])), { maxLength: 15 }), (history) => {
      const events = MEMBER.map((event) => recorded<AccountEvent>(event));
      let doubted = false;
      for (const act of history) {
        const { command, doubted: after } = ACTS[act];
        // Twice in doubt, or twice out of it, is refused.
        const isRefused = after !== null && after === doubted;
        const decide = () => account.decide(command, fold(account, events));
        if (isRefused) expect(decide).toThrow(RuleViolation);
        else {
          events.push(...decide().map((event) => recorded(event)));
          doubted = after ?? doubted;
        }
      }
      let document: Fields | null = null;
      for (const event of events)
        for (const write of project(accountsProjection, event)) if (write.view === membersView.name) document = foldWrite(document, write);
      expect([document?.verification_due, fold(account, events).demanded !== null]).toEqual([doubted, doubted]);
    }),
  ));
