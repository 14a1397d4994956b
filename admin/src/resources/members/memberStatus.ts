import type { AccountStatus } from '@contracts/accounts';
import type { Tone } from '../../desk/Chip';

export const MEMBER_STATUS_LABEL: Record<AccountStatus, string> = { active: 'Aktif', suspended: 'Uzaklaştırılmış', banned: 'Yasaklı' };
export const MEMBER_STATUS_TONE: Record<AccountStatus, Tone> = { active: 'ok', suspended: 'warn', banned: 'danger' };
