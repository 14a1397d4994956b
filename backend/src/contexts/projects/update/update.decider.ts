import { FORUM_TEXT, MOST_EDITS } from '../../../../contracts/forum.js';
import { UPDATE_TEXT, type UpdateType, updateProblems } from '../../../../contracts/project-updates.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { DeleteProjectUpdate, EditProjectUpdate, PostProjectUpdate, ProjectUpdateCommand } from './update.commands.js';
import type { ProjectUpdateEvent } from './update.events.js';

export interface WrittenUpdate {
  readonly projectId: string;
  readonly authorId: string;
  readonly kind: UpdateType;
  readonly content: string;
  /** What it said before, which its readers read too; the oldest first. */
  readonly former: readonly string[];
  readonly visibility: ProjectVisibility | null;
  readonly edition: number;
  readonly edits: number;
  readonly state: 'there' | 'deleted' | 'withdrawn';
}
export type UpdateState = WrittenUpdate | null;

/** What one member tells of a project: its author edits it, whoever runs the project may take it away. */
export const projectUpdate: Decider<UpdateState, ProjectUpdateCommand, ProjectUpdateEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'ProjectUpdatePosted': {
        const { updateId: _, ...posted } = data;
        return { ...posted, former: [], edits: 0, state: 'there' };
      }
      case 'ProjectUpdateEdited': {
        const { kind, content, visibility } = data;
        return state && { ...state, kind, content, visibility, former: [...state.former, state.content], edits: state.edits + 1 };
      }
      case 'ProjectUpdateDeleted':
        return state && { ...state, state: 'deleted' };
      case 'ProjectUpdateWithdrawn':
        return state && { ...state, state: 'withdrawn' };
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'PostProjectUpdate':
        return state ? [] : post(command);
      case 'EditProjectUpdate':
        return edit(command, state);
      case 'DeleteProjectUpdate':
        return remove(command, state);
      case 'WithdrawProjectUpdate':
        return state && state.state !== 'withdrawn'
          ? [{ type: 'ProjectUpdateWithdrawn', data: { ...ofUpdate(command.data.updateId, state), wasThere: state.state === 'there' } }]
          : [];
    }
  },
};

/** The update, if it is there. */
export function presentUpdate(state: UpdateState): WrittenUpdate {
  if (state?.state !== 'there') throw new RuleViolation('update.not-found', UPDATE_TEXT.notFound, null, 'not-found');
  return state;
}

const ofUpdate = (updateId: string, { projectId, authorId, visibility }: WrittenUpdate) => ({ updateId, projectId, authorId, visibility });

function post({ data: { updateId, projectId, memberId: authorId, kind, content, visibility } }: PostProjectUpdate): readonly ProjectUpdateEvent[] {
  refuseProblems('update.incomplete', updateProblems({ content }));
  return [{ type: 'ProjectUpdatePosted', data: { updateId, projectId, authorId, kind, content: content.trim(), visibility, edition: 0 } }];
}

/** The same again is no edit. */
function edit({ data }: EditProjectUpdate, state: UpdateState): readonly ProjectUpdateEvent[] {
  const update = presentUpdate(state);
  if (update.authorId !== data.memberId) throw new RuleViolation('update.not-yours', UPDATE_TEXT.notYours, null, 'forbidden');
  const kind = data.kind ?? update.kind;
  const visibility = data.visibility === undefined ? update.visibility : data.visibility;
  const content = (data.content ?? update.content).trim();
  refuseProblems('update.incomplete', updateProblems({ content }));
  if (kind === update.kind && visibility === update.visibility && content === update.content) return [];
  if (data.judged !== update.edits) throw new RuleViolation('update.changed', UPDATE_TEXT.changedMeanwhile);
  if (update.edits >= MOST_EDITS) throw new RuleViolation('update.edited-too-often', FORUM_TEXT.editedTooOften);
  const { edition, visibility: formerVisibility } = update;
  return [{ type: 'ProjectUpdateEdited', data: { ...ofUpdate(data.updateId, update), kind, content, visibility, edition, formerVisibility } }];
}

function remove({ data: { updateId, memberId, runs } }: DeleteProjectUpdate, state: UpdateState): readonly ProjectUpdateEvent[] {
  const update = presentUpdate(state);
  if (update.authorId !== memberId && !runs) throw new RuleViolation('update.not-yours', UPDATE_TEXT.notYoursToDelete, null, 'forbidden');
  return [{ type: 'ProjectUpdateDeleted', data: { ...ofUpdate(updateId, update), by: memberId } }];
}
