import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CaseAction } from '../../../../contracts/cases.js';
import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { minutesFromNow, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { sanctionOnDecidedCase } from '../standing/sanction-on-decided-case.policy.js';
import { BanMember, ChangeSanctionEnd, IssueWarning, LiftSanction, MuteMember, type StandingCommand, SuspendMember } from '../standing/standing.commands.js';
import { type Standing, standing } from '../standing/standing.decider.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { StandingTrial } from './standing-trial.service.js';

const POLICY: ModerationPolicy = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const MEMBERS = ['m1', 'm2'];
const DAY = 24 * 60;
const note = 'Gerekçe';

/** What somebody decided, by whichever policy is in force. */
interface Act {
  readonly memberId: string;
  readonly after: number;
  readonly make: (id: string, at: string, policy: ModerationPolicy) => StandingCommand;
}

const about = (memberId: string, sanctionId: string) => ({ memberId, sanctionId, reportId: null, contentId: null, reason: 'spam', note });
const days = fc.integer({ min: 1, max: 40 }).map((length) => length * DAY);
const making = (memberId: string): fc.Arbitrary<Act['make']> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Act['make']>((id, at, policy) => new IssueWarning({ ...about(memberId, id), policy }, sentAt(at))) },
    {
      weight: 1,
      arbitrary: days.map<Act['make']>((durationMinutes) => (id, at) => new SuspendMember({ ...about(memberId, id), durationMinutes }, sentAt(at))),
    },
    { weight: 1, arbitrary: days.map<Act['make']>((durationMinutes) => (id, at) => new BanMember({ ...about(memberId, id), durationMinutes }, sentAt(at))) },
    { weight: 1, arbitrary: days.map<Act['make']>((durationMinutes) => (id, at) => new MuteMember({ ...about(memberId, id), durationMinutes }, sentAt(at))) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(20), fc.constantFrom<SanctionKind>('warned', 'suspended')).map<Act['make']>(([number, kind]) => (_, at, policy) => {
        return new LiftSanction({ memberId, sanctionId: `s${number}`, kind, note, policy }, sentAt(at));
      }),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(20), days).map<Act['make']>(([number, durationMinutes]) => (_, at) => {
        return new ChangeSanctionEnd({ memberId, sanctionId: `s${number}`, kind: 'suspended', durationMinutes, note }, sentAt(at));
      }),
    },
  );
const acts = fc.array(
  fc
    .constantFrom(...MEMBERS)
    .chain((memberId) => fc.record({ memberId: fc.constant(memberId), after: fc.integer({ min: 1, max: 25 * DAY }), make: making(memberId) })),
  { maxLength: 30 },
);
const policies = fc.record({
  warningThreshold: fc.integer({ min: 1, max: 5 }),
  warningWindowDays: fc.integer({ min: 1, max: 120 }),
  suspensionDays: fc.integer({ min: 1, max: 60 }),
});

/** The facts of a history that was lived through with a policy; what the rules refuse leaves none. */
function lived(history: readonly Act[], policy: ModerationPolicy): RecordedEvent<StandingEvent>[] {
  const states = new Map<string, Standing>();
  const facts: RecordedEvent<StandingEvent>[] = [];
  let minutes = 0;
  for (const [index, { memberId, after, make }] of history.entries()) {
    minutes += after;
    const at = minutesFromNow(minutes);
    const state = states.get(memberId) ?? standing.initial;
    const decided = decidedOr(() => standing.decide(make(`s${index}`, at, policy), state));
    states.set(memberId, decided.reduce(standing.evolve, state));
    for (const event of decided) facts.push(recorded(event, { at, id: `e${facts.length}`, position: facts.length + 1 }));
  }
  return facts;
}

/** What was decided on a case: anew, or that an earlier decision is taken back. */
interface Decided {
  readonly memberId: string;
  readonly after: number;
  readonly actions: readonly CaseAction[];
  readonly takesBack: number | null;
}
const timed = (action: 'mute_user' | 'suspend_user' | 'ban_user') => days.map((durationMinutes): CaseAction => ({ action, durationMinutes }));
const caseActions: fc.Arbitrary<readonly CaseAction[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<CaseAction[]>([{ action: 'warn_user', durationMinutes: null }]) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.oneof(timed('mute_user'), timed('suspend_user'), timed('ban_user')), fc.boolean())
      .map(([one, warns]): CaseAction[] => (warns ? [one, { action: 'warn_user', durationMinutes: null }] : [one])),
  },
);
const decisions: fc.Arbitrary<Decided[]> = fc.array(
  fc.record({
    memberId: fc.constantFrom(...MEMBERS),
    after: fc.integer({ min: 1, max: 15 * DAY }),
    actions: caseActions,
    takesBack: fc.option(fc.nat(20), { freq: 4 }),
  }),
  { maxLength: 30 },
);

/** The facts of decisions on cases and of what followed from each by the policy that makes sanctions of them. */
function livedByCases(history: readonly Decided[], rules: ModerationPolicy): RecordedEvent[] {
  const states = new Map<string, Standing>();
  const facts: RecordedEvent[] = [];
  let minutes = 0;
  for (const [index, { memberId, after, actions, takesBack }] of history.entries()) {
    minutes += after;
    const at = minutesFromNow(minutes);
    const record = (event: DomainEvent) => {
      const fact = recorded(event, { at, id: `e${facts.length}`, position: facts.length + 1 });
      facts.push(fact);
      return fact;
    };
    const earlier = takesBack === null ? undefined : history[takesBack % (index + 1)];
    const isTakenBack = earlier !== undefined && earlier.takesBack === null && earlier !== history[index];
    const decisionId = `s${isTakenBack ? history.indexOf(earlier) : index}`;
    const decided = { memberId, decisionId, actions, rules, reportIds: ['r'], contentId: `content-${index}`, reason: 'spam', message: note, note };
    const type = isTakenBack ? 'CaseReopened' : 'CaseDecided';
    const fact = record({ type, data: isTakenBack ? { ...decided, memberId: earlier.memberId, actions: earlier.actions } : decided });
    for (const reaction of react(sanctionOnDecidedCase, fact)) {
      if (!('send' in reaction)) continue;
      const { command, data } = reaction.send;
      const about = (data as { memberId: string }).memberId;
      const state = states.get(about) ?? standing.initial;
      const events = decidedOr(() => standing.decide(new command(data, sentAt(at)) as StandingCommand, state));
      states.set(about, events.reduce(standing.evolve, state));
      for (const event of events) record(event);
    }
  }
  return facts;
}

/** What the rules refuse leaves no facts. */
function decidedOr(decide: () => readonly StandingEvent[]): readonly StandingEvent[] {
  try {
    return decide();
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return [];
  }
}

const byThreshold = (facts: readonly RecordedEvent<StandingEvent>[]) =>
  new Map(
    facts.flatMap(({ type, data, at }) =>
      type === 'MemberSuspended' && data.byThreshold ? [[`${data.memberId}/${data.restrictionId}`, { until: data.until, at }] as const] : [],
    ),
  );

function found(facts: readonly RecordedEvent[], changed: Partial<ModerationPolicy>, policy = POLICY, since = '') {
  const trial = new StandingTrial({ since, changed, policyAt: () => policy });
  for (const fact of facts) trial.take(fact);
  return trial.found();
}

describe('Another policy about warnings', () => {
  it('makes no difference where it is the one that held', () =>
    fc.assert(
      fc.property(acts, policies, fc.nat(600 * DAY), (history, policy, since) => {
        const nothing = found(lived(history, policy), policy, policy, minutesFromNow(since));
        expect([nothing.members, nothing.more, nothing.fewer]).toEqual([0, NONE, NONE]);
      }),
      { numRuns: 1_000 },
    ));
  it('makes no difference to decisions on cases, and to those that were taken back, where it is the one that held', () =>
    fc.assert(
      fc.property(decisions, policies, fc.nat(400 * DAY), (history, policy, since) => {
        const nothing = found(livedByCases(history, policy), policy, policy, minutesFromNow(since));
        expect([nothing.members, nothing.more, nothing.fewer]).toEqual([0, NONE, NONE]);
      }),
      { numRuns: 1_000 },
    ));
  const NONE = { count: 0, members: 0, effects: {}, samples: [] };

  it('makes of the same acts what they had led to under it', () =>
    fc.assert(
      fc.property(acts.filter(isUnswallowed), policies, policies, (history, held, other) => {
        const [were, would] = [byThreshold(lived(history, held)), byThreshold(lived(history, other))];
        const effects = { added: 0, avoided: 0, longer: 0, shorter: 0 };
        for (const key of new Set([...were.keys(), ...would.keys()])) {
          const [was, is] = [were.get(key), would.get(key)];
          if (!was) effects.added += 1;
          else if (!is) effects.avoided += 1;
          else if ((was.until ?? '') < (is.until ?? '')) effects.longer += 1;
          else if (was.until !== is.until) effects.shorter += 1;
        }
        const { more, fewer } = found(lived(history, held), other, held);
        expect({ added: 0, avoided: 0, longer: 0, shorter: 0, ...more.effects, ...fewer.effects }).toEqual(effects);
      }),
      { numRuns: 1_000 },
    ));

  it('holds only since the day from which it is tried', () => {
    const warned = (number: number): Act => ({
      ...{ memberId: 'm1', after: DAY },
      make: (_, at, policy) => new IssueWarning({ ...about('m1', `w${number}`), policy }, sentAt(at)),
    });
    const facts = lived([warned(1), warned(2), warned(3)], { ...POLICY, warningThreshold: 9 });
    expect(found(facts, { warningThreshold: 2 }).more).toMatchObject({
      count: 1,
      samples: [{ at: minutesFromNow(2 * DAY), detail: '30 gün' }],
    });
    expect(found(facts, { warningThreshold: 2 }, POLICY, minutesFromNow(3 * DAY)).more.samples).toMatchObject([{ at: minutesFromNow(3 * DAY) }]);
    expect(found(facts, { warningThreshold: 2 }, POLICY, minutesFromNow(4 * DAY))).toMatchObject({ lookedAt: 0, more: { count: 0 } });
  });
});

/** Acts that came to nothing in one world and not in the other leave no fact of their own: those of cases are told by the case. */
function isUnswallowed(history: readonly Act[]): boolean {
  return history.every(({ make }) => {
    const { type } = make('s', minutesFromNow(0), POLICY);
    return (
      type === 'IssueWarning' ||
      type === 'MuteMember' ||
      (type === 'LiftSanction' && (make('s', minutesFromNow(0), POLICY) as LiftSanction).data.kind === 'warned')
    );
  });
}
