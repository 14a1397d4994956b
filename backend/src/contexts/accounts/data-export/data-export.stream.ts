import type { StreamType } from '../../../kernel/decider.js';
import type { DataExportCommand } from './data-export.commands.js';
import { type DataExports, dataExports } from './data-export.decider.js';
import type { DataExportEvent } from './data-export.events.js';

/** `data-export-<member id>` */
export const dataExportStream: StreamType<DataExports, DataExportCommand, DataExportEvent> = {
  category: 'data-export',
  decider: dataExports,
  events: { DataExportRequested: { schema: 1 }, DataExportReady: { schema: 1 }, DataExportExpired: { schema: 1 } },
};
