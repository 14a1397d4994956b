import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type CreateReportRequest, MODERATION_TEXT, type ReportAccepted, type ReportedContent } from '../../../../contracts/moderation.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { ok } from '../../../platform/http/envelope.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { ReportQuery } from '../read/report.query.js';
import { ReportContent } from '../report/report.commands.js';
import { ReportableContent } from '../report/reportable-content.js';

/** Takes in a report, by whichever of the three calls it came. */
@Injectable()
export class ReportIntake {
  constructor(
    private readonly commands: CommandBus,
    private readonly content: ReportableContent,
    private readonly reports: ReportQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async accept(request: CreateReportRequest, reporterId: string, caller: Caller) {
    const { reported_type: reportedType, reported_id: reportedId, reported_user_id: reportedUserId, reason, description = null } = request;
    const found = await this.content.find(reportedType, reportedId);
    if (!found || !isShownTo(caller, found.now.state)) throw notFound(MODERATION_TEXT.contentGone);
    const reportId = this.ids.next();
    const { authorId, topicId, revision: contentRevision } = found;
    const data = { reportId, reporterId, reportedType, reportedId, reportedUserId, authorId, topicId, contentRevision, reason, description };
    await this.commands.execute(new ReportContent(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => {
      const accepted: ReportAccepted = { reportId, ...(await this.reports.dailyCount(reporterId)) };
      return ok(accepted, MODERATION_TEXT.reportAccepted);
    });
  }
}

/** Nobody reports what they cannot see; an author who tries to report their own hidden text is refused all the same. */
const isShownTo = ({ role }: Caller, state: ReportedContent['state']): boolean =>
  state === 'visible' || (state === 'hidden' && holds(role, 'content.read-hidden'));
