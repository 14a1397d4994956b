import { Command } from '../../../kernel/command.js';

type Decided = { jobId: string; reportId: string | null; reason: string };
export class HideJob extends Command<Decided> {
  readonly type = 'HideJob';
}

export class DeleteJob extends Command<Decided> {
  readonly type = 'DeleteJob';
}

type OnJob = { jobId: string; reason: string };
export class RestoreJob extends Command<OnJob> {
  readonly type = 'RestoreJob';
}

/** Brings back what a decision on a report took away, and nothing that another has. */
export class RestoreRemovedJob extends Command<OnJob & { reportId: string }> {
  readonly type = 'RestoreRemovedJob';
}

/** `number` is the revision of the fact that made the decision. */
export class UndoJobDecision extends Command<OnJob & { number: number }> {
  readonly type = 'UndoJobDecision';
}

/** Keeps a listing that waits from everybody, whatever else was decided on it; silent where it does not wait. */
export class RefuseHeldJob extends Command<Decided & { reportId: string }> {
  readonly type = 'RefuseHeldJob';
}

/** Lets one wait again that was let through; `reportIds` are those of the decision that was taken back. */
export class HoldJobAgain extends Command<{ jobId: string; reportIds: readonly string[] }> {
  readonly type = 'HoldJobAgain';
}

/**
 * Lets a listing through that waits; silent where it does not. `judged`: the decision that says so, and up to which revision the listing was read for
 * it (null: nobody said). What was changed later waits on, and moderators are asked again under the decision's id.
 */
export class ApproveJob extends Command<OnJob & { judged?: { decisionId: string; seen: number | null } }> {
  readonly type = 'ApproveJob';
}

export type JobModerationCommand = HideJob | DeleteJob | RestoreJob | RestoreRemovedJob | UndoJobDecision | RefuseHeldJob | HoldJobAgain | ApproveJob;
