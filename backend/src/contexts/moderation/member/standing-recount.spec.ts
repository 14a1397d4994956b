import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { minutesFromNow, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Views } from '../../../kernel/views.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import {
  BanMember,
  ChangeSanctionEnd,
  IssueWarning,
  LiftSanction,
  MuteMember,
  type StandingCommand,
  SuspendMember,
  TakeBackDecision,
} from '../standing/standing.commands.js';
import { standing } from '../standing/standing.decider.js';
import type { StandingEvent } from '../standing/standing.events.js';
import { StandingQuery } from '../standing/standing.query.js';
import { muteEndAt, restrictionAt } from '../standing/standing.state.rules.js';
import { moderatedMembersProjection } from './moderated-members.projection.js';

const POLICY = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const DAY = 24 * 60;
const note = 'Gerekçe';
const memberId = 'm1';

type Wish = (sanctionId: string, given: readonly { id: string; kind: SanctionKind }[]) => (at: string) => StandingCommand;

const length = fc.integer({ min: 1, max: 40 }).map((days) => days * DAY);
const about = (sanctionId: string) => ({ memberId, sanctionId, reportId: null, contentId: null, reason: 'spam', note });
const giving: fc.Arbitrary<Wish> = fc.oneof(
  fc.constant<Wish>((id) => (at) => new IssueWarning({ ...about(id), policy: POLICY }, sentAt(at))),
  length.map<Wish>((durationMinutes) => (id) => (at) => new MuteMember({ ...about(id), durationMinutes }, sentAt(at))),
  length.map<Wish>((durationMinutes) => (id) => (at) => new SuspendMember({ ...about(id), durationMinutes }, sentAt(at))),
  // What waits for a second person.
  fc.constant<Wish>((id) => (at) => new SuspendMember({ ...about(id), durationMinutes: DAY, meanwhile: true }, sentAt(at))),
  fc.option(length).map<Wish>((durationMinutes) => (id) => (at) => new BanMember({ ...about(id), durationMinutes }, sentAt(at))),
);
const NOTHING = { id: 'none', kind: 'muted' as const };
const takingBack: fc.Arbitrary<Wish> = fc.tuple(fc.nat(20), fc.option(length)).map<Wish>(([which, durationMinutes]) => (_, given) => {
  const { id: sanctionId, kind } = given[which % Math.max(1, given.length)] ?? NOTHING;
  return (at) =>
    kind === 'warned' || which % 2 === 0
      ? new LiftSanction({ memberId, sanctionId, kind, note, policy: POLICY }, sentAt(at))
      : new ChangeSanctionEnd({ memberId, sanctionId, kind, durationMinutes, note }, sentAt(at));
});
/** A decision that is taken back as a whole: refused by the second person, or reopened. */
const wholly: fc.Arbitrary<Wish> = fc.nat(20).map<Wish>((which) => (_, given) => {
  const { id: decisionId, kind } = given[which % Math.max(1, given.length)] ?? NOTHING;
  return (at) => new TakeBackDecision({ memberId, decisionId, kinds: [kind], note, policy: POLICY }, sentAt(at));
});
/** What is wanted, and how many minutes after the wish before it. */
const histories = fc.array(fc.tuple(fc.oneof(giving, takingBack, wholly), fc.integer({ min: 0, max: 20 * DAY })), { maxLength: 25 });

/** The facts of a history; what the rules refuse leaves none. */
function lived(history: readonly (readonly [Wish, number])[]): { events: RecordedEvent<StandingEvent>[]; at: string } {
  const events: RecordedEvent<StandingEvent>[] = [];
  const given: { id: string; kind: SanctionKind }[] = [];
  let minutes = 0;
  for (const [index, [wish, pause]] of history.entries()) {
    minutes += pause;
    const at = minutesFromNow(minutes);
    const decided = decide(wish(`s${index}`, given)(at), events);
    for (const event of decided) {
      events.push(recorded(event, { at }));
      const sanction = sanctionOf(event);
      if (sanction) given.push(sanction);
    }
  }
  return { events, at: minutesFromNow(minutes) };
}

function decide(command: StandingCommand, events: readonly RecordedEvent<StandingEvent>[]): readonly StandingEvent[] {
  try {
    return standing.decide(command, fold(standing, events));
  } catch (error) {
    if (error instanceof RuleViolation) return [];
    throw error;
  }
}

function sanctionOf({ type, data }: StandingEvent): { id: string; kind: SanctionKind } | null {
  if (type === 'WarningIssued') return { id: data.warningId, kind: 'warned' };
  if (type === 'MemberMuted') return { id: data.muteId, kind: 'muted' };
  if (type === 'MemberSuspended') return { id: data.restrictionId, kind: 'suspended' };
  return type === 'MemberBanned' ? { id: data.restrictionId, kind: 'banned' } : null;
}

/** The standing at a time, counted from the facts alone and without the code that is tested. */
function recount(events: readonly RecordedEvent<StandingEvent>[], at: string) {
  const ends = new Map<string, string | null>();
  const warnings = new Map<string, string>();
  for (const { type, data } of events) {
    if (type === 'WarningIssued') warnings.set(data.warningId, data.at);
    else if (type === 'WarningWithdrawn') warnings.delete(data.warningId);
    else if (type === 'MemberSuspended') ends.set(`suspended ${data.restrictionId}`, data.until);
    else if (type === 'MemberBanned') ends.set(`banned ${data.restrictionId}`, data.until);
    else if (type === 'MemberMuted' || type === 'MuteEndChanged') ends.set(`muted ${data.muteId}`, data.until);
    else if (type === 'RestrictionEndChanged') ends.set(`${data.kind} ${data.restrictionId}`, data.until);
    else if (type === 'RestrictionLifted') ends.delete(`${data.kind} ${data.restrictionId}`);
    else if (type === 'MuteLifted') ends.delete(`muted ${data.muteId}`);
  }
  const holding = (kind: string) => [...ends].filter(([key, until]) => key.startsWith(kind) && (until === null || until > at)).map(([, until]) => until);
  const latest = (untils: readonly (string | null)[]) => (untils.includes(null) ? null : ([...untils].sort().at(-1) ?? null));
  const status = holding('banned').length > 0 ? 'banned' : holding('suspended').length > 0 ? 'suspended' : 'active';
  const since = new Date(Date.parse(at) - POLICY.warningWindowDays * DAY * 60_000).toISOString();
  return {
    status,
    status_expires_at: status === 'active' ? null : latest(holding(status)),
    muted_until: latest(holding('muted')),
    warning_count: [...warnings.values()].filter((issued) => issued > since).length,
  };
}

/** The same as the view and its query tell. */
async function told(events: readonly RecordedEvent<StandingEvent>[], at: string) {
  const registered = recorded({
    type: 'MemberRegistered',
    data: { memberId, username: 'ozan', email: null, firstName: null, lastName: null, displayName: null },
  });
  let document: Fields | null = null;
  for (const event of [registered, ...events]) for (const write of project(moderatedMembersProjection, event)) document = foldWrite(document, write);
  const views = { get: () => Promise.resolve({ _id: memberId, ...document }) } as unknown as Views;
  const query = new StandingQuery(
    views,
    { now: () => new Date(at), wakeAt: () => () => undefined },
    { policy: POLICY, policyAt: () => POLICY, reportsPerDay: 5, appealDaysAt: () => 20, appealTargetHours: 48 },
    { of: () => Promise.resolve(new Map()) },
  );
  const { status, status_expires_at, muted_until, warning_count } = await query.of(memberId);
  return { status, status_expires_at, muted_until, warning_count };
}

it('After any history of decisions and reversals the standing is what a recount from the facts gives, at any later time', () =>
  fc.assert(
    fc.asyncProperty(histories, fc.integer({ min: 0, max: 60 }), async (history, daysLater) => {
      const { events, at: end } = lived(history);
      const at = daysLater === 0 ? end : new Date(Date.parse(end) + daysLater * DAY * 60_000).toISOString();
      const counted = recount(events, at);
      expect(await told(events, at)).toEqual(counted);
      const state = fold(standing, events);
      expect([restrictionAt(state, at)?.kind ?? 'active', muteEndAt(state, at)]).toEqual([counted.status, counted.muted_until]);
    }),
    { numRuns: 400 },
  ));

it('Such histories do give and take back', () => {
  const types = new Set(fc.sample(histories, { numRuns: 200, seed: 7 }).flatMap((history) => lived(history).events.map(({ type }) => type)));
  expect([...types].sort()).toEqual([
    'DecisionTakenBack',
    'MemberBanned',
    'MemberMuted',
    'MemberSuspended',
    'MuteEndChanged',
    'MuteLifted',
    'RestrictionEndChanged',
    'RestrictionLifted',
    'WarningIssued',
    'WarningWithdrawn',
  ]);
});
