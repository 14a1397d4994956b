import { describe, expect, it } from '@jest/globals';
import { daysFromNow, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { CloseSubroleRequest, ExpireSubroleRequest } from './subrole.commands.js';
import { subroleExpiry } from './subrole.policy.js';

const OF_REQUEST = { memberId: 'm1', requestId: 'r1' };
const after = (type: string, data: object) => react(subroleExpiry, recorded({ type, data }));

describe('A request for sub-roles', () => {
  it('is over after thirty days, and its job knows ids alone', () =>
    expect(after('SubroleRequested', { ...OF_REQUEST, subroles: ['student'], statement: 'GİZLİ', additionalInfo: 'GİZLİ' })).toEqual([
      { schedule: { command: ExpireSubroleRequest, data: OF_REQUEST }, key: 'subrole-request:r1', at: daysFromNow(30) },
    ]));
  it.each(['SubroleReviewed', 'SubroleExpired'])('waits no more after %s', (type) =>
    expect(after(type, OF_REQUEST)).toEqual([{ cancel: 'subrole-request:r1' }]),
  );
  it('is closed when the account of its member has ended', () =>
    expect(after('AccountErased', { memberId: 'm1', keepContent: true })).toEqual([{ send: { command: CloseSubroleRequest, data: { memberId: 'm1' } } }]));
});
