import { Chip } from '../../../design/Chip';

const LABEL: Record<string, string> = { admin: 'Yönetici', moderator: 'Moderatör' };

/** Who speaks for the house; ordinary members carry no chip. */
export function RoleChip({ role }: { role: string }) {
  const label = LABEL[role];
  return label ? <Chip tone="brand">{label}</Chip> : null;
}
