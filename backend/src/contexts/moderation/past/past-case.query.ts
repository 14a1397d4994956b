import { Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import { displayName } from '../../../../contracts/accounts.js';
import type { FactRow } from '../../../../contracts/moderation.js';
import { OUTCOME_LABEL, REASON_LABEL, REPORTED_TYPE_LABEL } from '../../../../contracts/moderation.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import { actingIn, membersAmong } from '../../../platform/identity/acting.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { moderationCase } from '../case/case.decider.js';
import type { CaseEvent } from '../case/case.events.js';
import { awaitedAt, claimAt, lastDecision, type OpenedCase, standingWith } from '../case/case.state.rules.js';
import { caseStream } from '../case/case.stream.js';
import { HistoryQuery } from '../history/history.query.js';

const NONE = '–';
const MOVES = {
  ReportJoinedCase: 'Rapor vakaya katıldı',
  ReportLeftCase: 'Rapor vakadan çıktı',
  CaseAwaitsApproval: 'Karar ikinci bir kişinin onayını bekliyor',
};
const moved = ({ type, data }: CaseEvent): string =>
  type === 'ReportJoinedCase' && data.open === 1 ? 'Vaka açıldı' : (MOVES[type as keyof typeof MOVES] ?? type);

/** Answers how a case stood. */
@Injectable()
export class PastCaseQuery {
  constructor(
    private readonly store: EventStore,
    private readonly histories: HistoryQuery,
    private readonly authors: AuthorDirectory,
  ) {}

  /** With how its reports came and went, which histories leave out: the reports themselves are told there. */
  async facts(id: string): Promise<FactRow[]> {
    const [told, facts] = await Promise.all([this.histories.ofCase(id), this.store.read(caseStream, id)]);
    const moving = facts.filter(({ type }) => Object.hasOwn(MOVES, type));
    const people = await membersAmong(
      this.authors,
      moving.map(({ actor }) => actor),
    );
    const moves = moving.map((fact): FactRow => {
      const { id: factId, position, stream, type, at, actor, correlationId, causationId } = fact;
      return { id: factId, position, stream, type, at, actor: actingIn(people, actor), what: moved(fact), why: null, correlationId, causationId };
    });
    return [...told, ...moves].sort((one, other) => one.position - other.position);
  }

  async at(id: string, { position, now }: { readonly position: number; readonly now: string }) {
    const state = fold(moderationCase, await this.store.readUntil(caseStream, id, position));
    if (!state) return null;
    const people = await this.authors.byIds([state.memberId, ...staffOf(state)]);
    const isProfile = state.reportedType === 'user_profile';
    const member = { kind: 'member', id: state.memberId } as const;
    return {
      title: `${REPORTED_TYPE_LABEL[state.reportedType]} · ${displayName(authorIn(people, state.memberId))}`,
      rows: rowsOf(state, people, now),
      about: isProfile ? [member] : [{ kind: 'content', id } as const, member],
    };
  }
}

const staffOf = ({ claim, awaits, decided }: OpenedCase): string[] =>
  [claim?.by, awaits?.by, ...decided.map(({ by }) => by)].filter((id): id is string => id !== undefined);

function rowsOf(state: OpenedCase, people: ReadonlyMap<string, Author>, now: string) {
  const { open, gravest } = standingWith(state.open);
  const [claim, awaits, last] = [claimAt(state, now), awaitedAt(state, now), lastDecision(state)];
  const name = (id: string) => displayName(authorIn(people, id));
  const settled = last ? 'Karara bağlandı' : 'Kapalı';
  return [
    { key: 'state', label: 'Durum', value: open > 0 ? 'Açık' : settled },
    { key: 'open', label: 'Açık rapor', value: String(open) },
    { key: 'reason', label: 'En ağır gerekçe', value: gravest ? REASON_LABEL[gravest] : NONE },
    { key: 'claim', label: 'İnceleyen', value: claim ? `${name(claim.by)}, ${turkishTime(claim.until)} tarihine kadar` : NONE },
    { key: 'awaits', label: 'Onay bekleyen', value: awaits ? `${name(awaits.by)} sundu` : NONE },
    { key: 'decision', label: 'Karar', value: last ? `${OUTCOME_LABEL[last.outcome]} · ${name(last.by)}` : NONE },
    { key: 'decided', label: 'Karar sayısı', value: `${state.decided.length}` },
    { key: 'reopened', label: 'Geri alınan', value: `${state.decided.filter(({ reopened }) => reopened).length}` },
  ];
}
