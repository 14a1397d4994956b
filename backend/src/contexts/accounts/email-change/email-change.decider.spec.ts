import { describe, it } from '@jest/globals';
import { minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { account } from '../account/account.decider.js';
import type { AccountEvent } from '../account/account.events.js';
import { ConfirmEmailChange, RequestEmailChange, SettleEmailChange, UndoEmailChange } from './email-change.commands.js';

const given = specify(account);
const DAY = 24 * 60;
const OLD = 'elif@ornek.dev';
const NEW = 'isik@ornek.dev';
const change = { memberId: 'm1', changeId: 'c1' };
const origin = sentAt(NOW);

const registered: AccountEvent = {
  type: 'MemberRegistered',
  data: { memberId: 'm1', username: 'elif', email: OLD, firstName: null, lastName: null, displayName: null },
};
const verified: AccountEvent = { type: 'EmailVerified', data: { memberId: 'm1' } };
const wanted = (until = minutesFromNow(DAY), changeId = 'c1'): AccountEvent => ({
  type: 'EmailChangeRequested',
  data: { memberId: 'm1', changeId, email: NEW, until },
});
const changed = (until = minutesFromNow(7 * DAY)): AccountEvent => ({ type: 'EmailChanged', data: { ...change, email: NEW, formerEmail: OLD, until } });
const undone: AccountEvent = { type: 'EmailChangeUndone', data: { ...change, email: OLD } };
const settled: AccountEvent = { type: 'EmailChangeSettled', data: change };
const member = [registered, verified];

const ask = (email: string) => new RequestEmailChange({ ...change, email }, origin);
const confirm = new ConfirmEmailChange(change, origin);
const undo = new UndoEmailChange(change, origin);
const settle = new SettleEmailChange(change, origin);

describe('Another address', () => {
  it('is asked for', () =>
    given(...member)
      .when(ask(` ${NEW} `))
      .then(wanted()));
  it('is not the one that the account has, in any case', () =>
    given(...member)
      .when(ask('ELIF@ornek.dev'))
      .thenRefused('account.same-address'));
  it('is asked for again, and the last wish counts', () =>
    given(...member, wanted(NOW, 'c0'))
      .when(ask(NEW))
      .then(wanted()));
  it('holds once its mailbox has answered', () =>
    given(...member, wanted())
      .when(confirm)
      .then(changed()));
  it('does not hold by the link of an earlier wish', () =>
    given(...member, wanted(), wanted(minutesFromNow(DAY), 'c2'))
      .when(confirm)
      .thenRefused('TOKEN_INVALID'));
  it('is confirmed once', () =>
    given(...member, wanted(), changed())
      .when(confirm)
      .thenRefused('TOKEN_INVALID'));
  it('is not confirmed after a day', () =>
    given(...member, wanted(NOW))
      .when(confirm)
      .thenRefused('TOKEN_INVALID'));
  it('meets the demand of staff to verify the address', () =>
    given(...member, { type: 'EmailVerificationDemanded', data: { memberId: 'm1', note: null } }, wanted())
      .when(confirm)
      .then(changed(), { type: 'EmailVerifiedAgain', data: { memberId: 'm1' } }));
  it('is followed by no other while it can be undone', () =>
    given(...member, wanted(), changed())
      .when(ask('c@ornek.dev'))
      .thenRefused('account.address-settling'));
  it('may be followed by another afterwards', () =>
    given(...member, wanted(), changed(NOW), settled)
      .when(ask(OLD))
      .then({ type: 'EmailChangeRequested', data: { ...change, email: OLD, until: minutesFromNow(DAY) } }));
});

describe('The former address', () => {
  it('gets the account back', () =>
    given(...member, wanted(), changed())
      .when(undo)
      .then(undone));
  it('gets it back once', () =>
    given(...member, wanted(), changed(), undone)
      .when(undo)
      .thenRefused('TOKEN_INVALID'));
  it('does not get it back after seven days', () =>
    given(...member, wanted(), changed(NOW))
      .when(undo)
      .thenRefused('TOKEN_INVALID'));
  it('does not get it back before anything has changed', () =>
    given(...member, wanted())
      .when(undo)
      .thenRefused('TOKEN_INVALID'));
  it('is given up when its time is over', () =>
    given(...member, wanted(), changed(NOW))
      .when(settle)
      .then(settled));
  it('is not given up before', () =>
    given(...member, wanted(), changed())
      .when(settle)
      .thenNothing());
  it('is not given up for a change that was undone', () =>
    given(...member, wanted(), changed(NOW), undone)
      .when(settle)
      .thenNothing());
});
