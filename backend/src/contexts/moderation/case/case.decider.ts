import { CASE_LIMITS, CASE_TEXT, gravest, isOnContent } from '../../../../contracts/cases.js';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import { outcomeOf } from '../../../../contracts/moderation.js';
import { chosenFields } from '../../../../contracts/profile-fields.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { minutesAfter } from '../standing/standing.rules.js';
import type {
  AwaitApproval,
  CaseCommand,
  ClaimCase,
  DecideCase,
  EndAwaiting,
  JoinCase,
  LapseClaim,
  LeaveCase,
  ReleaseCase,
  ReopenCase,
} from './case.commands.js';
import type { CaseEvent } from './case.events.js';
import { invalid, refuseContradiction, refuseDeciding, refuseIdle } from './case.rules.js';
import { awaitedAt, type Case, claimAt, evolveCase, knows, lastDecision, type OpenedCase, opened, standingWith } from './case.state.rules.js';

/** Everything that is reported about one content is decided on at once; what is reported later opens the case again. */
export const moderationCase: Decider<Case, CaseCommand, CaseEvent> = {
  initial: null,
  evolve: evolveCase,
  decide(command, state) {
    switch (command.type) {
      case 'JoinCase':
        return join(command, state);
      case 'LeaveCase':
        return leave(command, state);
      case 'ClaimCase':
        return claim(command, known(state));
      case 'ReleaseCase':
        return release(command, known(state));
      case 'LapseClaim':
        return lapse(command, state);
      case 'DecideCase':
        return decide(command, state);
      case 'ReopenCase':
        return reopen(command, known(state));
      case 'AwaitApproval':
        return awaitApproval(command, state);
      case 'EndAwaiting':
        return endAwaiting(command, state);
    }
  },
};

function join({ data: { reportedAt, ...report }, origin: { at } }: JoinCase, state: Case): readonly CaseEvent[] {
  if (state && knows(state, report.reportId)) return [];
  const { reportId: id, reason } = report;
  const claimedBy = (state && claimAt(state, at)?.by) ?? null;
  return [{ type: 'ReportJoinedCase', data: { ...report, reportedAt, claimedBy, ...standingWith([...(state?.open ?? []), { id, reason }]) } }];
}

function leave({ data: { caseId, reportId, settled } }: LeaveCase, state: Case): readonly CaseEvent[] {
  if (!state?.open.some(({ id }) => id === reportId)) return [];
  return [{ type: 'ReportLeftCase', data: { caseId, reportId, settled, ...standingWith(state.open.filter(({ id }) => id !== reportId)) } }];
}

/** One that has half of its time left is not prolonged: who works on a case asks again and again. */
function claim({ data, origin: { at } }: ClaimCase, state: OpenedCase): readonly CaseEvent[] {
  refuseSettled(state, null);
  refuseDeciding(data, state.memberId);
  const current = claimAt(state, at);
  if (current && current.by !== data.moderatorId && !data.takeOver)
    throw new RuleViolation('case.taken', CASE_TEXT.claimGone, null, 'conflict', { taken_by: current.by });
  if (current?.by === data.moderatorId && current.until > minutesAfter(at, CASE_LIMITS.claimMinutes / 2)) return [];
  const until = minutesAfter(at, CASE_LIMITS.claimMinutes);
  return [{ type: 'CaseClaimed', data: { caseId: data.caseId, moderatorId: data.moderatorId, until, reportIds: idsOf(state) } }];
}

function release({ data, origin: { at } }: ReleaseCase, state: OpenedCase): readonly CaseEvent[] {
  refuseDeciding(data, state.memberId);
  const current = claimAt(state, at);
  if (!current) return [];
  if (current.by !== data.moderatorId && !data.anyones) throw new RuleViolation('case.not-yours', CASE_TEXT.claimGone, null, 'conflict');
  return [{ type: 'CaseReleased', data: { caseId: data.caseId, moderatorId: current.by, lapsed: false, reportIds: idsOf(state) } }];
}

function lapse({ data: { caseId }, origin: { at } }: LapseClaim, state: Case): readonly CaseEvent[] {
  if (!state?.claim || state.claim.until > at) return [];
  return [{ type: 'CaseReleased', data: { caseId, moderatorId: state.claim.by, lapsed: true, reportIds: idsOf(state) } }];
}

/** What is not reported is decided on as well, where somebody says so: with what is open about it, if anything is. */
function decide({ data, origin: { at } }: DecideCase, before: Case): readonly CaseEvent[] {
  const { unreported } = data;
  const state = before ?? (unreported ? opened({ ...unreported, caseId: data.caseId }) : known(before));
  if (state.decided.some(({ id }) => id === data.decisionId)) return [];
  if (!unreported) refuseSettled(state, data.reportId);
  // Whether they may, and what would add nothing, was looked up for the member whom they saw.
  if (data.memberId !== undefined && data.memberId !== state.memberId) throw aboutAnother();
  refuseDeciding(data, state.memberId);
  refuseAwaiting(state, data.decisionId, at);
  refuseUnjudged(state, data.decisionId);
  if (data.after !== undefined && data.after !== (state.decided.at(-1)?.id ?? null))
    throw new RuleViolation('case.changed-meanwhile', CASE_TEXT.changedMeanwhile, null, 'conflict');
  refuseContradiction(data);
  refuseUnseen(data);
  const fields = chosenFields(data.fields);
  refuseIdle({ ...data, fields }, at);
  const { caseId, decisionId, moderatorId, reason, clause, actions, status, upheld, recordedAction, partOf, message, staffNote, rules } = data;
  const outcome = outcomeOf(gravest(actions.map(({ action }) => action)) ?? undefined);
  const reportIds = idsOf(state);
  const { reportedType, memberId, topicId } = state;
  return [
    ...(before || !unreported ? [] : [{ type: 'CaseOpened' as const, data: { caseId, ...unreported, moderatorId, reason } }]),
    {
      type: 'CaseDecided',
      data: {
        ...{ caseId, reportedType, memberId, topicId, decisionId, moderatorId, contentId: caseId, reportIds, reason, clause, actions, fields, outcome },
        ...{ status, upheld, recordedAction, partOf, message, staffNote, rules, seen: data.seen ?? data.already.wordedAt },
      },
    },
  ];
}

function reopen({ data, origin: { at } }: ReopenCase, state: OpenedCase): readonly CaseEvent[] {
  refuseDeciding(data, state.memberId);
  refuseAwaiting(state, null, at);
  const last = lastDecision(state);
  if (!last) throw new RuleViolation('case.nothing-to-reopen', CASE_TEXT.nothingToReopen, null, 'conflict');
  // What keeps part of a profile from view has its way back, also when something else was decided later.
  const decision = state.decided.find(({ id, reopened }) => id === data.decisionId && !reopened && (id === last.id || data.withheldBy.includes(id)));
  if (!decision) throw new RuleViolation('case.changed-meanwhile', CASE_TEXT.changedMeanwhile, null, 'conflict');
  if (decision.memberId !== state.memberId) throw aboutAnother();
  const { id: decisionId, actions } = decision;
  const { caseId, moderatorId, note, rules } = data;
  if (actions.length > 0 && !note) throw invalid('case.reopen-note-needed', 'note', CASE_TEXT.reopenNoteNeeded);
  if ((note?.length ?? 0) > CASE_LIMITS.message) throw invalid('case.message-long', 'note', CASE_TEXT.messageLong);
  const { reportedType, memberId, topicId } = state;
  const reportIds = decision.reports.map(({ id }) => id);
  const after = standingWith([...decision.reports, ...state.open]);
  return [{ type: 'CaseReopened', data: { caseId, reportedType, memberId, topicId, decisionId, moderatorId, reportIds, actions, note, rules, ...after } }];
}

/** What is settled or waits already does not wait for this one: when it is confirmed, it is left out. */
function awaitApproval({ data, origin: { at } }: AwaitApproval, state: Case): readonly CaseEvent[] {
  if (!state || state.open.length === 0 || awaitedAt(state, at)) return [];
  return [{ type: 'CaseAwaitsApproval', data: { ...data, reportIds: idsOf(state) } }];
}

function endAwaiting({ data: { caseId, approvalId } }: EndAwaiting, state: Case): readonly CaseEvent[] {
  if (state?.awaits?.approvalId !== approvalId) return [];
  return [{ type: 'CaseAwaitsNoMore', data: { caseId, approvalId, reportIds: idsOf(state) } }];
}

/** Throws while another decision waits for a second person. */
function refuseAwaiting(state: OpenedCase, decisionId: string | null, at: string): void {
  const awaits = awaitedAt(state, at);
  if (!awaits || awaits.decisionId === decisionId) return;
  throw new RuleViolation('case.awaits-approval', CASE_TEXT.awaits, null, 'conflict', { asked_by: awaits.by });
}

/** Throws when what would be let in or left says something else than what was judged. Whatever is taken away goes as it is now: nobody saves their text from that by changing it. */
function refuseUnseen({ seen, upheld, actions, already: { state, wordedAt } }: DecideCase['data']): void {
  if (seen === undefined || wordedAt === null || wordedAt <= seen) return;
  const takesAway = actions.some(({ action }) => isOnContent(action)) || (upheld && state === 'held');
  if (!takesAway) throw new RuleViolation('case.content-changed', CASE_TEXT.contentChanged, null, 'conflict');
}

/** Throws when more was reported while the decision waited: nobody judged that. */
function refuseUnjudged({ awaits, open }: OpenedCase, decisionId: string): void {
  if (awaits?.decisionId !== decisionId || open.every(({ id }) => awaits.reportIds.includes(id))) return;
  throw new RuleViolation('case.changed-meanwhile', CASE_TEXT.reportedMeanwhile, null, 'conflict');
}

/** Throws when nothing of the case is open, or not the report through which it is decided: with who decided, and what. */
function refuseSettled({ open, gone, decided }: OpenedCase, reportId: string | null): void {
  if (reportId === null ? open.length > 0 : open.some(({ id }) => id === reportId)) return;
  const decision = decided.findLast(({ reopened, reports }) => !reopened && (reportId === null || reports.some(({ id }) => id === reportId)));
  const left = gone.findLast(({ id }) => reportId === null || id === reportId);
  const alone = left?.settled;
  const settled = decision ?? (alone && { by: alone.moderatorId, ...alone });
  if (!settled) throw left ? new RuleViolation('case.lapsed', HOLDING_TEXT.takenBackByAuthor, null, 'conflict') : unknown();
  const outcome = settled.status === 'dismissed' ? 'dismissed' : settled.outcome;
  throw new RuleViolation('case.already-settled', CASE_TEXT.settledMeanwhile, null, 'conflict', { settled_by: settled.by, outcome });
}

function known(state: Case): OpenedCase {
  if (!state) throw unknown();
  return state;
}

const aboutAnother = () => new RuleViolation('case.about-another', CASE_TEXT.aboutAnother, null, 'conflict');
const unknown = () => new RuleViolation('case.unknown', CASE_TEXT.notFound, null, 'not-found');
const idsOf = ({ open }: OpenedCase): string[] => open.map(({ id }) => id);
