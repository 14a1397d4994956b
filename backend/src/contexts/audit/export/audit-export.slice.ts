import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { auditExportApprovable } from './audit-export.approvable.js';
import { PrepareAuditExport, RemoveAuditExport, RequestAuditExport, WithdrawAuditExports } from './audit-export.commands.js';
import { auditExportStream } from './audit-export.decider.js';
import { auditExportTold } from './audit-export.told.js';
import { AuditExportsController } from './audit-exports.controller.js';
import { auditExportsView } from './audit-exports.model.js';
import { auditExportsProjection } from './audit-exports.projection.js';
import { AuditExportsQuery } from './audit-exports.query.js';
import { ExportMaker } from './export-maker.service.js';
import { ExportProgress } from './export-progress.service.js';
import { ExportRequests } from './export-requests.service.js';
import { ExportSeal } from './export-seal.service.js';
import { ExportWords } from './export-words.service.js';
import { ExportedFacts } from './exported-facts.service.js';
import { LinkProofs } from './link-proofs.service.js';
import { PrepareAuditExportHandler } from './prepare-audit-export.handler.js';
import { prepareAuditExport } from './prepare-audit-export.policy.js';
import { RemoveAuditExportHandler } from './remove-audit-export.handler.js';
import { WithdrawAuditExportsHandler } from './withdraw-audit-exports.handler.js';
import { withdrawAuditExports } from './withdraw-audit-exports.policy.js';

/** What was recorded, in a file with its proof. */
export const auditExport: Slice = {
  streams: [auditExportStream],
  told: auditExportTold,
  commands: [
    decides(RequestAuditExport, auditExportStream, ({ readerId }) => readerId),
    handledBy(PrepareAuditExport, PrepareAuditExportHandler, 'media'),
    handledBy(RemoveAuditExport, RemoveAuditExportHandler, 'cleanup'),
    handledBy(WithdrawAuditExports, WithdrawAuditExportsHandler, 'cleanup'),
  ],
  policies: [prepareAuditExport, withdrawAuditExports],
  projections: [{ projection: auditExportsProjection, models: [auditExportsView] }],
  approvables: [auditExportApprovable],
  controllers: [AuditExportsController],
  providers: [AuditExportsQuery, ExportMaker, ExportProgress, ExportRequests, ExportSeal, ExportWords, ExportedFacts, LinkProofs],
};
