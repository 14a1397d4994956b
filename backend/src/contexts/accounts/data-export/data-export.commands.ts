import { Command } from '../../../kernel/command.js';

export class RequestDataExport extends Command<{ memberId: string; exportId: string }> {
  readonly type = 'RequestDataExport';
}

/** Makes the file. */
export class PrepareDataExport extends Command<{ memberId: string; exportId: string }> {
  readonly type = 'PrepareDataExport';
}

export class FinishDataExport extends Command<{ memberId: string; exportId: string; sizeBytes: number }> {
  readonly type = 'FinishDataExport';
}

export class SendDataExportMail extends Command<{ memberId: string }> {
  readonly type = 'SendDataExportMail';
}

/** Removes the file. */
export class RemoveDataExport extends Command<{ memberId: string; exportId: string }> {
  readonly type = 'RemoveDataExport';
}

export class ExpireDataExport extends Command<{ memberId: string; exportId: string }> {
  readonly type = 'ExpireDataExport';
}

export type DataExportCommand = RequestDataExport | FinishDataExport | ExpireDataExport;
