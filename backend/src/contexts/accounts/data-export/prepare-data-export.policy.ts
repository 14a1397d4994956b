import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { PrepareDataExport, RemoveDataExport, SendDataExportMail } from './data-export.commands.js';
import type { DataExportReady, DataExportRequested } from './data-export.events.js';

/** A copy that is asked for is made; when it is ready its member gets a mail, and when its time is over it is removed. */
export const prepareDataExport = policy<DataExportRequested | DataExportReady>({
  name: 'prepare-data-export',
  on: {
    DataExportRequested: ({ data: { memberId, exportId }, at }) => [
      { schedule: intent(PrepareDataExport, { memberId, exportId }), key: `data-export:${exportId}`, at },
    ],
    DataExportReady: ({ data: { memberId, exportId, expiresAt }, at }) => [
      { schedule: intent(SendDataExportMail, { memberId }), key: `data-export-mail:${exportId}`, at },
      { schedule: intent(RemoveDataExport, { memberId, exportId }), key: `data-export-end:${exportId}`, at: expiresAt },
    ],
  },
});
