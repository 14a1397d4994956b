import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { EXPORT_TEXT } from '../../../../contracts/audit-export.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Files } from '../../../kernel/files.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { FILES } from '../../../platform/tokens.js';
import { NoteExportedRecords } from '../access/fact-disclosure.commands.js';
import { FailAuditExport, FinishAuditExport, type PrepareAuditExport, WithdrawAuditExport } from './audit-export.commands.js';
import { auditExportStream } from './audit-export.decider.js';
import { exportKey } from './audit-export.rules.js';
import { ExportMaker } from './export-maker.service.js';
import { ExportProgress } from './export-progress.service.js';

/** Makes the file, tells the members whose records it opens, then records that it is there. A crash in between makes it once more, under the same key. */
@Injectable()
export class PrepareAuditExportHandler implements ICommandHandler<PrepareAuditExport> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly maker: ExportMaker,
    private readonly progress: ExportProgress,
    private readonly authors: AuthorDirectory,
    private readonly positions: ViewPositions,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async execute({ data: { readerId, exportId }, origin }: PrepareAuditExport): Promise<void> {
    const past = await this.store.read(auditExportStream, readerId);
    const asked = past.find((fact) => fact.type === 'AuditExportRequested' && fact.data.exportId === exportId);
    const isWaiting = (await this.store.state(auditExportStream, readerId)).get(exportId)?.state === 'preparing';
    if (asked?.type !== 'AuditExportRequested' || !isWaiting) return;
    const { role } = authorIn(await this.authors.byIds([readerId]), readerId);
    if (!holds(role as Role, 'audit.export')) {
      await this.store.decideOn(auditExportStream, readerId, new FailAuditExport({ readerId, exportId, failure: EXPORT_TEXT.noLonger }, origin));
      return;
    }
    const { bytes, opened, ...made } = await this.maker.make(asked, role as Role, origin, (done, total) =>
      this.progress.note(readerId, exportId, { done, total }),
    );
    await this.files.put(exportKey(readerId, exportId), { bytes, type: 'application/zip' });
    for (const [memberId, facts] of opened) {
      const reading: Origin = { ...origin, id: `${origin.id}/${memberId}`, actor: asked.actor };
      await this.commands.execute(new NoteExportedRecords({ memberId, exportId, facts, note: asked.data.note }, reading));
    }
    const ends = (await this.hasLost(opened.keys()))
      ? new WithdrawAuditExport({ readerId, exportId }, origin)
      : new FinishAuditExport({ readerId, exportId, sizeBytes: bytes.length, ...made }, origin);
    await this.store.decideOn(auditExportStream, readerId, ends);
    const isKept = (await this.store.state(auditExportStream, readerId)).get(exportId)?.state === 'ready';
    if (!isKept) await this.files.remove(exportKey(readerId, exportId));
    await this.progress.over(readerId, exportId);
  }

  /** Whether one of those whose records were opened has left since: what was read of them may not be kept. */
  private async hasLost(memberIds: Iterable<string>): Promise<boolean> {
    const ids = [...memberIds];
    if (ids.length === 0) return false;
    await this.positions.allReached();
    const authors = await this.authors.byIds(ids);
    return ids.some((id) => authorIn(authors, id).username === '');
  }
}
