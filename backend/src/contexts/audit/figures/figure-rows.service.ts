import { Inject, Injectable } from '@nestjs/common';
import { REPORT_REASONS, type ReportReason } from '../../../../contracts/moderation.js';
import type { Document, FilterOf, ViewName, Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import {
  type JudgedDocument,
  judgedView,
  type Opening,
  openingsView,
  type ReportFateDocument,
  type ReportState,
  reportFatesView,
  type SampleState,
} from '../decisions/decisions.model.js';
import { ReviewSettings } from '../second-review/review-settings.port.js';
import { Columns, Numbered } from './columns.rules.js';

/** So many rows take a few milliseconds, after which everybody else has their turn. */
const PAGE = 100;
/** Rows of one batch of facts may come one after the other; those of the last ones are read again. */
const AGAIN = 2_000;
const HOUR_MS = 3_600_000;

export const SAMPLE_STATES = ['none', 'waiting', 'given', 'left'] as const satisfies readonly SampleState[];
export const REPORT_STATES = ['open', 'upheld', 'dismissed', 'lapsed'] as const satisfies readonly ReportState[];
export const NO = -1;

const DECISIONS = {
  ...{ at: Float64Array, waited: Float64Array, within: Int8Array },
  ...{ rule: Int32Array, moderator: Int32Array, member: Int32Array },
  ...{ judgement: Int8Array, reversed: Int8Array, sample: Int8Array, reviewed: Int8Array, sameRule: Int8Array },
};
const REPORTS = { at: Float64Array, reason: Int8Array, state: Int8Array };

interface Changing extends Document {
  readonly position: number;
  readonly changed: number;
}

/**
 * What the figures count, in memory: read once in pages, then only what has changed since. It is derived from the views and lost with the process;
 * a request reads what happened since the one before, and no more. Between two pages others have their turn.
 */
@Injectable()
export class FigureRows {
  readonly decisions = new Columns(DECISIONS);
  readonly reports = new Columns(REPORTS);
  readonly rules = new Numbered();
  readonly judgements = new Numbered();
  readonly people = new Numbered();
  private readonly upTo = { decisions: 0, reports: 0 };
  private turn: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly settings: ReviewSettings,
  ) {}

  /** Resolves when all is there that the views held when it was asked. One request reads, others wait for their turn. */
  async fresh(): Promise<void> {
    const mine = this.turn.catch(() => undefined).then(() => this.catchUp());
    this.turn = mine;
    return mine;
  }

  /** Resolves when nothing is read any more: the views are about to be closed. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.turn.catch(() => undefined);
  }

  private async catchUp(): Promise<void> {
    await this.readOn<JudgedDocument>(judgedView.name, 'decisions', (rows) => this.takeDecisions(rows));
    await this.readOn<ReportFateDocument>(reportFatesView.name, 'reports', (rows) => this.takeReports(rows));
  }

  private async readOn<Row extends Changing>(view: ViewName<Row>, name: 'decisions' | 'reports', take: (rows: readonly Row[]) => Promise<void> | void) {
    let [from, limit] = [this.upTo[name] - AGAIN, PAGE];
    while (!this.isOver) {
      const filter = { changed: { $gte: from } } as FilterOf<NoInfer<Row>>;
      const rows = await this.views.find<Row>(view, filter, { sort: [['changed', 1]], limit });
      await take(rows);
      const last = rows.at(-1)?.changed ?? 0;
      this.upTo[name] = Math.max(this.upTo[name], last);
      if (rows.length < limit) return;
      // Several rows may have been changed by one fact, of which a page may hold some: of one that changed more than a page holds, more is read.
      limit = last === from ? limit * 2 : PAGE;
      from = last;
      await new Promise(setImmediate);
    }
  }

  private async takeDecisions(rows: readonly JudgedDocument[]): Promise<void> {
    const cases = await this.views.getMany(openingsView.name, [...new Set(rows.map(({ case_id }) => case_id))]);
    const openings = new Map(cases.map(({ _id, openings: all }) => [_id, all]));
    for (const row of rows) this.decisions.put(row.position, this.decisionOf(row, openings.get(row.case_id) ?? []));
  }

  private decisionOf(row: JudgedDocument, openings: readonly Opening[]) {
    const { position, at, clause, reason, judgement, moderator_id, member_id, reversed_at, reversed_by, verdict, sample, review } = row;
    const cameUp = openings.findLast((opening) => opening.position < position)?.at ?? null;
    const waited = cameUp === null ? NO : Date.parse(at) - Date.parse(cameUp);
    const isUpheldByBoth = verdict === 'upheld' && review?.verdict === 'upheld';
    return {
      at: Date.parse(at),
      waited,
      within: cameUp !== null && waited <= this.settings.targetHoursAt(cameUp) * HOUR_MS ? 1 : 0,
      rule: this.rules.of(clause ? clauseKey(clause) : reason),
      moderator: this.people.of(moderator_id),
      member: this.people.of(member_id),
      judgement: this.judgements.of(judgement),
      // Whoever corrects themselves is not held to it.
      reversed: reversed_at !== null && reversed_by !== moderator_id ? 1 : 0,
      sample: SAMPLE_STATES.indexOf(sample),
      reviewed: review ? this.judgements.of(review.judgement) : NO,
      sameRule: isUpheldByBoth ? Number((clause ?? reason) === (review.clause ?? review.reason)) : NO,
    };
  }

  private takeReports(rows: readonly ReportFateDocument[]): void {
    for (const { position, at, reason, state } of rows) {
      this.reports.put(position, { at: Date.parse(at), reason: REPORT_REASONS.indexOf(reason as ReportReason), state: REPORT_STATES.indexOf(state) });
    }
  }
}

const CLAUSE = 'Kural ';
/** A rule of the community; what it is called otherwise is the reason of a report. */
const clauseKey = (clause: string): string => `${CLAUSE}${clause}`;
