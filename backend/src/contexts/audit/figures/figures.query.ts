import { Injectable } from '@nestjs/common';
import {
  type Agreement,
  FIGURES_LIMITS,
  type Figures,
  type FiguresRequest,
  type ModeratorReversal,
  type Offender,
  type ReportFigures,
  type Reversal,
  type WaitBucket,
} from '../../../../contracts/figures.js';
import { REASON_LABEL, REPORT_REASONS, type ReportReason } from '../../../../contracts/moderation.js';
import type { Judgement } from '../../../../contracts/second-review.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { ReviewSettings } from '../second-review/review-settings.port.js';
import type { Column } from './columns.rules.js';
import { FigureRows, NO, REPORT_STATES, SAMPLE_STATES } from './figure-rows.service.js';
import { type Span, spanOf } from './span.rules.js';
import { kappaOf, quantileOf, shareOf } from './statistics.rules.js';

const HOUR_MS = 3_600_000;
const WAITS = [
  { label: '1 saate dek', upTo: 1 },
  { label: '1–4 saat', upTo: 4 },
  { label: '4–12 saat', upTo: 12 },
  { label: '12–24 saat', upTo: 24 },
  { label: '1–3 gün', upTo: 72 },
  { label: '3 günden çok', upTo: Number.POSITIVE_INFINITY },
] as const;

/** Answers the figures of some days. */
@Injectable()
export class FiguresQuery {
  constructor(
    private readonly rows: FigureRows,
    private readonly authors: AuthorDirectory,
    private readonly settings: ReviewSettings,
  ) {}

  /** Of the last days up to `now` unless others are asked for. Throws RuleViolation for what is no day. */
  async of(days: FiguresRequest, now: Date): Promise<Figures> {
    const span = spanOf(days, now);
    await this.rows.fresh();
    // All is counted at once: a row that comes in meanwhile would move the others.
    const counted = this.counted(span, now);
    const { moderators, offenders } = counted;
    const people = await this.authors.byIds([...moderators.map(({ key }) => key), ...offenders.rows.map(({ member }) => member)]);
    const named = moderators.map((row): ModeratorReversal => ({ ...row, moderator: authorIn(people, row.key) }));
    return {
      ...counted,
      from: span.from,
      to: span.to,
      // No ranking: by name.
      moderators: named.sort((one, other) => one.moderator.username.localeCompare(other.moderator.username, 'tr')),
      offenders: {
        ...offenders,
        rows: offenders.rows.map(
          ({ member, count, last }): Offender => ({ member: authorIn(people, member), offences: count, last_at: new Date(last).toISOString() }),
        ),
      },
    };
  }

  private counted(span: Span, now: Date) {
    const { decisions, people, rules } = this.rows;
    const within = indexesIn(decisions.column('at'), span);
    const offences = this.offences(within);
    const repeated = [...offences.values()].filter(({ count }) => count >= FIGURES_LIMITS.repeats);
    const worst = repeated.sort((one, other) => other.count - one.count || other.last - one.last).slice(0, FIGURES_LIMITS.offenders);
    return {
      decisions: within.length,
      reversed: shareOf(sumOf(decisions.column('reversed'), within), within.length),
      agreement: this.agreement(within),
      rules: this.reversals('rule', within, (number) => {
        const key = rules.text(number);
        return { key, label: REASON_LABEL[key as ReportReason] ?? key };
      }),
      moderators: this.reversals('moderator', within, (number) => ({ key: people.text(number), label: '' })),
      offenders: { members: offences.size, repeated: repeated.length, rows: worst },
      time: this.time(within, now),
      reports: this.reports(span),
    };
  }

  private reversals(column: 'rule' | 'moderator', within: Uint32Array, named: (number: number) => Pick<Reversal, 'key' | 'label'>): Reversal[] {
    const [groups, reversed] = [this.rows.decisions.column(column), this.rows.decisions.column('reversed')];
    const counts = new Map<number, { decisions: number; reversed: number }>();
    for (const index of within) {
      const group = groups[index] ?? 0;
      const count = counts.get(group) ?? { decisions: 0, reversed: 0 };
      if (count.decisions === 0) counts.set(group, count);
      count.decisions++;
      count.reversed += reversed[index] ?? 0;
    }
    const rows = [...counts].map(([group, count]) => ({ ...named(group), ...count, share: shareOf(count.reversed, count.decisions) }));
    return rows.sort((one, other) => one.label.localeCompare(other.label, 'tr', { numeric: true }));
  }

  /** What was done about members, or at least said to them, and stands. */
  private offences(within: Uint32Array) {
    const { decisions, people, judgements } = this.rows;
    const [members, judged, reversed, at] = (['member', 'judgement', 'reversed', 'at'] as const).map((name) => decisions.column(name)) as (
      | Column
      | undefined
    )[];
    const dismissed = judgements.of('dismissed');
    const found = new Map<number, { member: string; count: number; last: number }>();
    for (const index of within) {
      if (judged?.[index] === dismissed || reversed?.[index]) continue;
      const [member, when] = [members?.[index] ?? 0, at?.[index] ?? 0];
      const known = found.get(member) ?? { member: people.text(member), count: 0, last: 0 };
      if (known.count === 0) found.set(member, known);
      known.count++;
      known.last = Math.max(known.last, when);
    }
    return found;
  }

  private agreement(within: Uint32Array): Agreement {
    const { decisions, judgements } = this.rows;
    const [sample, decided, reviewed, sameRule] = (['sample', 'judgement', 'reviewed', 'sameRule'] as const).map((name) => decisions.column(name)) as (
      | Column
      | undefined
    )[];
    const inState = (state: (typeof SAMPLE_STATES)[number]) => within.filter((index) => sample?.[index] === SAMPLE_STATES.indexOf(state));
    const given = inState('given');
    const pairs = Array.from(given, (index) => [judgements.text(decided?.[index] ?? NO), judgements.text(reviewed?.[index] ?? NO)] as [Judgement, Judgement]);
    const agreed = pairs.filter(([one, other]) => one === other).length;
    const [waiting, left] = [inState('waiting').length, inState('left').length];
    const ruled = given.filter((index) => sameRule?.[index] !== NO);
    const cells = new Map<string, Agreement['cells'][number]>();
    for (const [one, other] of pairs) {
      const key = `${one} ${other}`;
      cells.set(key, { decided: one, reviewed: other, count: (cells.get(key)?.count ?? 0) + 1 });
    }
    return {
      pairs: pairs.length,
      agreed,
      share: shareOf(agreed, pairs.length),
      kappa: kappaOf(pairs),
      verdict_kappa: kappaOf(pairs.map(([one, other]) => [verdictOf(one), verdictOf(other)] as const)),
      rule_pairs: ruled.length,
      rule_agreed: ruled.filter((index) => sameRule?.[index] === 1).length,
      cells: [...cells.values()],
      sampled: given.length + waiting + left,
      waiting,
      left,
    };
  }

  /** Of cases that somebody reported: what nobody did has not waited. */
  private time(within: Uint32Array, now: Date): Figures['time'] {
    const [waited, inTime] = [this.rows.decisions.column('waited'), this.rows.decisions.column('within')];
    const times = new Float64Array(within.length);
    let [reported, onTime] = [0, 0];
    for (const index of within) {
      const wait = waited[index] ?? NO;
      if (wait === NO) continue;
      times[reported++] = wait;
      onTime += inTime[index] ?? 0;
    }
    const sorted = times.subarray(0, reported).sort();
    let from = 0;
    const waits = WAITS.map(({ label, upTo }): WaitBucket => {
      const start = from;
      while (from < sorted.length && (sorted[from] ?? 0) <= upTo * HOUR_MS) from++;
      return { label, count: from - start };
    });
    return {
      decided: reported,
      median_ms: quantileOf(sorted, 0.5),
      p90_ms: quantileOf(sorted, 0.9),
      within: shareOf(onTime, reported),
      target_hours: this.settings.targetHoursAt(now.toISOString()),
      waits,
    };
  }

  private reports(span: Span): ReportFigures[] {
    const { reports } = this.rows;
    const [reasons, states] = [reports.column('reason'), reports.column('state')];
    const rows = REPORT_REASONS.map((reason): ReportFigures => ({ reason, upheld: 0, dismissed: 0, open: 0, lapsed: 0 }));
    for (const index of indexesIn(reports.column('at'), span)) {
      const [row, state] = [rows[reasons[index] ?? 0], REPORT_STATES[states[index] ?? 0]];
      if (row && state) row[state]++;
    }
    return rows;
  }
}

const verdictOf = (judgement: Judgement): string => (judgement === 'dismissed' ? 'dismissed' : 'upheld');

function indexesIn(times: Column, { since, until }: Span): Uint32Array {
  const found = new Uint32Array(times.length);
  let count = 0;
  for (let index = 0; index < times.length; index++) {
    const time = times[index] ?? 0;
    if (time >= since && time < until) found[count++] = index;
  }
  return found.subarray(0, count);
}

function sumOf(column: Column, indexes: Uint32Array): number {
  let sum = 0;
  for (const index of indexes) sum += column[index] ?? 0;
  return sum;
}
