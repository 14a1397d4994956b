import { discloses, tells } from '../../../platform/telling/told-facts.js';
import type { DataExportEvent } from './data-export.events.js';

export const dataExportTold = tells<DataExportEvent>({
  DataExportRequested: discloses('Üye kendi verilerinin kopyasını istedi'),
  DataExportReady: null,
  DataExportExpired: null,
});
