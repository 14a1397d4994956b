import type { UpdateType } from '../../../../contracts/project-updates.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { Command } from '../../../kernel/command.js';

interface Written {
  updateId: string;
  memberId: string;
  kind: UpdateType;
  content: string;
  visibility: ProjectVisibility | null;
}

export class PostProjectUpdate extends Command<Written & { projectId: string }> {
  readonly type = 'PostProjectUpdate';
}

/** What is undefined stays as it is. `judged`: its edits when it was looked at, which the handler finds out. */
export class EditProjectUpdate extends Command<Pick<Written, 'updateId' | 'memberId'> & Partial<Written> & { judged?: number }> {
  readonly type = 'EditProjectUpdate';
}

/** `runs`: whether the member owns or manages the project; the handler finds that out. */
export class DeleteProjectUpdate extends Command<{ updateId: string; memberId: string; runs?: boolean }> {
  readonly type = 'DeleteProjectUpdate';
}

/** Its author takes it along. */
export class WithdrawProjectUpdate extends Command<{ updateId: string }> {
  readonly type = 'WithdrawProjectUpdate';
}

type Decided = { updateId: string; reportId: string | null; reason: string };
export class HideProjectUpdate extends Command<Decided> {
  readonly type = 'HideProjectUpdate';
}

/** Staff take it from everybody. */
export class RemoveProjectUpdate extends Command<Decided> {
  readonly type = 'RemoveProjectUpdate';
}

type OnUpdate = { updateId: string; reason: string };
export class RestoreProjectUpdate extends Command<OnUpdate> {
  readonly type = 'RestoreProjectUpdate';
}

/** Brings back what a decision on a report took away, and nothing that another has. */
export class RestoreRemovedUpdate extends Command<OnUpdate & { reportId: string }> {
  readonly type = 'RestoreRemovedUpdate';
}

/** `number` is the revision of the fact that made the decision. */
export class UndoUpdateDecision extends Command<OnUpdate & { number: number }> {
  readonly type = 'UndoUpdateDecision';
}

export type UpdateModerationCommand = RestoreProjectUpdate | RestoreRemovedUpdate | UndoUpdateDecision;
export type ProjectUpdateCommand =
  | PostProjectUpdate
  | EditProjectUpdate
  | DeleteProjectUpdate
  | WithdrawProjectUpdate
  | HideProjectUpdate
  | RemoveProjectUpdate
  | UpdateModerationCommand;
