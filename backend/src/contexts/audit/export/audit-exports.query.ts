import { Inject, Injectable } from '@nestjs/common';
import { EXPORT_LIMITS, EXPORT_TEXT, type ExportRow } from '../../../../contracts/audit-export.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory } from '../../../platform/identity/author-directory.js';
import { idsAmong, withNames } from '../../../platform/identity/names-for-ids.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { givenUpAt } from './audit-export.rules.js';
import { type AuditExportDocument, auditExportsView } from './audit-exports.model.js';
import { ExportProgress } from './export-progress.service.js';

/** Answers readers how their own exports stand. */
@Injectable()
export class AuditExportsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly progress: ExportProgress,
    private readonly authors: AuthorDirectory,
  ) {}

  /** The newest first. */
  async of(readerId: string): Promise<ExportRow[]> {
    const found = await this.views.find(auditExportsView.name, { reader_id: readerId }, { sort: [['position', -1]], limit: EXPORT_LIMITS.listed });
    return this.rowsOf(found);
  }

  /** One of them; null when it is nobody's, or somebody else's. */
  async byId(readerId: string, id: string): Promise<ExportRow | null> {
    const found = await this.views.get(auditExportsView.name, id);
    return found?.reader_id === readerId ? ((await this.rowsOf([found])).at(0) ?? null) : null;
  }

  private async rowsOf(found: readonly AuditExportDocument[]): Promise<ExportRow[]> {
    const people = await this.authors.byIds(found.flatMap(({ what }) => idsAmong(what)));
    return Promise.all(found.map((row) => this.rowOf({ ...row, what: withNames(row.what, people) })));
  }

  /** What has passed its time is over, whether or not that has been recorded. */
  private async rowOf({ _id: id, reader_id, position: _, ...row }: AuditExportDocument): Promise<ExportRow> {
    const now = this.clock.now().toISOString();
    if (row.state === 'ready' && row.expires_at !== null && row.expires_at <= now) return { id, ...row, state: 'expired', done: null };
    if (row.state !== 'preparing') return { id, ...row, done: null };
    if (givenUpAt(row.requested_at) <= now) return { id, ...row, state: 'failed', done: null, failure: EXPORT_TEXT.givenUp };
    const progress = await this.progress.of(reader_id, id);
    return { id, ...row, facts: progress?.total ?? null, done: progress?.done ?? null };
  }
}
