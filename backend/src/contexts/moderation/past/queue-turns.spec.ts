import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { type Projection, project } from '../../../kernel/projection.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Document } from '../../../kernel/views.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import { type CaseCommand, DecideCase, JoinCase, LeaveCase, ReopenCase } from '../case/case.commands.js';
import { moderationCase } from '../case/case.decider.js';
import type { CaseEvent } from '../case/case.events.js';
import { casesProjection } from '../case/cases.projection.js';
import { type CaseDocument, casesView } from '../views/moderation.model.js';
import { type CaseTurnsDocument, caseTurnsView } from './past.model.js';
import { spellAt } from './past-queue.query.js';
import { queueTurnsProjection } from './queue-turns.projection.js';

const RULES = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const BY = { moderatorId: 'moderator', moderatorRole: 'moderator', memberRole: 'user' } as const;
const CASES = ['t1', 't2', 't3'];

type Wish = readonly [act: 'join' | 'decide' | 'reopen' | 'leave', which: number];
const histories = fc.array(fc.tuple(fc.constantFrom('join', 'join', 'decide', 'reopen', 'leave'), fc.nat(30)), { maxLength: 40 }) as fc.Arbitrary<Wish[]>;

function wanted([act, which]: Wish, number: number, past: readonly RecordedEvent<CaseEvent>[]): CaseCommand {
  const caseId = CASES[which % CASES.length] as string;
  const on = { caseId, reportedType: 'forum_topic', memberId: 'author', topicId: caseId } as const;
  const origin = sentAt(NOW, `command-${number}`);
  const state = fold(moderationCase, past);
  if (act === 'join') return new JoinCase({ ...on, reportId: `r${number}`, contentRevision: 0, reason: 'spam', reportedAt: NOW }, origin);
  if (act === 'leave') return new LeaveCase({ caseId, reportId: state?.open[which % Math.max(1, state.open.length)]?.id ?? 'none', settled: null }, origin);
  if (act === 'reopen')
    return new ReopenCase(
      { caseId, decisionId: state?.decided[which % Math.max(1, state.decided.length)]?.id ?? 'none', note: null, rules: RULES, withheldBy: [], ...BY },
      origin,
    );
  const nothing = { actions: [], fields: [], recordedAction: null, partOf: null, message: null, staffNote: null, clause: null };
  const already = { state: 'visible', wordedAt: 0, warned: false, mutedUntil: null, restriction: null } as const;
  return new DecideCase(
    { caseId, decisionId: `d${number}`, reportId: null, reason: 'spam', status: 'dismissed', upheld: false, rules: RULES, already, ...nothing, ...BY },
    origin,
  );
}

/** The facts of a history, all cases in one log; what the rules refuse leaves none. */
function lived(history: readonly Wish[]): RecordedEvent<CaseEvent>[] {
  const facts: RecordedEvent<CaseEvent>[] = [];
  for (const [number, wish] of history.entries()) {
    const past = facts.filter(({ data }) => data.caseId === CASES[wish[1] % CASES.length]);
    try {
      for (const event of moderationCase.decide(wanted(wish, number, past), fold(moderationCase, past)))
        facts.push(recorded(event, { id: `event-${facts.length + 1}`, position: facts.length + 1 }));
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
    }
  }
  return facts;
}

/** The documents of one view after some facts. */
function folded<D extends Document>(projection: Projection, view: string, facts: readonly RecordedEvent<CaseEvent>[]): D[] {
  const documents = new Map<string, Fields>();
  for (const fact of facts) {
    for (const write of project(projection, fact)) {
      const current = documents.get(write.id);
      const next = write.view === view ? foldWrite(current ? structuredClone(current) : null, write) : null;
      if (next) documents.set(write.id, next);
    }
  }
  return [...documents.values()] as unknown as D[];
}

it('After any history the queue of any place is the one that the console listed then', () =>
  fc.assert(
    fc.property(histories, (history) => {
      const facts = lived(history);
      const turns = folded<CaseTurnsDocument>(queueTurnsProjection, caseTurnsView.name, facts);
      for (let place = 0; place <= facts.length; place++) {
        const listed = folded<CaseDocument>(casesProjection, casesView.name, facts.slice(0, place)).filter(({ open }) => open);
        const then = turns.flatMap((each) => spellAt(each, place)).map(({ id }) => id);
        expect(then.sort()).toEqual(listed.map(({ _id }) => _id).sort());
      }
    }),
    { numRuns: 200 },
  ));

it('Such histories do open, decide, reopen and close', () => {
  const types = new Set(fc.sample(histories, { numRuns: 200, seed: 7 }).flatMap((history) => lived(history).map(({ type }) => type)));
  expect([...types].sort()).toEqual(['CaseDecided', 'CaseReopened', 'ReportJoinedCase', 'ReportLeftCase']);
});
