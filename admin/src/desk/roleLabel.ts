/** Turkish names of the roles a member or an actor of a recorded event may have. */
export const ROLE_LABEL: Record<string, string> = {
  admin: 'Yönetici',
  moderator: 'Moderatör',
  auditor: 'Denetçi',
  user: 'Üye',
  guest: 'Ziyaretçi',
  system: 'Sistem',
};
