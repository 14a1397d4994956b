import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { CountReport, dayOf, quotaId, quotaStream } from '../quota/quota.decider.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { ReportContent } from './report.commands.js';
import { refuseUnfoundedReport } from './report.decider.js';
import { reportStream } from './report.stream.js';

/** A report counts against its reporter's day before it is recorded; what only its reporter could show is copied before that. */
@Injectable()
export class ReportContentHandler implements ICommandHandler<ReportContent> {
  constructor(
    private readonly store: EventStore,
    private readonly settings: ModerationSettings,
    private readonly content: ReportableContent,
  ) {}

  async execute(command: ReportContent): Promise<void> {
    refuseUnfoundedReport(command.data);
    const { reportId, reporterId: memberId, reportedType, reportedId } = command.data;
    const day = dayOf(command.origin.at);
    const count = new CountReport(
      { memberId, day, reportId, reportedId, perDay: this.settings.reportsPerDay },
      { ...command.origin, id: `${command.origin.id}/quota` },
    );
    await this.store.decideOn(quotaStream, quotaId(memberId, day), count);
    await this.content.keep(reportedType, reportedId, memberId, step(command.origin, 'keep'));
    await this.store.decideOn(reportStream, reportId, command);
  }
}
