import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import { APPEAL_OUTCOMES, type AppealOutcome } from '../../../../contracts/appeal-outcomes.js';
import { APPEAL_CLAIM_HOURS, APPEAL_LIMITS, APPEAL_TEXT, type AppealCase, type AppealRow } from '../../../../contracts/appeals.js';
import { REASON_LABEL, type ReportReason } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Filter, Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { StandingQuery } from '../standing/standing.query.js';
import { daysBefore, minutesAfter } from '../standing/standing.rules.js';
import { type AppealDocument, appealsView, type DecisionDocument } from './appeal.model.js';
import type { AppealsOf } from './appeals-of.port.js';
import { Deciders } from './deciders.service.js';
import { hindranceOf } from './deciding.rules.js';
import { DecisionQuery } from './decision.query.js';
import { resultOf, WrittenAppeals } from './written-appeal.service.js';

/** How far back decisions about a rule are counted. */
const LATELY_DAYS = 90;

/** Answers which appeals there are and what a decision on one needs, for the console. */
@Injectable()
export class AppealQuery implements AppealsOf {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly authors: AuthorDirectory,
    private readonly decisions: DecisionQuery,
    private readonly deciders: Deciders,
    private readonly standing: StandingQuery,
    private readonly written: WrittenAppeals,
  ) {}

  byId(id: string): Promise<AppealDocument | null> {
    return this.views.get(appealsView.name, id);
  }

  /** The open ones, all, or those of a member; by age. */
  async list(which: 'open' | 'all' | { readonly member: string }, direction: 1 | -1, { limit, offset }: Window): Promise<{ rows: AppealRow[]; total: number }> {
    const where: Filter = which === 'open' ? { open: true } : which === 'all' ? {} : { member_id: which.member };
    const found = await this.views.find(appealsView.name, where, { sort: [['made_at', direction]], limit, offset });
    return { rows: await this.rowsOf(found), total: await this.views.count(appealsView.name, where) };
  }

  /** Those about the same rule as this one that were decided lately, the last decided first. */
  async like(id: string, { limit, offset }: Window): Promise<{ rows: AppealRow[]; total: number }> {
    const appeal = await this.byId(id);
    if (!appeal) return { rows: [], total: 0 };
    const { reason } = appeal;
    const of = (outcome: AppealOutcome) =>
      this.views.find(appealsView.name, { reason, outcome, decided_at: { $gt: this.latelySince() } }, { sort: [['decided_at', -1]], limit: offset + limit });
    const found = (await Promise.all(APPEAL_OUTCOMES.map(of))).flat().sort((a, b) => (b.decided_at ?? '').localeCompare(a.decided_at ?? ''));
    const counts = await this.lately(reason);
    return { rows: await this.rowsOf(found.slice(offset, offset + limit)), total: APPEAL_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0) };
  }

  private async rowsOf(found: readonly AppealDocument[]): Promise<AppealRow[]> {
    const decisions = new Map((await this.decisions.byIds(found.map(({ _id }) => _id))).map((decision) => [decision._id, decision]));
    const authors = await this.authorsOf(found, [...decisions.values()]);
    return found.map((appeal) => this.toRow(appeal, decisions.get(appeal._id), authors));
  }

  async of(memberId: string, limit: number, offset: number): Promise<readonly string[]> {
    const found = await this.views.find(appealsView.name, { member_id: memberId }, { sort: [['made_at', -1]], limit, offset });
    return found.map(({ _id }) => _id);
  }

  async case(id: string, caller: Caller): Promise<AppealCase | null> {
    const [appeal, found, written] = await Promise.all([this.byId(id), this.decisions.byId(id), this.written.read(id)]);
    if (!appeal || !found || !written) return null;
    const { made, messages, decided } = written;
    const writers = messages.map(({ authorId }) => authorId);
    const authors = await this.authorsOf([appeal], [found], writers);
    const may = await this.mayDecide(appeal, made.data.moderatorIds, caller);
    return {
      ...this.toRow(appeal, found, authors),
      decision: await this.decisions.shown(found),
      report_id: found.report_id,
      text: made.data.text,
      messages: messages.map(({ authorId, ...message }) => ({ ...message, author: authorIn(authors, authorId) })),
      messages_left: Math.max(0, APPEAL_LIMITS.messagesEach - appeal.staff_messages),
      result: decided && { ...resultOf(decided), staff_note: decided.data.staffNote },
      ...may,
      standing: await this.standing.of(appeal.member_id),
      lately: await this.lately(appeal.reason),
      lately_days: LATELY_DAYS,
    };
  }

  private async mayDecide(
    { _id: appealId, member_id: memberId, open, taken_by, taken_at }: AppealDocument,
    excluded: readonly string[],
    caller: Caller,
  ): Promise<Pick<AppealCase, 'may_decide' | 'why_not' | 'despite_no_other'>> {
    const acting = await this.deciders.acting(appealId, memberId, excluded, caller);
    const hindrance = hindranceOf(acting, { memberId, excluded })?.message ?? null;
    const isTaken = taken_by !== null && taken_at !== null && taken_by !== acting.moderatorId && !this.isOver(taken_at);
    const why_not = hindrance ?? (!open ? APPEAL_TEXT.decidedAlready : isTaken ? APPEAL_TEXT.takenByOther : null);
    return { may_decide: why_not === null, why_not, despite_no_other: !hindrance && excluded.includes(acting.moderatorId) };
  }

  private isOver(takenAt: string): boolean {
    return minutesAfter(takenAt, APPEAL_CLAIM_HOURS * 60) <= this.now();
  }

  private async lately(reason: string): Promise<Record<AppealOutcome, number>> {
    const since = this.latelySince();
    const counts = await Promise.all(APPEAL_OUTCOMES.map((outcome) => this.views.count(appealsView.name, { reason, outcome, decided_at: { $gt: since } })));
    return Object.fromEntries(APPEAL_OUTCOMES.map((outcome, index) => [outcome, counts[index] ?? 0])) as Record<AppealOutcome, number>;
  }

  private latelySince(): string {
    return daysBefore(this.now(), LATELY_DAYS);
  }

  private authorsOf(appeals: readonly AppealDocument[], decisions: readonly DecisionDocument[], more: readonly string[] = []) {
    const ids = appeals.flatMap(({ member_id, taken_by, decided_by }) => [member_id, taken_by, decided_by]);
    return this.authors.byIds([...ids, ...decisions.map(({ moderator_id }) => moderator_id), ...more].filter((id) => id !== null));
  }

  private toRow(appeal: AppealDocument, decision: DecisionDocument | undefined, authors: ReadonlyMap<string, Author>): AppealRow {
    const { _id: id, member_id, made_at, due_at, state, outcome, reason, decided_at, taken_by, decided_by, last_from } = appeal;
    const named = (who: string | null | undefined): Author | null => (who ? authorIn(authors, who) : null);
    return {
      id,
      member: authorIn(authors, member_id),
      made_at,
      due_at,
      state,
      outcome,
      decided_at,
      rule: REASON_LABEL[reason as ReportReason] ?? reason,
      clause: decision?.clause ?? null,
      sanctions: Object.keys(decision?.sanctions ?? {}) as SanctionKind[],
      content_action: decision?.content_action ?? null,
      taken_by: named(taken_by),
      decided_by: named(decided_by),
      decider: named(decision?.moderator_id),
      waits_for: last_from === 'staff' ? 'member' : 'staff',
    };
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}
