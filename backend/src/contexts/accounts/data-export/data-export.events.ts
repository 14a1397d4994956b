import type { DomainEvent } from '../../../kernel/event.js';

interface DataExport {
  memberId: string;
  exportId: string;
}

/** `requestedAt` is an ISO time. */
export type DataExportRequested = DomainEvent<'DataExportRequested', DataExport & { requestedAt: string }>;
/** The file can be downloaded until `expiresAt` (ISO time). */
export type DataExportReady = DomainEvent<'DataExportReady', DataExport & { sizeBytes: number; expiresAt: string }>;
/** `latest` is false when the member has asked for a newer one since. */
export type DataExportExpired = DomainEvent<'DataExportExpired', DataExport & { latest: boolean }>;

export type DataExportEvent = DataExportRequested | DataExportReady | DataExportExpired;
