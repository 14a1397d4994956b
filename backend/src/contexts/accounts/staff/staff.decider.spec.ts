import { describe, it } from '@jest/globals';
import type { MemberRole } from '../../../../contracts/permissions.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DecideStaffRole } from './staff.commands.js';
import { staff } from './staff.decider.js';
import type { StaffRoleDecided } from './staff.events.js';

const given = specify(staff);
const NOTE = 'Üç aydır isabetli raporlar';
const decided = (memberId: string, role: MemberRole, formerRole: MemberRole): StaffRoleDecided => ({
  type: 'StaffRoleDecided',
  data: { memberId, role, formerRole, note: NOTE },
});
const decide = (memberId: string, role: MemberRole, formerRole: MemberRole, admins = ['kurucu'], note = NOTE) =>
  new DecideStaffRole({ memberId, role, formerRole, note, admins }, sentAt(NOW));

describe('A role', () => {
  it('is given', () =>
    given()
      .when(decide('m1', 'moderator', 'user'))
      .then(decided('m1', 'moderator', 'user')));
  it('is given once', () =>
    given(decided('m1', 'moderator', 'user'))
      .when(decide('m1', 'moderator', 'user'))
      .thenNothing());
  it('is taken', () =>
    given(decided('m1', 'moderator', 'user'))
      .when(decide('m1', 'user', 'moderator'))
      .then(decided('m1', 'user', 'moderator')));
  it('is known from the decision before, whatever the views still say', () =>
    given(decided('m1', 'auditor', 'user'))
      .when(decide('m1', 'moderator', 'user'))
      .then(decided('m1', 'moderator', 'auditor')));
  it.each(['  ', '\u200B\u202E'])('needs a reason that is to be seen, not %j', (note) =>
    given()
      .when(decide('m1', 'moderator', 'user', [], note))
      .thenRefused('staff.note-needed'),
  );
  it('takes no reason without end', () =>
    given()
      .when(decide('m1', 'moderator', 'user', [], 'ğ'.repeat(501)))
      .thenRefused('staff.note-long'));
});

describe('The last admin', () => {
  it('stays', () =>
    given()
      .when(decide('kurucu', 'user', 'admin'))
      .thenRefused('staff.last-admin'));
  it('may go when there is another', () =>
    given(decided('m1', 'admin', 'user'))
      .when(decide('kurucu', 'user', 'admin'))
      .then(decided('kurucu', 'user', 'admin')));
  it('may go when the views know another', () =>
    given()
      .when(decide('kurucu', 'user', 'admin', ['kurucu', 'm2']))
      .then(decided('kurucu', 'user', 'admin')));
  it('stays although the views do not know yet that the other is none any more', () =>
    given(decided('m2', 'user', 'admin'))
      .when(decide('kurucu', 'user', 'admin', ['kurucu', 'm2']))
      .thenRefused('staff.last-admin'));
});
