import { dailyLimitText, MODERATION_TEXT } from '../../../../contracts/moderation.js';
import { Command } from '../../../kernel/command.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

export type ReportCounted = DomainEvent<'ReportCounted', { memberId: string; day: string; reportId: string; reportedId: string }>;

interface Counted {
  readonly memberId: string;
  readonly day: string;
  readonly reportId: string;
  readonly reportedId: string;
  readonly perDay: number;
  /** Those that were counted and never recorded: they count for nothing. */
  readonly unrecorded: readonly string[];
}

/** Counts a report against what its reporter may send in a day. */
export class CountReport extends Command<Counted> {
  readonly type = 'CountReport';
}

export type Quota = readonly { readonly reportId: string; readonly reportedId: string }[];

/** A member sends a few reports a day, and one about the same content. */
export const quota: Decider<Quota, CountReport, ReportCounted> = {
  initial: [],
  evolve: (state, { data: { reportId, reportedId } }) => [...state, { reportId, reportedId }],
  decide({ data: { perDay, unrecorded, ...report } }, state) {
    if (state.some(({ reportId }) => reportId === report.reportId)) return [];
    const counted = state.filter(({ reportId }) => !unrecorded.includes(reportId));
    if (counted.some(({ reportedId }) => reportedId === report.reportedId))
      throw new RuleViolation('ALREADY_REPORTED', MODERATION_TEXT.alreadyReported, null, 'conflict');
    if (counted.length >= perDay) {
      throw new RuleViolation('DAILY_LIMIT_EXCEEDED', dailyLimitText(perDay, counted.length), null, 'rate-limited', {
        dailyCount: counted.length,
        dailyLimit: perDay,
      });
    }
    return [{ type: 'ReportCounted', data: report }];
  },
};

/** `report-quota-<member id>.<day>`: a stream a day, so that it closes by itself. */
export const quotaStream: StreamType<Quota, CountReport, ReportCounted> = {
  category: 'report-quota',
  decider: quota,
  events: { ReportCounted: { schema: 1 } },
};

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });
/** The day in Turkey to which a time belongs, as 2026-11-21. */
export const dayOf = (at: string): string => DAY.format(new Date(at));
export const quotaId = (memberId: string, day: string): string => `${memberId}.${day}`;
