import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import {
  pseudonymOf,
  TIMELINE_LIMITS,
  TIMELINE_TEXT,
  type TimelineFilter,
  type TimelinePage,
  type TimelineRow,
  type TimelineType,
} from '../../../../contracts/audit-timeline.js';
import type { FilterOf, Tokens, Views } from '../../../kernel/views.js';
import { actingIn, membersAmong, unnamed } from '../../../platform/identity/acting.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { idsAmong, withNames } from '../../../platform/identity/names-for-ids.js';
import { malformed, notFound } from '../../../platform/refusals/refusals.js';
import { Telling } from '../../../platform/telling/told-facts.js';
import { whyTold } from '../../../platform/telling/why-told.js';
import { VIEWS } from '../../../platform/tokens.js';
import { caseIdsIn } from './case-ids.rules.js';
import { daysAsked } from './days-asked.rules.js';
import { firstMomentOf } from './moment.rules.js';
import { type TimelineDocument, timelineView } from './timeline.model.js';
import { isReportOf, ofId, ofType, tokensAsked } from './timeline-tokens.rules.js';

const NEWEST = [['moment', -1]] as const;
/** A case of more facts than that is found by its first ones. */
const CASE_FACTS = 500;

type Asked = FilterOf<TimelineDocument>;
type People = ReadonlyMap<string, Author>;

/** Answers what was moderated, administered and looked at, newest first. */
@Injectable()
export class TimelineQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly telling: Telling,
  ) {}

  types(): TimelineType[] {
    const types = this.telling.types.map((type) => ({ type, name: this.telling.of(type)?.name ?? type, kind: this.telling.of(type)?.kind ?? 'moderation' }));
    return types.sort((one, other) => one.name.localeCompare(other.name, 'tr'));
  }

  /** Facts before a moment, which is `next` of the page before. Throws RuleViolation for days and types that do not exist. */
  async page(filter: TimelineFilter, before: number | null, readerId: string): Promise<TimelinePage> {
    if (filter.type && !this.telling.of(filter.type)) throw malformed(TIMELINE_TEXT.badType);
    const asked = await this.askedBy(filter, before, readerId);
    const found = await this.views.find(timelineView.name, asked, { sort: NEWEST, limit: TIMELINE_LIMITS.page + 1 });
    const shown = found.slice(0, TIMELINE_LIMITS.page);
    return { rows: await this.rowsOf(shown, readerId), next: found.length > shown.length ? (shown.at(-1)?.moment ?? null) : null };
  }

  /** The same facts as they are kept, so many at most, and how many there are up to a number. */
  async documents(filter: TimelineFilter, before: number | null, limit: number, readerId: string): Promise<TimelineDocument[]> {
    return this.views.find(timelineView.name, await this.askedBy(filter, before, readerId), { sort: NEWEST, limit });
  }

  async count(filter: TimelineFilter, most: number, readerId: string): Promise<number> {
    if (filter.type && !this.telling.of(filter.type)) throw malformed(TIMELINE_TEXT.badType);
    return this.views.count(timelineView.name, await this.askedBy(filter, null, readerId), most);
  }

  /** The fact of that id; throws NOT_FOUND when the timeline does not tell it. */
  async byId(eventId: string): Promise<TimelineDocument> {
    const [found] = await this.views.find(timelineView.name, { event_id: eventId }, { limit: 1 });
    if (!found) throw notFound(TIMELINE_TEXT.unknown);
    return found;
  }

  /** The facts of one act in the order of the log, `limit` at most. */
  ofAct(correlationId: string, limit: number): Promise<TimelineDocument[]> {
    return this.views.find(timelineView.name, { correlation_id: correlationId }, { sort: [['moment', 1]], limit });
  }

  /** Who reported the reader is not told. */
  async rowsOf(facts: readonly TimelineDocument[], readerId: string, note: string | null = null): Promise<TimelineRow[]> {
    const actors = facts.map(({ actor_id: id, actor_role: role }) => ({ id, role }));
    const members = facts.flatMap(({ member_id: id }) => (id ? [{ id, role: '' }] : []));
    const named = facts.flatMap(({ type, details }) => idsAmong(this.telling.what(type, details))).map((id) => ({ id, role: '' }));
    const people = namedForGood(await membersAmong(this.authors, [...actors, ...members, ...named]));
    return facts
      .map((fact) => this.rowOf(fact, people, note))
      .map((row) => (isReportOf(readerId, row.type, row.member?.id ?? null) ? { ...row, actor: unnamed(row.actor.acting_as) } : row));
  }

  private rowOf(fact: TimelineDocument, people: People, note: string | null): TimelineRow {
    const { event_id, at, kind, type, stream, position, details, case_id, reversed_at, member_id, actor_id, actor_role } = fact;
    const what = withNames(this.telling.what(type, details), people);
    const member = member_id === null ? null : authorIn(people, member_id);
    const actor = actingIn(people, { id: actor_id, role: actor_role });
    return { id: event_id, at, kind, type, stream, position, what, why: whyTold(type, details, note), actor, member, case_id, reversed_at };
  }

  private async askedBy(filter: TimelineFilter, before: number | null, readerId: string): Promise<Asked> {
    const { all, none } = tokensAsked(filter, readerId);
    const { since, until } = daysAsked(filter);
    const ids = await this.idsOfCase(filter.case);
    const ends = [before, until === null ? null : firstMomentOf(until)].filter((moment) => moment !== null);
    const range = { ...(since && { $gte: firstMomentOf(since) }), ...(ends.length > 0 && { $lt: Math.min(...ends) }) };
    const tokens: Tokens = { ...(all.length > 0 && { $all: all }), ...(ids && { $in: ids.map(ofId) }), ...(none.length > 0 && { $nin: none }) };
    return { ...(Object.keys(tokens).length > 0 && { tokens }), ...(Object.keys(range).length > 0 && { moment: range }) };
  }

  /** What follows from a case goes by its reports and decisions. */
  private async idsOfCase(caseId: string | undefined): Promise<readonly string[] | null> {
    if (!caseId) return null;
    const of = (type: string) =>
      this.views.find(timelineView.name, { tokens: { $all: [ofId(caseId), ofType(type)] } }, { sort: [['moment', 1]], limit: CASE_FACTS });
    const facts = await Promise.all(['ContentReported', 'CaseDecided', 'ReportModerated'].map(of));
    return caseIdsIn(
      caseId,
      facts.flat().flatMap(({ _id, stream }) => [_id, stream]),
    );
  }
}

/** Whoever is gone keeps one name in all rows. */
const namedForGood = (people: People): People =>
  new Map([...people].map(([id, person]) => [id, person.username === '' ? { ...person, display_name: pseudonymOf(id) } : person]));
