import { Chip } from './Chip';

const LABEL: Record<string, string> = { admin: 'Yönetici', moderator: 'Moderatör', auditor: 'Denetçi' };

/** Who speaks for the house; ordinary members carry no chip, and no name can draw one. */
export function RoleChip({ role }: { role: string }) {
  const label = LABEL[role];
  return label ? <Chip tone="brand">{label}</Chip> : null;
}
