import { seenWords } from '../../../../contracts/one-line.js';
import type { MemberRole } from '../../../../contracts/permissions.js';
import { STAFF_LIMITS, STAFF_TEXT } from '../../../../contracts/staff.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DecideStaffRole } from './staff.commands.js';
import type { StaffRoleDecided } from './staff.events.js';

/** The role of everybody about whom there was a decision. */
export type Staff = Readonly<Record<string, MemberRole>>;

/** All decisions about roles stand in one stream: that somebody stays who may take them is known there and nowhere else. */
export const staff: Decider<Staff, DecideStaffRole, StaffRoleDecided> = {
  initial: {},
  evolve: (state, { data: { memberId, role } }) => ({ ...state, [memberId]: role }),
  decide({ data: { admins, ...data } }, state) {
    const note = wordsOf(data.note);
    const { memberId, role } = data;
    const formerRole = state[memberId] ?? data.formerRole;
    if (role === formerRole) return [];
    const left = [...new Set([...admins, ...Object.keys(state)])].filter((id) => id !== memberId && (state[id] ?? 'admin') === 'admin');
    if (formerRole === 'admin' && left.length === 0) throw new RuleViolation('staff.last-admin', STAFF_TEXT.lastAdmin, null, 'conflict');
    return [{ type: 'StaffRoleDecided', data: { memberId, role, formerRole, note } }];
  },
};

function wordsOf(note: string): string {
  const words = seenWords(note);
  if (!words) throw new RuleViolation('staff.note-needed', STAFF_TEXT.noteNeeded, { note: STAFF_TEXT.noteNeeded });
  if (words.length > STAFF_LIMITS.note) throw new RuleViolation('staff.note-long', STAFF_TEXT.noteLong, { note: STAFF_TEXT.noteLong });
  return words;
}

/** The one stream `staff-house`. */
export const STAFF_ID = 'house';
export const staffStream: StreamType<Staff, DecideStaffRole, StaffRoleDecided> = {
  category: 'staff',
  decider: staff,
  events: { StaffRoleDecided: { schema: 1, personal: { subject: ({ memberId }) => memberId, fields: ['note'] } } },
};
