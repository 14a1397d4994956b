import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import type { MemberBanned } from '../../moderation/public.js';
import { leaveRooms } from './leave-rooms.policy.js';
import { LeaveAllRooms } from './room.commands.js';

const leaves = (cause: string) => [
  { schedule: { command: LeaveAllRooms, data: { memberId: 'm1', position: 7, cause } }, key: 'leave-voice-rooms:m1', at: NOW },
];

describe('Whoever', () => {
  it('is banned leaves the room they are in', () =>
    expect(react(leaveRooms, recorded<MemberBanned>({ type: 'MemberBanned', data: { memberId: 'm1' } } as never, { position: 7 }))).toEqual(
      leaves('restricted'),
    ));
  it('has no account any more does', () =>
    expect(react(leaveRooms, recorded<AccountErased>({ type: 'AccountErased', data: { memberId: 'm1' } } as never, { position: 7 }))).toEqual(
      leaves('account'),
    ));
});
