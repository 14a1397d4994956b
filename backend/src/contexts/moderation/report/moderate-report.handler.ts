import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { displayName } from '../../../../contracts/accounts.js';
import { alreadySettledText, type ModerationOutcome, OUTCOME_LABEL, REPORT_STATUS_LABEL } from '../../../../contracts/moderation.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { ModerateReport } from './report.commands.js';
import { reportStream } from './report.stream.js';

/** Decides on a report; whoever comes second is told who was first and what they decided. */
@Injectable()
export class ModerateReportHandler implements ICommandHandler<ModerateReport> {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
  ) {}

  async execute(command: ModerateReport): Promise<void> {
    try {
      await this.store.decideOn(reportStream, command.data.reportId, command);
    } catch (error) {
      throw error instanceof RuleViolation && error.code === 'report.already-settled' ? await this.named(error) : error;
    }
  }

  private async named({ code, details }: RuleViolation): Promise<RuleViolation> {
    const settledBy = String(details.settled_by);
    const who = displayName(authorIn(await this.authors.byIds([settledBy]), settledBy));
    const what = details.outcome === 'dismissed' ? REPORT_STATUS_LABEL.dismissed : OUTCOME_LABEL[details.outcome as ModerationOutcome];
    return new RuleViolation(code, alreadySettledText(who, what), null, 'conflict', details);
  }
}
