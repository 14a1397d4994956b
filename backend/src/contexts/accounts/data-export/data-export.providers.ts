import { dataExportHandlers } from './data-export.handlers.js';
import { PrepareDataExportHandler } from './prepare-data-export.handler.js';
import { RemoveDataExportHandler } from './remove-data-export.handler.js';

export const dataExportProviders = [...dataExportHandlers, PrepareDataExportHandler, RemoveDataExportHandler];
