import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MODERATION_TEXT, type ModerateReportRequest, type ReportCase } from '../../../../contracts/moderation.js';
import type { Role } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { ModeratedMemberQuery } from '../member/moderated-member.query.js';
import { ModerateReport } from './report.commands.js';
import { ReportQuery } from './report.query.js';

/** Takes a moderator's decision on a report, from the console and from the API alike. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: ReportQuery,
    private readonly members: ModeratedMemberQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** The case as it stands once the decision has had its effects. */
  async decide(reportId: string, { status, action, note, durationMinutes }: ModerateReportRequest, moderatorId: string, caller: Caller): Promise<ReportCase> {
    const report = await this.reports.byId(reportId);
    if (!report) throw notFound(MODERATION_TEXT.reportNotFound);
    const roles = { reportedRole: await this.roleOf(report.reported_user_id), moderatorRole: caller.role };
    const data = { reportId, moderatorId, ...roles, status, action: action ?? null, note: note ?? null, durationMinutes: durationMinutes ?? null };
    await this.commands.execute(new ModerateReport(data, this.origins.of(caller)));
    return this.reply.afterPolicies(() => this.case(reportId));
  }

  async case(reportId: string): Promise<ReportCase> {
    const found = await this.reports.case(reportId);
    if (!found) throw notFound(MODERATION_TEXT.reportNotFound);
    return found;
  }

  private async roleOf(memberId: string): Promise<Role> {
    const member = await this.members.byId(memberId);
    return (member?.role ?? 'user') as Role;
  }
}
