import { APPROVAL_TEXT } from '@contracts/approvals';
import type { MemberCase } from '@contracts/moderation';
import { MEMBER_ROLES, type MemberRole } from '@contracts/permissions';
import { ROLE_LABEL, type RoleDecision, type RoleRequest, STAFF_LIMITS, STAFF_TEXT } from '@contracts/staff';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import { useSanctions } from './useSanctions';

const problemOf = (note: string): string | null => {
  const { length } = note.trim();
  return length === 0 ? STAFF_TEXT.noteNeeded : length > STAFF_LIMITS.note ? STAFF_TEXT.noteLong : null;
};

/** Gives a member a role in running the house, or takes it. */
export function RoleBox({ member }: { member: MemberCase }) {
  const [wanted, setWanted] = useState<MemberRole | null>(null);
  const leave = () => setWanted(null);
  const { act, isPending } = useSanctions<RoleRequest, RoleDecision>(
    (server, request, key) => server.decideRole(member.id, request, key),
    ({ waits }) => (waits ? APPROVAL_TEXT.waits : STAFF_TEXT.decided),
    leave,
  );
  return (
    <Panel title="Görev" level="h2">
      <TextField
        select
        fullWidth
        size="small"
        sx={{ mt: 2 }}
        label="Görevi"
        value={wanted ?? member.role}
        onChange={({ target }) => setWanted(target.value === member.role ? null : (target.value as MemberRole))}
      >
        {MEMBER_ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {ROLE_LABEL[role]}
          </MenuItem>
        ))}
      </TextField>
      {wanted && (
        <ReasonBox
          name="Görevi değiştir"
          label="Gerekçe"
          hint="Kayda geçer; üye değişikliği e-postayla öğrenir."
          confirmLabel={`${ROLE_LABEL[wanted]} yap`}
          longest={STAFF_LIMITS.note}
          problemOf={problemOf}
          isPending={isPending}
          onConfirm={(note) => act({ role: wanted, note })}
          onLeave={leave}
        />
      )}
    </Panel>
  );
}
