import { describe, expect, it } from '@jest/globals';
import { droppedInWords } from '../../../../contracts/taking-back.js';
import { daysFromNow, minutesFromNow, NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import type { AccountEvent } from '../account/account.events.js';
import { secondFactor } from '../second-factor/second-factor.decider.js';
import type { SecondFactorEvent } from '../second-factor/second-factor.events.js';
import { SignOutElsewhere } from '../session/session.commands.js';
import { DropAdditions, RecordTakingBack, SendTakenBackMail, TakeBackByAddress } from './taking-back.commands.js';
import { takingBack } from './taking-back.decider.js';
import { followTakingBack, mailTakingBack } from './taking-back.policy.js';
import { factorsSince, sinceChange, waysOf } from './taking-back.rules.js';

const memberId = 'm1';
const found = { since: NOW, totpId: 't1', recoverySetId: null, passkeyIds: ['p1', 'p2'], identities: [{ provider: 'github', subject: 'digest' }] };
const data = { memberId, cause: 'c1', ...found };
const wish: AccountEvent = { type: 'EmailChangeRequested', data: { memberId, changeId: 'c1', email: null, until: NOW } };

describe('What was added to an account that is taken back', () => {
  it('is looked for from a day before another address was wished for', () => {
    expect(sinceChange([recorded(wish, { at: NOW })], 'c1')).toBe(daysFromNow(-1));
    expect(sinceChange([recorded(wish)], 'c2')).toBeNull();
  });

  it('are the factors that came since and are there still', () => {
    const facts: [SecondFactorEvent, string][] = [
      [{ type: 'PasskeyAdded', data: { memberId, passkeyId: 'old', name: null } }, minutesFromNow(-1)],
      [{ type: 'RecoveryCodesIssued', data: { memberId, setId: 's1', count: 10 } }, minutesFromNow(-1)],
      [{ type: 'TotpEnrolled', data: { memberId, totpId: 't1' } }, NOW],
      [{ type: 'PasskeyAdded', data: { memberId, passkeyId: 'new', name: null } }, minutesFromNow(1)],
      [{ type: 'PasskeyAdded', data: { memberId, passkeyId: 'gone', name: null } }, minutesFromNow(1)],
      [{ type: 'PasskeyRemoved', data: { memberId, passkeyId: 'gone' } }, minutesFromNow(2)],
    ];
    const state = facts.reduce((before, [event]) => secondFactor.evolve(before, event), secondFactor.initial);
    const log = facts.map(([event, at]) => recorded(event, { at }));
    expect(factorsSince(log, state, NOW)).toEqual({ totpId: 't1', recoverySetId: null, passkeyIds: ['new'] });
  });

  it('is told without ids, each provider once', () => {
    const twice = { ...found, identities: [...found.identities, { provider: 'github', subject: 'other' }] };
    expect(waysOf(twice)).toEqual({ totp: true, passkeys: 2, recovery_codes: false, providers: ['github'] });
    expect(droppedInWords(waysOf(twice))).toEqual(['Doğrulama uygulaması', '2 geçiş anahtarı', 'GitHub ile giriş']);
  });
});

describe('A taking back', () => {
  const given = specify(takingBack);
  const record = new RecordTakingBack(data, sentAt(NOW));

  it('says what goes', () => given().when(record).then({ type: 'AccountTakenBack', data }));
  it('is one for each cause', () => given({ type: 'AccountTakenBack', data }).when(record).thenNothing());
  it('follows when a change of address is undone', () =>
    expect(react(followTakingBack, recorded({ type: 'EmailChangeUndone', data: { memberId, changeId: 'c1', email: null } }))).toEqual([
      { send: { command: TakeBackByAddress, data: { memberId, changeId: 'c1' } } },
    ]));
  it('signs everybody out before anything goes', () =>
    expect(react(followTakingBack, recorded({ type: 'AccountTakenBack', data }))).toEqual([
      { send: { command: SignOutElsewhere, data: { memberId, cause: 'c1', keptSessionId: null, reason: 'revoked' } } },
      { send: { command: DropAdditions, data: { memberId, cause: 'c1' } } },
    ]));
  it('is told by mail', () =>
    expect(react(mailTakingBack, recorded({ type: 'AccountTakenBack', data }))).toEqual([
      { schedule: { command: SendTakenBackMail, data: { memberId, cause: 'c1', at: NOW } }, key: 'taken-back-mail:m1:c1', at: NOW },
    ]));
});
