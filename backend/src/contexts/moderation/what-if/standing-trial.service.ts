import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import type { Origin } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { react } from '../../../kernel/policy.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Difference, Differences, type Found } from '../../../platform/what-if/differences.js';
import type { CaseDecided } from '../case/case.events.js';
import { sanctionOnDecidedCase } from '../standing/sanction-on-decided-case.policy.js';
import { BanMember, ChangeSanctionEnd, IssueWarning, LiftSanction, MuteMember, type StandingCommand, SuspendMember } from '../standing/standing.commands.js';
import { type Standing, standing } from '../standing/standing.decider.js';
import type { MemberSuspended, StandingEvent, WarningIssued } from '../standing/standing.events.js';
import { daysBetween, minutesBetween } from '../standing/standing.rules.js';
import { standingStream } from '../standing/standing.stream.js';

/** Another policy, and since when it is tried: before that everything stays as it was. */
export interface StandingTrialOf {
  readonly since: string;
  /** What held at a time. */
  readonly policyAt: (at: string) => ModerationPolicy;
  /** What is to hold instead; what is left out stays as it was. */
  readonly changed: Partial<ModerationPolicy>;
}

type Fact<E extends StandingEvent = StandingEvent> = RecordedEvent<E>;

/** A suspension by the threshold: where it stands in the log, or the warning from which it would have followed. */
interface Suspension {
  readonly memberId: string;
  readonly factId: string;
  readonly position: number;
  readonly at: string;
  readonly until: string;
}

const STANDING_FACTS: ReadonlySet<string> = new Set(Object.keys(standingStream.events));
/** What a reversal was told with is not needed to follow it, and the rule wants some words. */
const WORDS = '–';

/**
 * Follows everybody's standing under another policy: every warning, reversal and sanction that was decided is decided on again by the rules of
 * standing, and what they make of it is compared with what was recorded. What followed by itself is left to them.
 */
export class StandingTrial {
  readonly types: ReadonlySet<string> = new Set([...STANDING_FACTS, ...Object.keys(sanctionOnDecidedCase.on)]);
  private readonly standings = new Map<string, Standing>();
  private readonly were = new Map<string, Suspension>();
  private readonly would = new Map<string, Suspension>();
  /** By decision: what held when it was taken, which may have had to wait for somebody to confirm it. */
  private readonly rules = new Map<string, ModerationPolicy>();
  private readonly differences = new Differences();

  constructor(private readonly trial: StandingTrialOf) {}

  /** The facts of the log in their order, those of `types` at least; personal fields may be shut. */
  take(fact: RecordedEvent): void {
    if (STANDING_FACTS.has(fact.type)) this.follow(fact as Fact);
    else if (fact.at >= this.trial.since) this.decideAgain(fact);
  }

  found(): Found {
    const keys = new Set([...this.were.keys(), ...this.would.keys()]);
    const differing = [...keys].flatMap((key) => differenceOf(this.were.get(key), this.would.get(key)));
    for (const difference of differing.sort((one, other) => one.position - other.position)) this.differences.add(difference);
    return this.differences.found();
  }

  private follow(fact: Fact): void {
    const { memberId } = fact.data;
    if (fact.at < this.trial.since) {
      this.standings.set(memberId, standing.evolve(this.of(memberId), fact));
      return;
    }
    this.note(fact);
    const act = this.actOf(fact);
    if (act === 'as it was') this.standings.set(memberId, standing.evolve(this.of(memberId), fact));
    else if (act) this.decide(memberId, act, fact);
  }

  /**
   * What a case was decided with, also where it came to nothing because a longer suspension was in force. Warnings are left to their facts:
   * whether there is one does not hang on the policy.
   */
  private decideAgain(fact: RecordedEvent): void {
    if (fact.type === 'CaseDecided') this.noteRules((fact as RecordedEvent<CaseDecided>).data);
    for (const reaction of react(sanctionOnDecidedCase, fact)) {
      if (!('send' in reaction)) continue;
      const { command, data } = reaction.send;
      if ((command as unknown) === IssueWarning) continue;
      const { memberId } = data as { memberId: string };
      this.decide(memberId, new command({ ...data, policy: this.policyOf(fact.at) }, originOf(fact)) as StandingCommand, null);
    }
  }

  private noteRules({ decisionId, actions, rules }: CaseDecided['data']): void {
    if (actions.some(({ action }) => action === 'warn_user')) this.rules.set(decisionId, rules);
  }

  /** What a rule forbids in that world has no effect there. */
  private decide(memberId: string, command: StandingCommand, fact: Fact | null): void {
    const before = this.of(memberId);
    let decided: readonly StandingEvent[];
    try {
      decided = standing.decide(command, before);
    } catch (error) {
      if (error instanceof RuleViolation) return;
      throw error;
    }
    this.standings.set(memberId, decided.reduce(standing.evolve, before));
    for (const event of decided) if (fact && isByThreshold(event)) this.would.set(keyOf(event), suspensionOf(event, fact));
  }

  private note(fact: Fact): void {
    if (fact.type === 'WarningIssued') this.differences.counts.lookedAt += 1;
    if (!isByThreshold(fact)) return;
    this.differences.counts.decided += 1;
    this.were.set(keyOf(fact), suspensionOf(fact, fact));
  }

  /** What was decided so that this was recorded; null for what followed by itself. */
  private actOf(fact: Fact): StandingCommand | 'as it was' | null {
    const origin = originOf(fact);
    const { type, data, at } = fact;
    const note = WORDS;
    switch (type) {
      case 'WarningIssued':
        return new IssueWarning({ ...data, sanctionId: data.warningId, policy: this.policyOfWarning(fact) }, origin);
      case 'MemberSuspended':
        if (data.byThreshold) return null;
        return new SuspendMember({ ...data, sanctionId: data.restrictionId, durationMinutes: minutesBetween(at, data.until) }, origin);
      case 'MemberBanned':
        return new BanMember({ ...data, sanctionId: data.restrictionId, durationMinutes: minutesBetween(at, data.until) }, origin);
      case 'MemberMuted':
        return new MuteMember({ ...data, sanctionId: data.muteId, durationMinutes: minutesBetween(at, data.until) }, origin);
      case 'WarningWithdrawn':
        return new LiftSanction({ memberId: data.memberId, sanctionId: data.warningId, kind: 'warned', note, policy: this.policyOf(at) }, origin);
      case 'RestrictionLifted':
        if (data.cause !== 'decision') return null;
        return new LiftSanction({ memberId: data.memberId, sanctionId: data.restrictionId, kind: data.kind, note, policy: this.policyOf(at) }, origin);
      case 'MuteLifted':
        return new LiftSanction({ memberId: data.memberId, sanctionId: data.muteId, kind: 'muted', note, policy: this.policyOf(at) }, origin);
      case 'RestrictionEndChanged': {
        const { memberId, restrictionId: sanctionId, kind, until } = data;
        return new ChangeSanctionEnd({ memberId, sanctionId, kind, durationMinutes: minutesBetween(at, until), note }, origin);
      }
      case 'MuteEndChanged': {
        const { memberId, muteId: sanctionId, until } = data;
        return new ChangeSanctionEnd({ memberId, sanctionId, kind: 'muted', durationMinutes: minutesBetween(at, until), note }, origin);
      }
      case 'RestrictionExpired':
      case 'MuteExpired':
      case 'DecisionTakenBack':
        return 'as it was';
    }
  }

  private policyOfWarning({ at, data: { warningId } }: Fact<WarningIssued>): ModerationPolicy {
    const rules = this.rules.get(warningId) ?? this.trial.policyAt(at);
    this.rules.delete(warningId);
    return { ...rules, ...this.trial.changed };
  }

  private policyOf(at: string): ModerationPolicy {
    return { ...this.trial.policyAt(at), ...this.trial.changed };
  }

  private of(memberId: string): Standing {
    return this.standings.get(memberId) ?? standing.initial;
  }
}

type ByThreshold = MemberSuspended & { readonly data: { readonly until: string } };
const isByThreshold = (event: StandingEvent): event is ByThreshold => event.type === 'MemberSuspended' && event.data.byThreshold && event.data.until !== null;
const keyOf = ({ data: { memberId, restrictionId } }: ByThreshold): string => `${memberId}/${restrictionId}`;
const suspensionOf = ({ data: { memberId, until } }: ByThreshold, { id, position, at }: Fact): Suspension => ({
  ...{ memberId, until, factId: id, position, at },
});
const originOf = ({ id, at, actor, correlationId, causationId }: RecordedEvent): Origin => ({ id, at, actor, correlationId, causationId });

const inDays = ({ at, until }: Suspension): string => `${daysBetween(at, until).toLocaleString('tr-TR')} gün`;

function differenceOf(was: Suspension | undefined, would: Suspension | undefined): readonly Difference[] {
  const shown = was ?? would;
  if (!shown || was?.until === would?.until) return [];
  const { until: _, ...place } = shown;
  const found = { ...place, textId: null };
  if (!was) return [{ ...found, effect: 'added', detail: inDays(shown) }];
  if (!would) return [{ ...found, effect: 'avoided', detail: inDays(was) }];
  const effect = would.until > was.until ? 'longer' : 'shorter';
  return [{ ...found, effect, detail: `${inDays(was)} yerine ${inDays(would)}` }];
}
