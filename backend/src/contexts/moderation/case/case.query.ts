import { Inject, Injectable } from '@nestjs/common';
import { type AboveIds, aboveFields, aboveIds, aboveOf } from '../../../../contracts/above.js';
import type { Author } from '../../../../contracts/accounts.js';
import {
  type CaseDecision,
  type CaseReport,
  type CaseRow,
  type CaseState,
  CONTENT_REVISIONS,
  gravityOf,
  REASONS_BY_GRAVITY,
} from '../../../../contracts/cases.js';
import { SYSTEM_AUTHOR, SYSTEM_REPORTER } from '../../../../contracts/holding.js';
import type { ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { Clock } from '../../../kernel/clock.js';
import type { FilterOf, Sort, Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { type CaseDocument, casesView, caseWordsView, type KeptDecision, reportersView, reportsView, wordsKey } from '../views/moderation.model.js';

export interface CaseFilter {
  readonly state: CaseState;
  readonly type?: ReportedType;
  readonly reason?: ReportReason;
  /** Those that a request is about; whatever else is asked for. */
  readonly approval?: string;
  /** Whose cases are meant by 'mine'. */
  readonly readerId: string;
}

export const CASE_ORDERS = ['opened_at', 'priority', 'settled_at'] as const;
export interface CaseOrder {
  readonly by: (typeof CASE_ORDERS)[number];
  readonly direction: 1 | -1;
}

const MOST_REPORTS = 200;
const MOST_OTHERS = 20;

/** Answers which cases there are. */
@Injectable()
export class CaseQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly authors: AuthorDirectory,
    private readonly content: ReportableContent,
  ) {}

  byId(id: string): Promise<CaseDocument | null> {
    return this.views.get(casesView.name, id);
  }

  byIds(ids: readonly string[]): Promise<CaseDocument[]> {
    return this.views.getMany(casesView.name, [...ids]);
  }

  /** A page near the end is read from the end: nobody waits for all that stands before it. */
  async list(filter: CaseFilter, order: CaseOrder, { limit, offset }: Window): Promise<{ rows: CaseRow[]; total: number }> {
    const where = whereOf(filter);
    const sort = sortOf(filter, order);
    const total = await this.views.count(casesView.name, where);
    const most = Math.max(0, Math.min(limit, total - offset));
    if (most === 0) return { rows: [], total };
    const fromEnd = total - offset - most;
    if (fromEnd >= offset) return { rows: await this.rows(await this.views.find(casesView.name, where, { sort, limit: most, offset })), total };
    const reversed = sort.map(([field, direction]) => [field, -direction as 1 | -1] as const);
    const found = await this.views.find(casesView.name, where, { sort: reversed, limit: most, offset: fromEnd });
    return { rows: await this.rows(found.reverse()), total };
  }

  async row(found: CaseDocument): Promise<CaseRow> {
    return (await this.rows([found]))[0] as CaseRow;
  }

  /** Other open cases of the same member. */
  async others({ _id, member_id }: CaseDocument): Promise<CaseRow[]> {
    const page = { sort: [['opened_at', 1]] as const, limit: MOST_OTHERS };
    const found = await this.views.find(casesView.name, { member_id, open: true }, page);
    return this.rows(found.filter((other) => other._id !== _id));
  }

  /** The newest first. */
  async decisions({ decisions, member_id }: CaseDocument): Promise<CaseDecision[]> {
    const kept = Object.values(decisions).sort((one, other) => (one.at < other.at ? 1 : -1));
    const words = (await this.views.get(caseWordsView.name, member_id))?.words ?? {};
    const people = await this.authors.byIds(kept.flatMap(({ moderator_id, reopened_by }) => [moderator_id, ...(reopened_by ? [reopened_by] : [])]));
    return kept.map((decision) => toDecision(decision, words, people));
  }

  /** Its reports, the oldest first, with how often whoever sent them was right. */
  async reports(id: string): Promise<CaseReport[]> {
    const find = (open: boolean) => this.views.find(reportsView.name, { reported_id: id, open }, { sort: [['created_at', 1]], limit: MOST_REPORTS });
    const found = [...(await find(false)), ...(await find(true))];
    const ids = [...new Set(found.map(({ reporter_id }) => reporter_id))];
    const people = await this.authors.byIds(ids.filter((reporter) => reporter !== SYSTEM_REPORTER));
    const accuracy = new Map((await this.views.getMany(reportersView.name, ids)).map(({ _id, upheld, rejected }) => [_id, upheld / (upheld + rejected)]));
    return found.map(({ _id, reason, description, created_at, reporter_id, status, open }) => ({
      id: _id,
      ...{ reason, description, created_at, status, open },
      reporter: personIn(people, reporter_id),
      accuracy: known(accuracy.get(reporter_id)),
    }));
  }

  private async rows(found: readonly CaseDocument[]): Promise<CaseRow[]> {
    const now = this.clock.now().toISOString();
    const people = await this.authors.byIds(found.flatMap((each) => [each.member_id, each.claimed_by, each.asked_by, lastOf(each)?.moderator_id]).filter(isId));
    return Promise.all(
      found.map(async (each) => {
        const content = await this.content.find(each.reported_type, each._id);
        const { title = '', topicId = each.topic_id, revision = CONTENT_REVISIONS.first } = content ?? {};
        return toRow(each, { title, topicId, revision, ...aboveIds(content && aboveOf(content)) }, people, now);
      }),
    );
  }
}

function whereOf({ state, type, reason, approval, readerId }: CaseFilter): FilterOf<CaseDocument> {
  if (approval !== undefined) return { approval_id: approval };
  const standing = state === 'mine' ? { claimed_by: readerId } : { open: state === 'open' };
  return { ...standing, ...(type ? { reported_type: type } : {}), ...(reason ? { severity: gravityOf(reason) } : {}) };
}

/** What is settled is listed by when that was. */
function sortOf({ state, reason, approval }: CaseFilter, { by, direction }: CaseOrder): Sort {
  if (approval !== undefined) return [['opened_at', 1]];
  if (state === 'settled') return [['settled_at', direction]];
  if (by !== 'priority') return [['opened_at', direction]];
  // The gravest first means the oldest first among what is equally grave.
  const rest = [
    ['reports', direction],
    ['opened_at', -direction as 1 | -1],
  ] as const;
  return reason ? rest : [['severity', direction], ...rest];
}

const lastOf = ({ decisions, last_decision }: CaseDocument): KeptDecision | null => (last_decision && decisions[last_decision]) || null;
const isId = (id: string | null | undefined): id is string => Boolean(id);
const known = (share: number | undefined): number | null => (share === undefined || Number.isNaN(share) ? null : share);
const personIn = (people: ReadonlyMap<string, Author>, id: string): Author => (id === SYSTEM_REPORTER ? SYSTEM_AUTHOR : authorIn(people, id));

/** What a text is called and where it stands. */
interface Place extends AboveIds {
  readonly title: string;
  readonly topicId: string;
  readonly revision: number;
}

function toRow(found: CaseDocument, { title, topicId, revision, ...ids }: Place, people: ReadonlyMap<string, Author>, now: string): CaseRow {
  const { _id: id, reported_type, severity, reports, open, opened_at, settled_at, claimed_by, claimed_until } = found;
  const last = lastOf(found);
  // What nobody reported does not wait again once its decision was taken back.
  const decision = open || last?.reopened_at ? null : last;
  const { approval_id, asked_by, awaits_until } = found;
  return {
    ...{ id, reported_type, topic_id: topicId, ...aboveFields(aboveOf(ids)), reports, open, opened_at, settled_at },
    reason: REASONS_BY_GRAVITY[severity] ?? 'other',
    content_title: title,
    content_revision: revision,
    reported: authorIn(people, found.member_id),
    claim: claimed_by && claimed_until && claimed_until > now ? { by: authorIn(people, claimed_by), until: claimed_until } : null,
    awaits: approval_id && asked_by && awaits_until && awaits_until > now ? { id: approval_id, by: authorIn(people, asked_by), until: awaits_until } : null,
    decision: decision && { id: decision.id, moderator: authorIn(people, decision.moderator_id), status: decision.status, outcome: decision.outcome },
  };
}

function toDecision(
  { moderator_id, reopened_at, reopened_by, actions, fields, ...decision }: KeptDecision,
  words: Readonly<Record<string, string>>,
  people: ReadonlyMap<string, Author>,
): CaseDecision {
  const said = (what: 'message' | 'staff' | 'reopened') => (decision.id && words[wordsKey(what, decision.id)]) || null;
  return {
    ...decision,
    actions: [...actions],
    fields: [...fields],
    moderator: authorIn(people, moderator_id),
    message: said('message'),
    staff_note: said('staff'),
    reopened: reopened_at && reopened_by ? { at: reopened_at, by: authorIn(people, reopened_by), note: said('reopened') } : null,
  };
}
