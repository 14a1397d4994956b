import { describe, expect, it } from '@jest/globals';
import { minutesFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { ReleaseChangedAddress, SendEmailChangedMail, SendEmailChangeMail, SettleEmailChange } from './email-change.commands.js';
import type { EmailChangeEvent } from './email-change.events.js';
import { followEmailChange, mailEmailChange } from './email-change.policy.js';

const change = { memberId: 'm1', changeId: 'c1' };
const until = minutesFromNow(60);
const wanted: EmailChangeEvent = { type: 'EmailChangeRequested', data: { ...change, email: 'b@ornek.dev', until } };
const changed: EmailChangeEvent = { type: 'EmailChanged', data: { ...change, email: 'b@ornek.dev', formerEmail: 'a@ornek.dev', until } };
const undone: EmailChangeEvent = { type: 'EmailChangeUndone', data: { ...change, email: 'a@ornek.dev' } };
const settled: EmailChangeEvent = { type: 'EmailChangeSettled', data: change };
const released = { schedule: { command: ReleaseChangedAddress, data: change }, key: 'release-changed-address:c1', at: NOW };

describe('A change of address', () => {
  it('asks the new mailbox', () =>
    expect(react(mailEmailChange, recorded(wanted))).toEqual([
      { schedule: { command: SendEmailChangeMail, data: change }, key: 'email-change-mail:c1', at: NOW },
    ]));
  it('tells the former one, with nothing personal in the queue', () =>
    expect(react(mailEmailChange, recorded(changed))).toEqual([
      { schedule: { command: SendEmailChangedMail, data: { ...change, at: NOW } }, key: 'email-changed-mail:c1', at: NOW },
    ]));
  it('is settled in its time', () =>
    expect(react(followEmailChange, recorded(changed))).toEqual([
      { schedule: { command: SettleEmailChange, data: change }, key: 'settle-email-change:c1', at: until },
    ]));
  it('leaves the new address to others when it is undone', () =>
    expect(react(followEmailChange, recorded(undone))).toEqual([{ cancel: 'settle-email-change:c1' }, released]));
  it('leaves the former address to others when it is settled', () => expect(react(followEmailChange, recorded(settled))).toEqual([released]));
});
