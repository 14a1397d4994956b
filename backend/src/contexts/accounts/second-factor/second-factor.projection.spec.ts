import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { FactorUseEvent, SecondFactorEvent } from './second-factor.events.js';
import { secondFactorProjection } from './second-factor.projection.js';

const after = (event: SecondFactorEvent | FactorUseEvent) => project(secondFactorProjection, recorded(event));
const memberId = 'm1';
const factor = (update: object) => ({ view: 'second_factors', id: 'm1', update, upsert: true });
const passkey = ($set: object) => ({ view: 'passkeys', id: 'p1', update: { $set } });

describe('The view of second factors', () => {
  it('says since when there is an authenticator app', () =>
    expect(after({ type: 'TotpEnrolled', data: { memberId, totpId: 't1' } })).toEqual([factor({ $set: { totp_since: NOW } })]));
  it('says so no more once it was removed', () =>
    expect(after({ type: 'TotpRemoved', data: { memberId, totpId: 't1' } })).toEqual([factor({ $set: { totp_since: null } })]));
  it('counts the recovery codes that are left', () => {
    expect(after({ type: 'RecoveryCodesIssued', data: { memberId, setId: 's', count: 10 } })).toEqual([factor({ $set: { recovery_left: 10 } })]);
    expect(after({ type: 'RecoveryCodeUsed', data: { memberId, setId: 's', number: 3 } })).toEqual([factor({ $inc: { recovery_left: -1 } })]);
  });
  it('counts none of a set that was dropped', () =>
    expect(after({ type: 'RecoveryCodesDropped', data: { memberId, setId: 's' } })).toEqual([factor({ $set: { recovery_left: 0 } })]));
  it('has nothing once an operator took everything away', () =>
    expect(after({ type: 'SecondFactorsDropped', data: { memberId, reason: 'Telefonu çalındı', passkeyIds: ['p1', 'p2'] } })).toEqual([
      { view: 'passkeys', id: 'p1', remove: true },
      { view: 'passkeys', id: 'p2', remove: true },
      factor({ $set: { totp_since: null, passkeys: 0, recovery_left: 0 } }),
    ]));
  it('does not care for single codes', () => expect(after({ type: 'TotpCodeUsed', data: { memberId, totpId: 't1', step: 7 } })).toEqual([]));
});

describe('The view of passkeys', () => {
  it('lists one that was added', () =>
    expect(after({ type: 'PasskeyAdded', data: { memberId, passkeyId: 'p1', name: 'Telefon' } })).toEqual([
      { view: 'passkeys', id: 'p1', put: { member_id: 'm1', name: 'Telefon', added_at: NOW, last_used_at: null } },
      factor({ $inc: { passkeys: 1 } }),
    ]));
  it('shows its new name', () =>
    expect(after({ type: 'PasskeyRenamed', data: { memberId, passkeyId: 'p1', name: 'Tablet' } })).toEqual([passkey({ name: 'Tablet' })]));
  it('shows when it was used last', () =>
    expect(after({ type: 'PasskeyUsed', data: { memberId, passkeyId: 'p1' } })).toEqual([passkey({ last_used_at: NOW })]));
  it('has no removed one', () =>
    expect(after({ type: 'PasskeyRemoved', data: { memberId, passkeyId: 'p1' } })).toEqual([
      { view: 'passkeys', id: 'p1', remove: true },
      factor({ $inc: { passkeys: -1 } }),
    ]));
});
