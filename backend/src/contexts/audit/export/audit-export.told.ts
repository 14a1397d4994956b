import { EXPORT_FORMAT_LABEL, EXPORT_PROFILE_LABEL } from '../../../../contracts/audit-export.js';
import { discloses, tells } from '../../../platform/telling/told-facts.js';
import type { AuditExportEvent } from './audit-export.events.js';

export const auditExportTold = tells<AuditExportEvent>({
  AuditExportRequested: discloses('Kayıtlar dışa aktarıldı', {
    what: ({ words, profile, format }) =>
      `Kayıtlar dışa aktarıldı (${EXPORT_PROFILE_LABEL[profile].toLocaleLowerCase('tr')}, ${EXPORT_FORMAT_LABEL[format]}): ${words}`,
  }),
  AuditExportReady: discloses('Dışa aktarma hazırlandı', { what: ({ facts }) => `Dışa aktarma hazırlandı: ${facts.toLocaleString('tr-TR')} olay` }),
  AuditExportFailed: null,
  AuditExportExpired: null,
  AuditExportWithdrawn: null,
});
