import { Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import { holds } from '../../../../contracts/permissions.js';
import { type CaseReplay, PAST_NEEDS, type PastRef, type ReplayStep, TRAVEL_LIMITS } from '../../../../contracts/travel.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { forbidden, notFound } from '../../../platform/refusals/refusals.js';
import { PastSources } from '../travel/past-sources.port.js';
import { TravelQuery } from '../travel/travel.query.js';
import { CaseRecord, type RecordedDecision } from './case-record.port.js';
import { ToldOf } from './told-of.port.js';

const MOST_EARLIER = 20;
/** What a moderator is shown of the member: decisions, and what became of them. */
const DECIDED =
  /^(CaseDecided|CaseReopened|ReportModerated|ReportDismissed|WarningIssued|WarningWithdrawn|Member(Suspended|Banned|Muted)|(Restriction|Mute)Lifted|AppealDecided)$/;

/** Answers how a case was decided, step by step. */
@Injectable()
export class ReplayQuery {
  constructor(
    private readonly travel: TravelQuery,
    private readonly sources: PastSources,
    private readonly record: CaseRecord,
    private readonly told: ToldOf,
  ) {}

  async of(id: string, caller: Caller): Promise<CaseReplay> {
    if (!holds(caller.role, PAST_NEEDS.case)) throw forbidden();
    const ref: PastRef = { kind: 'case', id };
    const [view, all] = await Promise.all([this.travel.view(ref, null, caller), this.record.decisions(id)]);
    if (!all) throw notFound();
    // Each step folds again all that was seen then.
    const decisions = all.slice(-TRAVEL_LIMITS.steps);
    const facts = await this.around(view.parts, decisions);
    const steps = await Promise.all(decisions.map((decision) => this.step(ref, decision, facts)));
    return { id, title: view.title, steps: steps.flatMap((step) => (step ? [step] : [])), left_out: all.length - decisions.length };
  }

  /** All that was recorded of the case, its reports, its text and its member, in the order of the log. */
  private async around(parts: readonly PastRef[], decisions: readonly RecordedDecision[]): Promise<readonly FactRow[]> {
    const reportIds = [...new Set(decisions.flatMap((decision) => decision.reportIds))];
    const found = await Promise.all([this.record.factsOf(reportIds), ...parts.map(({ kind, id }) => this.sources.of(kind).facts(id, null))]);
    const all = new Map(found.flat().map((fact) => [fact.id, fact]));
    return [...all.values()].sort((one, other) => one.position - other.position);
  }

  /** Null when the fact of a decision is not told. */
  private async step(ref: PastRef, decision: RecordedDecision, facts: readonly FactRow[]): Promise<ReplayStep | null> {
    const fact = facts.find(({ id }) => id === decision.factId);
    if (!fact) return null;
    const before = decision.position - 1;
    const followed = facts.filter(({ correlationId, position }) => correlationId === decision.correlationId && position > decision.position);
    const [seen, reports, told] = await Promise.all([
      this.travel.parts(ref, { position: before, now: decision.at }),
      this.record.reportsAt(decision.reportIds, before),
      this.told.facts([fact, ...followed]),
    ]);
    const earlier = facts.filter(({ type, position }) => position <= before && DECIDED.test(type)).slice(-MOST_EARLIER);
    return { fact, decision: decision.rows.map((row) => ({ ...row, was: null })), seen, reports, earlier: earlier.reverse(), followed, told };
  }
}
