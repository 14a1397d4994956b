import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { displayName } from '../../../../contracts/accounts.js';
import type { Waiting } from '../../../../contracts/approvals.js';
import { isTimed } from '../../../../contracts/cases.js';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import {
  alreadySettledText,
  MODERATION_ACTIONS,
  MODERATION_TEXT,
  type ModeratedReport,
  type ModerateReportRequest,
  outcomeOf,
  REPORT_LIMITS,
  type ReportCase,
} from '../../../../contracts/moderation.js';
import { seenWords } from '../../../../contracts/one-line.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { JoinCase } from '../case/case.commands.js';
import { knows } from '../case/case.state.rules.js';
import { caseStream } from '../case/case.stream.js';
import { CaseDecisions, outcomeLabel } from '../case/case-decisions.service.js';
import type { ReportDocument } from '../views/moderation.model.js';
import { ReportQuery } from './report.query.js';

/** Takes a moderator's decision on a report, from the console and from the API alike: it is a decision on the whole case. */
@Injectable()
export class ReportDecisions {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly reports: ReportQuery,
    private readonly cases: CaseDecisions,
    private readonly authors: AuthorDirectory,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** The report as it stands once the decision has had its effects. */
  async decide(reportId: string, request: ModerateReportRequest, caller: Caller): Promise<ModeratedReport> {
    const report = await this.reports.byId(reportId);
    if (!report) throw notFound(MODERATION_TEXT.reportNotFound);
    await this.joined(report, request, caller);
    refuseContradiction(request);
    const waits = await this.carryOut(report, request, caller);
    return this.reply.afterPolicies(async () => ({ ...(await this.case(reportId, caller)), ...(waits && { waits }) }));
  }

  async case(reportId: string, { memberId }: Caller): Promise<ReportCase> {
    const found = await this.reports.case(reportId, memberId ?? '');
    if (!found) throw notFound(MODERATION_TEXT.reportNotFound);
    return found;
  }

  /** A policy sees to it a moment after the report came; whoever is faster does it themselves. */
  private async joined(report: ReportDocument, { status }: ModerateReportRequest, caller: Caller): Promise<void> {
    // Made in any case: ids are counted, and those after it are the same when the request is repeated.
    const origin = this.origins.of(caller);
    const state = await this.store.state(caseStream, report.reported_id);
    const isKnown = state !== null && knows(state, report._id);
    // A decision that the case knows is left to the case: it may be this very one, asked for again because its answer was lost.
    if (!report.open && !(isKnown && DECIDES.includes(status))) throw await this.settled(report);
    if (!isKnown) await this.commands.execute(new JoinCase(joining(report), origin));
  }

  private async carryOut(report: ReportDocument, { status, action, note, durationMinutes }: ModerateReportRequest, caller: Caller): Promise<Waiting | null> {
    const { _id: reportId, reported_id, reported_type, reported_user_id: member_id, reason } = report;
    const target = { _id: reported_id, reported_type, member_id };
    if (status === 'under_review') await this.cases.sendClaim(target, true, caller);
    if (status === 'pending') await this.cases.sendRelease(target, true, caller);
    if (!DECIDES.includes(status)) return null;
    const words = seenWords(note);
    const wanted = {
      ...{
        reportId,
        reason,
        clause: null,
        fields: [],
        status: status === 'dismissed' ? ('dismissed' as const) : ('resolved' as const),
        durationMinutes: durationMinutes ?? null,
      },
      upheld: outcomeOf(action) !== 'no_action',
      actions: MODERATION_ACTIONS.filter((known) => known === action),
      recordedAction: action ?? null,
      ...(status === 'dismissed' ? { message: null, staffNote: words } : { message: words, staffNote: null }),
    };
    return (await this.cases.take(target, wanted, caller)).waits;
  }

  private async settled({ outcome, status, moderator_id }: ReportDocument): Promise<RuleViolation> {
    if (!moderator_id) return new RuleViolation('case.lapsed', HOLDING_TEXT.takenBackByAuthor, null, 'conflict');
    const who = displayName(authorIn(await this.authors.byIds([moderator_id]), moderator_id));
    const what = status === 'dismissed' ? status : outcome;
    return new RuleViolation('case.already-settled', alreadySettledText(who, outcomeLabel(what)), null, 'conflict', {
      settled_by: moderator_id,
      outcome: what,
    });
  }
}

const DECIDES: readonly string[] = ['resolved', 'dismissed'];

const joining = ({
  _id: reportId,
  reported_id: caseId,
  reported_type: reportedType,
  reported_user_id: memberId,
  ...report
}: ReportDocument): JoinCase['data'] => ({
  ...{ reportId, caseId, reportedType, memberId },
  topicId: report.topic_id,
  contentRevision: report.content_revision,
  reason: report.reason,
  reportedAt: report.created_at,
});

/** Throws when the request contradicts itself, in the words of its fields. */
function refuseContradiction({ status, action, note, durationMinutes }: ModerateReportRequest): void {
  const acts = MODERATION_ACTIONS.some((known) => known === action);
  if (acts && status !== 'resolved') throw invalid('report.action-needs-resolved', 'action', MODERATION_TEXT.actionNeedsResolved);
  if (durationMinutes !== undefined && !isTimed(action ?? '')) throw invalid('report.duration-not-used', 'durationMinutes', MODERATION_TEXT.durationNotUsed);
  if ((note?.trim().length ?? 0) > REPORT_LIMITS.note) throw invalid('report.note-long', 'note', MODERATION_TEXT.noteLong);
}

const invalid = (code: string, field: string, sentence: string) => new RuleViolation(code, sentence, { [field]: sentence });
