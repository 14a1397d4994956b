import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import { OwnDataCollector } from '../../../platform/own-data/own-data-collector.js';
import { FILES } from '../../../platform/tokens.js';
import { erasureStream } from '../erasure/erasure.stream.js';
import { FinishDataExport, PrepareDataExport } from './data-export.commands.js';
import { exportKey } from './data-export.rules.js';
import { dataExportStream } from './data-export.stream.js';

/** Makes the file, then records that it is there. A crash in between makes it once more, under the same key. */
@Injectable()
export class PrepareDataExportHandler implements ICommandHandler<PrepareDataExport> {
  constructor(
    private readonly store: EventStore,
    private readonly collector: OwnDataCollector,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async execute({ data: { memberId, exportId }, origin }: PrepareDataExport): Promise<void> {
    const { latest } = await this.store.state(dataExportStream, memberId);
    if (latest?.exportId !== exportId || latest.state !== 'preparing') return;
    const bytes = await this.collector.collect(memberId, new Date(origin.at));
    const key = exportKey(memberId, exportId);
    await this.files.put(key, { bytes, type: 'application/zip' });
    // Whoever was erased meanwhile has had their files removed, maybe a moment before this one came.
    if ((await this.store.state(erasureStream, memberId)).erased) return this.files.remove(key);
    await this.store.decideOn(dataExportStream, memberId, new FinishDataExport({ memberId, exportId, sizeBytes: bytes.length }, origin));
  }
}
