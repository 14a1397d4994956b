import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { StaffRoleDecided } from './staff.events.js';

export const staffTold = tells<StaffRoleDecided>({
  StaffRoleDecided: administers('Görevi hakkında karar verildi', { what: ({ role }) => `Görevi hakkında karar: ${ROLE_LABEL[role]}` }),
});
