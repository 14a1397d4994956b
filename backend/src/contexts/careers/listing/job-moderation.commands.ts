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

/** Lets a listing through that waits. */
export class ApproveJob extends Command<OnJob> {
  readonly type = 'ApproveJob';
}

export type JobModerationCommand = HideJob | DeleteJob | RestoreJob | RestoreRemovedJob | UndoJobDecision | ApproveJob;
