import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import { FILES } from '../../../platform/tokens.js';
import { ExpireDataExport, RemoveDataExport } from './data-export.commands.js';
import { exportKey } from './data-export.rules.js';
import { dataExportStream } from './data-export.stream.js';

/** Removes the file, then records that it is gone; a crash in between finds nothing to remove the next time. */
@Injectable()
export class RemoveDataExportHandler implements ICommandHandler<RemoveDataExport> {
  constructor(
    private readonly store: EventStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async execute({ data, origin }: RemoveDataExport): Promise<void> {
    await this.files.remove(exportKey(data.memberId, data.exportId));
    await this.store.decideOn(dataExportStream, data.memberId, new ExpireDataExport(data, origin));
  }
}
