import type { AccountStatus } from '@contracts/accounts';
import type { Standing } from '@contracts/moderation';
import type { Tone } from '../../desk/Chip';

export const MEMBER_STATUS_LABEL: Record<AccountStatus, string> = { active: 'Aktif', suspended: 'Uzaklaştırılmış', banned: 'Yasaklı' };
export const MEMBER_STATUS_TONE: Record<AccountStatus, Tone> = { active: 'ok', suspended: 'warn', banned: 'danger' };
export const SANCTION_LABEL: Record<Standing['past'][number]['type'], string> = {
  warned: 'Uyarı',
  muted: 'Susturma',
  suspended: 'Uzaklaştırma',
  banned: 'Yasaklama',
};
