import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { GrantRole } from '../account/account.commands.js';
import { MailStaffRole } from './staff.commands.js';
import type { StaffRoleDecided } from './staff.events.js';
import { grantDecidedRole, mailStaffRole } from './staff-role.policy.js';

const data = { memberId: 'm1', role: 'moderator', formerRole: 'user', note: 'GİZLİ' } as const;
const fact = recorded<StaffRoleDecided>({ type: 'StaffRoleDecided', data });

describe('A role that was decided', () => {
  it('is taken over by the account', () =>
    expect(react(grantDecidedRole, fact)).toEqual([{ send: { command: GrantRole, data: { memberId: 'm1', role: 'moderator' } } }]));
  it('is told to the member, and what was written about them waits in no queue', () =>
    expect(react(mailStaffRole, fact)).toEqual([
      { schedule: { command: MailStaffRole, data: { memberId: 'm1', role: 'moderator', formerRole: 'user' } }, key: 'staff-role-mail:event-1', at: NOW },
    ]));
});
