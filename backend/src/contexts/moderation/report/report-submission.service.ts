import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CreateReportRequest, MODERATION_TEXT, type ReportAccepted } from '../../../../contracts/moderation.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { ReportContent } from './report.commands.js';
import { ReportQuery } from './report.query.js';
import { isReportableBy } from './report.rules.js';

/** Takes in a report, by whichever of the three calls it came. */
@Injectable()
export class ReportSubmission {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: ReportableContent,
    private readonly reports: ReportQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async accept(request: CreateReportRequest, reporterId: string, caller: Caller): Promise<ReportAccepted> {
    const { reported_type: reportedType, reported_id: reportedId, reported_user_id: reportedUserId, reason, description = null } = request;
    const found = await this.content.find(reportedType, reportedId);
    const isForReporter = !found?.unlisted || found.authorId === reporterId;
    if (!found || !isForReporter || !(found.readers?.includes(reporterId) ?? true) || !isReportableBy(caller.role, found.now.state, found.isKept))
      throw notFound(MODERATION_TEXT.contentGone);
    const reportId = this.ids.next();
    const { authorId, topicId, revision: contentRevision } = found;
    const data = { reportId, reporterId, reportedType, reportedId, reportedUserId, authorId, topicId, contentRevision, reason, description };
    await this.commands.execute(new ReportContent(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ({ reportId, ...(await this.reports.dailyCount(reporterId)) }));
  }
}
