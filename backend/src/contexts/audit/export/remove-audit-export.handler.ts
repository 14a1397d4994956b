import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import { FILES } from '../../../platform/tokens.js';
import { ExpireAuditExport, type RemoveAuditExport } from './audit-export.commands.js';
import { auditExportStream } from './audit-export.decider.js';
import { exportKey } from './audit-export.rules.js';

/** Removes the file, then records that it is gone; a crash in between finds nothing to remove the next time. */
@Injectable()
export class RemoveAuditExportHandler implements ICommandHandler<RemoveAuditExport> {
  constructor(
    private readonly store: EventStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async execute({ data, origin }: RemoveAuditExport): Promise<void> {
    await this.files.remove(exportKey(data.readerId, data.exportId));
    await this.store.decideOn(auditExportStream, data.readerId, new ExpireAuditExport(data, origin));
  }
}
