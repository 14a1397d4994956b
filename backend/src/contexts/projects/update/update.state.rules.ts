import { UPDATE_TEXT, type UpdateType } from '../../../../contracts/project-updates.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { Ledger } from '../../../kernel/decisions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

/** Decisions of staff that can be taken back, and by which verb. */
export type UpdateDecision = 'hide' | 'delete';
export interface UpdateUndo {
  readonly action: 'restore';
}

export interface WrittenUpdate extends Ledger<UpdateDecision, UpdateUndo> {
  readonly projectId: string;
  readonly authorId: string;
  readonly kind: UpdateType;
  readonly content: string;
  /** What it said before, which its readers read too; the oldest first. */
  readonly former: readonly string[];
  readonly visibility: ProjectVisibility | null;
  readonly edition: number;
  readonly edits: number;
  /** What became of it among those who wrote it and run its project … */
  readonly state: 'there' | 'deleted' | 'withdrawn';
  /** … and what staff made of it. */
  readonly judged: 'visible' | 'hidden' | 'deleted';
  readonly wasHidden: boolean;
  /** The decisions on reports that hid and removed it, as far as it is so still. */
  readonly removedBy: { readonly hidden: string | null; readonly deleted: string | null };
}
export type UpdateState = WrittenUpdate | null;

/** Whether there is anything of it to be read by anybody. */
export const isThere = (state: UpdateState): state is WrittenUpdate => state?.state === 'there' && state.judged !== 'deleted';

/** The update, if it is there. */
export function presentUpdate(state: UpdateState): WrittenUpdate {
  if (!isThere(state)) throw new RuleViolation('update.not-found', UPDATE_TEXT.notFound, null, 'not-found');
  return state;
}

export const ofUpdate = (updateId: string, { projectId, authorId, visibility }: WrittenUpdate) => ({ updateId, projectId, authorId, visibility });
