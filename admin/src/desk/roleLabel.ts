import { ROLE_LABEL as MEMBER_ROLE_LABEL } from '@contracts/staff';

/** Turkish names of the roles a member or an actor of a recorded event may have. */
export const ROLE_LABEL: Record<string, string> = {
  ...MEMBER_ROLE_LABEL,
  guest: 'Ziyaretçi',
  system: 'Sistem',
};
