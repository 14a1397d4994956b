import { decides } from '../../../platform/commands/decides.js';
import { RequestDataExport } from './data-export.commands.js';
import { dataExportStream } from './data-export.stream.js';

export const dataExportHandlers = [decides(RequestDataExport, dataExportStream, ({ memberId }) => memberId).handler];
