import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { EXPORT_TEXT, type ExportRequest, type ExportRow, factsAtMost, tooManyFactsText } from '../../../../contracts/audit-export.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { TimelineQuery } from '../timeline/timeline.query.js';
import { RequestAuditExport } from './audit-export.commands.js';
import { auditExportStream } from './audit-export.decider.js';
import { AuditExportsQuery } from './audit-exports.query.js';
import { ExportWords } from './export-words.service.js';

/** Asks for exports, at once or once a second person has confirmed it. */
@Injectable()
export class ExportRequests {
  constructor(
    private readonly commands: CommandBus,
    private readonly timeline: TimelineQuery,
    private readonly exports: AuditExportsQuery,
    private readonly words: ExportWords,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The reader's exports then, and the sentence that says whether it is made or waits. Throws where there is nothing to export, or too much. */
  async ask({ profile, format, reason, ...filter }: ExportRequest, readerId: string, caller: Caller): Promise<{ rows: ExportRow[]; message: string }> {
    const found = await this.timeline.count(filter, factsAtMost(profile) + 1, readerId);
    if (found === 0) throw new RuleViolation('export.nothing', EXPORT_TEXT.nothing, null, 'conflict');
    if (found > factsAtMost(profile)) throw new RuleViolation('export.too-many', tooManyFactsText(profile), null, 'conflict');
    const data = { readerId, exportId: this.ids.next(), filter, words: await this.words.of(filter), profile, format, reason: reason ?? null };
    const command = new RequestAuditExport(data, this.origins.of(caller));
    await this.store.rehearse(auditExportStream, readerId, command);
    const waiting = await this.second.hold(command);
    if (!waiting) await this.commands.execute(command);
    const rows = await this.reply.afterViews(() => this.exports.of(readerId));
    return { rows, message: waiting ? APPROVAL_TEXT.waits : EXPORT_TEXT.requested };
  }
}
