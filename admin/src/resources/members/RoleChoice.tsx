import { displayName } from '@contracts/accounts';
import { APPROVAL_TEXT } from '@contracts/approvals';
import type { MemberRow } from '@contracts/moderation';
import { MEMBER_ROLES, type MemberRole } from '@contracts/permissions';
import { ROLE_LABEL, type RoleDecision, type RoleRequest, STAFF_LIMITS, STAFF_TEXT } from '@contracts/staff';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { ReasonBox } from '../../desk/ReasonBox';
import { useSanctions } from './useSanctions';

const problemOf = (note: string): string | null => {
  const { length } = note.trim();
  return length === 0 ? STAFF_TEXT.noteNeeded : length > STAFF_LIMITS.note ? STAFF_TEXT.noteLong : null;
};

interface RoleChoiceProps {
  member: Pick<MemberRow, 'id' | 'role' | 'username' | 'display_name' | 'first_name' | 'last_name'>;
  /** What stands before the choice in a row, which then names the member itself. */
  lead?: ReactNode;
  /** Whether somebody else's is being asked for, which puts this one away. */
  isPutAway?: boolean;
  /** Called when a reason is asked for, and when it is not any more. */
  onAsk?: (asks: boolean) => void;
  onDecided?: () => void;
}

/** Gives a member a role in running the house, or takes it; why is asked before. */
export function RoleChoice({ member, lead, isPutAway = false, onAsk, onDecided }: RoleChoiceProps) {
  const [chosen, setChosen] = useState<MemberRole | null>(null);
  const wanted = isPutAway ? null : chosen;
  const want = (role: MemberRole | null) => {
    setChosen(role);
    onAsk?.(role !== null);
  };
  const leave = () => want(null);
  const { act, isPending } = useSanctions<RoleRequest, RoleDecision>(
    (server, request, key) => server.decideRole(member.id, request, key),
    ({ waits }) => (waits ? APPROVAL_TEXT.waits : STAFF_TEXT.decided),
    () => {
      leave();
      onDecided?.();
    },
  );
  const choice = (
    <TextField
      select
      fullWidth={!lead}
      size="small"
      sx={lead ? { flex: '0 0 130px', ml: 'auto', '& .MuiInputBase-root': { minHeight: { xs: 44, sm: 36 } } } : { mt: 2 }}
      label={lead ? undefined : 'Görevi'}
      slotProps={lead ? { select: { SelectDisplayProps: { 'aria-label': `${displayName(member)}: görevi` } } } : undefined}
      value={wanted ?? member.role}
      onChange={({ target }) => want(target.value === member.role ? null : (target.value as MemberRole))}
    >
      {MEMBER_ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {ROLE_LABEL[role]}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <>
      {lead ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {lead}
          {choice}
        </Box>
      ) : (
        choice
      )}
      {wanted && (
        <ReasonBox
          name={`${displayName(member)}: görevi değiştir`}
          label="Gerekçe"
          named={`Gerekçe: ${displayName(member)}, ${ROLE_LABEL[wanted]}`}
          hint="Kayda geçer; üye değişikliği e-postayla öğrenir."
          confirmLabel={`${ROLE_LABEL[wanted]} yap`}
          longest={STAFF_LIMITS.note}
          problemOf={problemOf}
          isPending={isPending}
          onConfirm={(note) => act({ role: wanted, note })}
          onLeave={leave}
        />
      )}
    </>
  );
}
