import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { accountsOwnData } from './accounts.own-data.js';
import { PrepareDataExport, RemoveDataExport, RequestDataExport, SendDataExportMail } from './data-export.commands.js';
import { DataExportQuery } from './data-export.query.js';
import { dataExportStream } from './data-export.stream.js';
import { dataExportTold } from './data-export.told.js';
import { OwnDataController } from './own-data.controller.js';
import { dataExportsView } from './own-data.model.js';
import { ownDataProjection } from './own-data.projection.js';
import { SendDataExportMailHandler } from './own-data-mail.handlers.js';
import { PrepareDataExportHandler } from './prepare-data-export.handler.js';
import { prepareDataExport } from './prepare-data-export.policy.js';
import { RemoveDataExportHandler } from './remove-data-export.handler.js';

/** The copy of their data that members may ask for. */
export const dataExport: Slice = {
  streams: [dataExportStream],
  told: dataExportTold,
  commands: [
    decides(RequestDataExport, dataExportStream, ({ memberId }) => memberId),
    handledBy(PrepareDataExport, PrepareDataExportHandler, 'media'),
    handledBy(SendDataExportMail, SendDataExportMailHandler, 'mail'),
    handledBy(RemoveDataExport, RemoveDataExportHandler, 'cleanup'),
  ],
  policies: [prepareDataExport],
  projections: [{ projection: ownDataProjection, models: [dataExportsView] }],
  ownData: accountsOwnData,
  controllers: [OwnDataController],
  providers: [DataExportQuery],
};
