import type { Slice } from '../../../platform/slices/slice.js';
import { RoomExportController } from './room-export.controller.js';
import { RoomExportDesk } from './room-export-desk.service.js';

/** What the owner of a room takes with them. */
export const roomExport: Slice = { controllers: [RoomExportController], providers: [RoomExportDesk] };
