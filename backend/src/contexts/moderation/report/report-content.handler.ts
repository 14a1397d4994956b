import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { MODERATION_TEXT } from '../../../../contracts/moderation.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { knows } from '../case/case.state.rules.js';
import { caseStream } from '../case/case.stream.js';
import { CopiedEvidence } from '../evidence/copied-evidence.service.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { CountReport, dayOf, quotaId, quotaStream } from '../quota/quota.decider.js';
import { ReportContent } from './report.commands.js';
import { refuseUnfoundedReport } from './report.decider.js';
import { reportStream } from './report.stream.js';

/** Between counting a report and recording it stands nothing: one that is not recorded by then was cut short. */
const RECORDED_WITHIN_MS = 60_000;

/**
 * What only its reporter could show is copied first, then the report counts against their day, then it is recorded: whatever fails before leaves them
 * their day. One that a crash left counted alone counts for nothing a minute later.
 */
@Injectable()
export class ReportContentHandler implements ICommandHandler<ReportContent> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: ModerationSettings,
    private readonly copies: CopiedEvidence,
  ) {}

  async execute(command: ReportContent): Promise<void> {
    refuseUnfoundedReport(command.data);
    const { reportId, reporterId: memberId, reportedType, reportedId } = command.data;
    const { at } = command.origin;
    await this.refuseAboutAnother(command);
    const day = dayOf(at);
    const unrecorded = await this.unrecordedOf(quotaId(memberId, day), at);
    const count = new CountReport(
      { memberId, day, reportId, reportedId, perDay: this.settings.reportsPerDay, unrecorded },
      { ...command.origin, id: `${command.origin.id}/quota` },
    );
    await this.store.rehearse(quotaStream, quotaId(memberId, day), count);
    await this.copies.keep({ type: reportedType, contentId: reportedId, reportId, reporterId: memberId }, step(command.origin, 'keep'));
    await this.store.decideOn(quotaStream, quotaId(memberId, day), count);
    await this.store.decideOn(reportStream, reportId, command);
  }

  /** One case is about one member. What two report at the same time may join it all the same: it stays about the first. */
  private async refuseAboutAnother({ data: { reportId, reportedId, authorId } }: ReportContent): Promise<void> {
    const found = await this.store.state(caseStream, reportedId);
    if (!found || found.open.length === 0 || found.memberId === authorId || knows(found, reportId)) return;
    throw new RuleViolation('report.open-about-another', MODERATION_TEXT.openAboutAnother, null, 'conflict');
  }

  private async unrecordedOf(quota: string, now: string): Promise<readonly string[]> {
    const old = new Date(Date.parse(now) - RECORDED_WITHIN_MS).toISOString();
    const counted = (await this.store.read(quotaStream, quota)).filter(({ at }) => at < old).map(({ data }) => data.reportId);
    const found = await Promise.all(counted.map(async (id) => ({ id, report: await this.store.state(reportStream, id) })));
    return found.filter(({ report }) => !report).map(({ id }) => id);
  }
}
