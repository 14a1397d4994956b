import { Inject, Injectable } from '@nestjs/common';
import { type FactRow, REASON_LABEL, REPORTED_TYPE_LABEL } from '../../../../contracts/moderation.js';
import { TRAVEL_LIMITS } from '../../../../contracts/travel.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { actingIn, membersAmong, unnamed } from '../../../platform/identity/acting.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { moderationCase } from '../case/case.decider.js';
import { claimAt, standingWith } from '../case/case.state.rules.js';
import { caseStream } from '../case/case.stream.js';
import { ReportableContent } from '../reportable/reportable-content.port.js';
import { type CaseTurnsDocument, caseTurnsView, type QueueTurnDocument, queueTurnsView } from './past.model.js';

/** More cases than this have never been open at once in a house that is run; what stands beyond is not counted. */
const MOST_OPEN = 20_000;

/** Answers how the queue stood. */
@Injectable()
export class PastQueueQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly content: ReportableContent,
  ) {}

  /** What came and went, half of it up to a position and half after it. Who reported is told with the case: here a case of the reader may be among them. */
  async facts(_: string, around: number | null): Promise<FactRow[]> {
    const limit = TRAVEL_LIMITS.facts / 2;
    const upTo = around ?? Number.MAX_SAFE_INTEGER;
    const [before, after] = await Promise.all([
      this.views.find(queueTurnsView.name, { position: { $lte: upTo } }, { sort: [['position', -1]], limit }),
      this.views.find(queueTurnsView.name, { position: { $gt: upTo } }, { sort: [['position', 1]], limit }),
    ]);
    const found = [...before.reverse(), ...after];
    const people = await membersAmong(
      this.authors,
      found.map(({ actor }) => actor),
    );
    return found.map(({ _id: id, position, stream, type, at, actor, correlation_id: correlationId, causation_id: causationId, ...turn }) => ({
      ...{ id, position, stream, type, at, correlationId, causationId },
      actor: type === 'ReportJoinedCase' ? unnamed(actor.role) : actingIn(people, actor),
      what: whatOf(turn),
      why: turn.reason ? REASON_LABEL[turn.reason] : null,
    }));
  }

  async at(_: string, { position, now }: { readonly position: number; readonly now: string }) {
    const open = await this.openAt(position);
    const rows = await Promise.all(open.slice(0, TRAVEL_LIMITS.cases).map(({ id, since }) => this.case(id, since, { position, now })));
    const people = await this.authors.byIds(rows.flatMap(({ memberId, claimedBy }) => [memberId, ...(claimedBy ? [claimedBy] : [])]));
    const cases = rows.map(({ memberId, claimedBy, ...row }) => ({
      ...row,
      member: authorIn(people, memberId),
      claimed_by: claimedBy ? authorIn(people, claimedBy) : null,
    }));
    return { title: 'Kuyruk', rows: [{ key: 'open', label: 'Açık vaka', value: String(open.length) }], cases: { rows: cases, total: open.length } };
  }

  /** Those that waited longest first. */
  private async openAt(position: number): Promise<{ readonly id: string; readonly since: number }[]> {
    const [open, closedSince] = await Promise.all([
      this.views.find(caseTurnsView.name, { open: true, first: { $lte: position } }, { sort: [['first', 1]], limit: MOST_OPEN }),
      this.views.find(caseTurnsView.name, { open: false, last: { $gt: position } }, { sort: [['last', 1]], limit: MOST_OPEN }),
    ]);
    return [...open, ...closedSince].flatMap((found) => spellAt(found, position)).sort((one, other) => one.since - other.since);
  }

  private async case(id: string, since: number, { position, now }: { readonly position: number; readonly now: string }) {
    const facts = await this.store.readUntil(caseStream, id, position);
    const state = fold(moderationCase, facts);
    if (!state) throw new Error(`the case ${id} was open before it began`);
    const content = await this.content.find(state.reportedType, id);
    const { open: reports, gravest } = standingWith(state.open);
    return {
      ...{ id, reported_type: state.reportedType, title: content?.title ?? '', reason: gravest ?? ('other' as const), reports },
      memberId: state.memberId,
      claimedBy: claimAt(state, now)?.by ?? null,
      opened_at: facts.find((fact) => fact.position === since)?.at ?? now,
    };
  }
}

/** Since when a case was open at a position; none when it was not. */
export function spellAt({ _id: id, turns }: Pick<CaseTurnsDocument, '_id' | 'turns'>, position: number): { id: string; since: number }[] {
  const last = turns.filter((turn) => turn.position <= position).at(-1);
  return last?.open ? [{ id, since: last.position }] : [];
}

function whatOf({ open, reported_type }: Pick<QueueTurnDocument, 'open' | 'reported_type'>): string {
  if (open) return reported_type ? `Vaka açıldı: ${REPORTED_TYPE_LABEL[reported_type].toLocaleLowerCase('tr')}` : 'Vaka yeniden açıldı';
  return reported_type ? `Vaka karara bağlandı: ${REPORTED_TYPE_LABEL[reported_type].toLocaleLowerCase('tr')}` : 'Vaka kapandı';
}
