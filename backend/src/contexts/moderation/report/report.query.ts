import { Inject, Injectable } from '@nestjs/common';
import { aboveFields, aboveOf } from '../../../../contracts/above.js';
import type { Author } from '../../../../contracts/accounts.js';
import { HIDDEN_REPORTER, SYSTEM_AUTHOR, SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import type { DailyReportCount, ReportCase, ReportedType, ReportReason, ReportRow, ReportStatus } from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Filter, Sort, Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { ModerationSettings } from '../moderation-settings.port.js';
import { dayOf, quotaId } from '../quota/quota.decider.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { SessionCounter } from '../standing/session-counter.port.js';
import { StandingQuery } from '../standing/standing.query.js';
import { quotasView, type ReportDocument, reportersView, reportsView, targetsView } from '../views/moderation.model.js';

export interface ReportFilter {
  readonly status?: ReportStatus | 'open';
  readonly reported_type?: ReportedType;
  readonly reason?: ReportReason;
}

export interface ReportOrder {
  readonly by: 'created_at' | 'open_reports';
  readonly direction: 1 | -1;
}

/** Sorting by the number of reports looks at this many of the oldest ones that match. */
const RANKED = 500;
const SIMILAR = 50;
const GONE = { title: null, content: '', at: '', state: 'deleted' } as const;

/** Answers what has been reported and what a decision about it needs. */
@Injectable()
export class ReportQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly authors: AuthorDirectory,
    private readonly content: ReportableContent,
    private readonly standing: StandingQuery,
    private readonly sessions: SessionCounter,
    private readonly settings: ModerationSettings,
  ) {}

  byId(id: string): Promise<ReportDocument | null> {
    return this.views.get(reportsView.name, id);
  }

  /** As the reader may see it: nobody is told who reported them, also none of the staff. */
  async list(filter: ReportFilter, order: ReportOrder, window: Window, readerId: string): Promise<{ rows: ReportRow[]; total: number }> {
    const { rows, total } = await this.page(filter, order, window);
    return { rows: rows.map((row) => (row.reported_user_id === readerId ? unsigned(row) : row)), total };
  }

  private async page(filter: ReportFilter, order: ReportOrder, { limit, offset }: Window): Promise<{ rows: ReportRow[]; total: number }> {
    const { status, ...rest } = filter;
    const where: Filter = { ...(status === 'open' ? { open: true } : status ? { status } : {}), ...definedOnly(rest) };
    const total = await this.views.count(reportsView.name, where);
    if (order.by === 'open_reports') {
      const rows = await this.rows(await this.find(where, [['created_at', 1]], RANKED, 0));
      rows.sort((a, b) => (a.open_reports - b.open_reports) * order.direction);
      return { rows: rows.slice(offset, offset + limit), total };
    }
    return { rows: await this.rows(await this.find(where, [['created_at', order.direction]], limit, offset)), total };
  }

  /** As the reader may see it. */
  async case(id: string, readerId: string): Promise<ReportCase | null> {
    const report = await this.byId(id);
    if (!report) return null;
    const [found] = await this.rows([report]);
    const isOwn = report.reported_user_id === readerId;
    const row = isOwn ? unsigned(found as ReportRow) : found;
    const content = await this.content.find(report.reported_type, report.reported_id);
    const standing = await this.standing.of(report.reported_user_id);
    return {
      ...(row as ReportRow),
      // A comment may have been moved since.
      topic_id: content?.topicId ?? report.topic_id,
      ...aboveFields(content && aboveOf(content)),
      as_reported: (await this.content.at(report.reported_type, report.reported_id, report.content_revision)) ?? GONE,
      now: (await this.content.current(report.reported_type, report.reported_id)) ?? GONE,
      reports: isOwn ? [] : await this.similar(report),
      standing,
      if_warned: this.standing.ifWarned(standing),
      open_sessions: await this.sessions.countOpen(report.reported_user_id),
      policy: this.settings.policy,
    };
  }

  /** How many reports a member has sent today, and how many they may. */
  async dailyCount(memberId: string): Promise<DailyReportCount> {
    const quota = await this.views.get(quotasView.name, quotaId(memberId, dayOf(this.clock.now().toISOString())));
    return { dailyCount: quota?.count ?? 0, dailyLimit: this.settings.reportsPerDay, reported: [...(quota?.reported ?? [])] };
  }

  private find(where: Filter, sort: Sort, limit: number, offset: number): Promise<ReportDocument[]> {
    return this.views.find(reportsView.name, where, { sort, limit, offset });
  }

  private async similar(report: ReportDocument): Promise<ReportCase['reports']> {
    const open = await this.find({ reported_id: report.reported_id, open: true }, [['created_at', 1]], SIMILAR, 0);
    const shown = report.open ? open : [report, ...open];
    const authors = await this.authors.byIds(shown.map(({ reporter_id }) => reporter_id));
    const judged = await this.views.getMany(
      reportersView.name,
      shown.map(({ reporter_id }) => reporter_id),
    );
    const accuracy = new Map(judged.map(({ _id, upheld, rejected }) => [_id, upheld / (upheld + rejected)]));
    return shown.map(({ _id, reason, description, created_at, reporter_id }) => ({
      id: _id,
      reason,
      description,
      created_at,
      reporter: reporterIn(authors, reporter_id),
      accuracy: accuracy.get(reporter_id) ?? null,
    }));
  }

  private async rows(reports: readonly ReportDocument[]): Promise<ReportRow[]> {
    const people = reports.flatMap(({ reporter_id, reported_user_id, moderator_id }) => [reporter_id, reported_user_id, moderator_id]);
    const authors = await this.authors.byIds(people.filter((id) => id !== null));
    const targets = await this.views.getMany(targetsView.name, [...new Set(reports.map(({ reported_id }) => reported_id))]);
    const open = new Map(targets.map((target) => [target._id, target.open]));
    return Promise.all(
      reports.map(async (report) => {
        const content = await this.content.find(report.reported_type, report.reported_id);
        return toRow(report, authors, content?.title ?? '', open.get(report.reported_id) ?? 0);
      }),
    );
  }
}

const reporterIn = (authors: ReadonlyMap<string, Author>, id: string): Author => (id === SYSTEM_REPORTER ? SYSTEM_AUTHOR : authorIn(authors, id));

const unsigned = (row: ReportRow): ReportRow => ({ ...row, reporter_id: HIDDEN_REPORTER.id, reporter: HIDDEN_REPORTER, description: null });

function toRow(
  { _id, open: _, content_revision: __, topic_id: ___, decision_id: ____, ...report }: ReportDocument,
  authors: ReadonlyMap<string, Author>,
  title: string,
  openReports: number,
): ReportRow {
  return {
    ...report,
    id: _id,
    content_title: title,
    open_reports: openReports,
    reporter: reporterIn(authors, report.reporter_id),
    reported: authorIn(authors, report.reported_user_id),
    moderator: report.moderator_id ? authorIn(authors, report.moderator_id) : null,
  };
}

function definedOnly({ reported_type, reason }: Omit<ReportFilter, 'status'>): Filter {
  return { ...(reported_type ? { reported_type } : {}), ...(reason ? { reason } : {}) };
}
