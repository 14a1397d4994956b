import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { reasonProblem, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { JOB_TEXT } from '../../../../contracts/jobs.js';
import { decisionAt, ledgerOf } from '../../../kernel/decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { JobEvent } from './job.events.js';
import { begun, type JobDecision, type JobState, type JobUndo, type StandingJob } from './job.state.rules.js';
import type { ApproveJob, DeleteJob, HideJob, HoldJobAgain, RefuseHeldJob, RestoreJob, RestoreRemovedJob, UndoJobDecision } from './job-moderation.commands.js';
import { timeOf } from './job-time.rules.js';

/** Which decisions hold: by them they are told, and taken back. */
export const jobLedger = ledgerOf<JobDecision, JobUndo, StandingJob, JobEvent>({
  effectOf: ({ type, data }) => {
    switch (type) {
      case 'JobHidden':
        return { makes: 'hide' };
      case 'JobDeleted':
        return { makes: 'delete' };
      case 'JobRestored':
        return { takesBack: data.from === 'hidden' ? 'hide' : 'delete' };
      default:
        return {};
    }
  },
  undoOf: () => ({ action: 'restore' }),
});

const refuseUnreasoned = (reason: string): void => refuseProblems('tool.unreasoned', { reason: reasonProblem(reason) ?? undefined });

/** A report that was decided on hides or deletes silently what is left; a moderator on the page is told why there is nothing. */
export function hideOrDelete({ type, data: { jobId, reportId, reason } }: HideJob | DeleteJob, state: JobState): readonly JobEvent[] {
  if (reportId === null) {
    refuseUnreasoned(reason);
    const job = begun(state);
    const isGone = job.isWithdrawn || (type === 'HideJob' && job.state === 'deleted');
    if (isGone) throw new RuleViolation('job.gone', JOB_TEXT.gone, null, 'gone');
  }
  if (!state || state.isWithdrawn || state.state === 'deleted') return [];
  const wasHidden = state.state === 'hidden';
  const data = { jobId, ownerId: state.ownerId, authorId: state.ownerId, reportId, reason };
  if (type === 'DeleteJob') return [{ type: 'JobDeleted', data: { ...data, wasHidden } }];
  return wasHidden ? [] : [{ type: 'JobHidden', data }];
}

export function moderate(command: RestoreJob | RestoreRemovedJob | UndoJobDecision | ApproveJob, state: JobState): readonly JobEvent[] {
  refuseUnreasoned(command.data.reason);
  const job = begun(state);
  switch (command.type) {
    case 'RestoreJob':
      refuseWithdrawn(job);
      return restore(command.data, job);
    case 'RestoreRemovedJob': {
      // Says nothing where there is nothing to bring back: whoever decided cannot know what has happened meanwhile.
      const isRemoved = !job.isWithdrawn && job.state !== 'visible' && job.removedBy[job.state] === command.data.reportId;
      return isRemoved ? restore(command.data, job) : [];
    }
    case 'UndoJobDecision':
      return undo(command.data, job);
    case 'ApproveJob':
      return approve(command, job);
  }
}

function refuseWithdrawn({ isWithdrawn }: StandingJob): void {
  if (isWithdrawn) throw new RuleViolation('job.withdrawn', TOOL_TEXT.withdrawn);
}

/** Takes back a decision that still holds; what stands in its way is said. */
function undo({ jobId, number, reason }: UndoJobDecision['data'], job: StandingJob): readonly JobEvent[] {
  refuseWithdrawn(job);
  const held = decisionAt(job.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (job.state === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', JOB_WRITING_TEXT.deletedFirst);
  return restore({ jobId, reason }, job);
}

function restore({ jobId, reason }: { jobId: string; reason: string }, job: StandingJob): readonly JobEvent[] {
  if (job.state === 'visible') return [];
  const to = job.state === 'deleted' && job.wasHidden ? 'hidden' : 'visible';
  return [{ type: 'JobRestored', data: { jobId, ownerId: job.ownerId, authorId: job.ownerId, from: job.state, to, reason } }];
}

/** What waits, and nothing else: an ordinary decision that leaves a text where it is leaves a listing too. */
export function refuseHeld({ data: { jobId, reportId, reason } }: RefuseHeldJob, state: JobState): readonly JobEvent[] {
  if (!state || state.isWithdrawn || state.heldFor === null || state.state !== 'visible') return [];
  return [{ type: 'JobHidden', data: { jobId, ownerId: state.ownerId, authorId: state.ownerId, reportId, reason } }];
}

/** Only for what moderators were asked about then: other decisions let nothing through. */
export function holdAgain({ data: { jobId, reportIds } }: HoldJobAgain, state: JobState): readonly JobEvent[] {
  if (!state || state.isWithdrawn) return [];
  const holdId = [...state.holds.keys()].findLast((id) => reportIds.includes(id));
  const findings = holdId === undefined ? [] : (state.holds.get(holdId) ?? []).filter((name) => state.letThrough.includes(name));
  if (holdId === undefined || findings.length === 0) return [];
  return [{ type: 'JobHeld', data: { jobId, ownerId: state.ownerId, holdId, findings } }];
}

/** It is published now, with the days that it was to have. What nobody has read is not: moderators are asked about it anew. */
function approve({ data: { jobId, reason, judged }, origin: { at } }: ApproveJob, job: StandingJob): readonly JobEvent[] {
  if (job.isWithdrawn || job.heldFor === null) return [];
  if (judged && judged.seen !== null && job.wordedAt > judged.seen)
    return [{ type: 'JobHeld', data: { jobId, ownerId: job.ownerId, holdId: judged.decisionId, findings: [...job.heldFor] } }];
  const asked = timeOf(job.time.publishedAt, null).applyUntil === job.time.applyUntil ? null : job.time.applyUntil;
  const isOver = asked !== null && timeOf(at, asked).closesAt <= at;
  return [{ type: 'JobApproved', data: { jobId, ownerId: job.ownerId, ...timeOf(at, isOver ? null : asked), reason } }];
}
