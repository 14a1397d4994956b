import { Inject, Injectable } from '@nestjs/common';
import type { ReportedType } from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { appealsView } from '../appeal/appeal.model.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import type { Report } from '../report/report.decider.js';
import { reportStream } from '../report/report.stream.js';
import { daysBefore } from '../standing/standing.rules.js';
import { knows } from './case.state.rules.js';
import { caseStream } from './case.stream.js';

/** Answers whether what was reported is still needed by those who judge it. */
@Injectable()
export class CaseEvidenceQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly settings: ModerationSettings,
  ) {}

  /** Whether a report waits for a decision, or none has arrived at the case yet. */
  async isOpen(caseId: string): Promise<boolean> {
    const found = await this.store.state(caseStream, caseId);
    return !found || found.open.length > 0 || Boolean(found.awaits);
  }

  /** What a case is about; null where there is none. */
  async typeOf(caseId: string): Promise<ReportedType | null> {
    return (await this.store.state(caseStream, caseId))?.reportedType ?? null;
  }

  /** Whether one of these reports was recorded. */
  async isReported(reportIds: readonly string[]): Promise<boolean> {
    return (await this.standing(reportIds)).length > 0;
  }

  /** While the case is open or one of these reports is on its way to it, a decision on it may be appealed, or an appeal against one is open. Asks the facts of the case, not a view that may be behind. */
  async isNeeded(caseId: string, reportIds: readonly string[] = []): Promise<boolean> {
    const facts = await this.store.read(caseStream, caseId);
    const found = fold(caseStream.decider, facts);
    // Asked after the case: what joins it in between is found by one of the two.
    const onTheirWay = await this.standing(reportIds.filter((id) => !found || !knows(found, id)));
    if (onTheirWay.some((report) => !report.settled && !report.lapsed)) return true;
    if (!found) return false;
    if (found.open.length > 0 || found.awaits) return true;
    const now = this.clock.now().toISOString();
    if (facts.some(({ type, at }) => type === 'CaseDecided' && at > daysBefore(now, this.settings.appealDaysAt(at)))) return true;
    const ids = found.decided.map(({ id }) => id);
    return ids.length > 0 && (await this.views.getMany(appealsView.name, ids)).some(({ open }) => open);
  }

  private async standing(reportIds: readonly string[]): Promise<readonly NonNullable<Report>[]> {
    const found = await Promise.all(reportIds.map((id) => this.store.state(reportStream, id)));
    return found.filter((report) => report !== null);
  }
}
