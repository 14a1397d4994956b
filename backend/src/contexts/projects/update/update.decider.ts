import { FORUM_TEXT, MOST_EDITS } from '../../../../contracts/forum.js';
import { UPDATE_TEXT, updateProblems } from '../../../../contracts/project-updates.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { DeleteProjectUpdate, EditProjectUpdate, PostProjectUpdate, ProjectUpdateCommand } from './update.commands.js';
import type { ProjectUpdateEvent } from './update.events.js';
import { isThere, ofUpdate, presentUpdate, type UpdateState, type WrittenUpdate } from './update.state.rules.js';
import { hideOrRemove, moderateUpdate, updateLedger } from './update-moderation.rules.js';

const NOBODY: WrittenUpdate['removedBy'] = { hidden: null, deleted: null };
const UNJUDGED = { judged: 'visible', wasHidden: false, removedBy: NOBODY, facts: 0, decisions: {} } as const;

/** What one member tells of a project: its author edits it, whoever runs the project may take it away. */
export const projectUpdate: Decider<UpdateState, ProjectUpdateCommand, ProjectUpdateEvent> = {
  initial: null,

  evolve: updateLedger.keeping((state, { type, data }) => {
    switch (type) {
      case 'ProjectUpdatePosted': {
        const { updateId: _, ...posted } = data;
        return { ...posted, former: [], edits: 0, state: 'there', ...UNJUDGED };
      }
      case 'ProjectUpdateEdited': {
        const { kind, content, visibility } = data;
        return state && { ...state, kind, content, visibility, former: [...state.former, state.content], edits: state.edits + 1 };
      }
      case 'ProjectUpdateDeleted':
        return state && { ...state, state: 'deleted' };
      case 'ProjectUpdateWithdrawn':
        return state && { ...state, state: 'withdrawn' };
      case 'ProjectUpdateHidden':
        return state && { ...state, judged: 'hidden', removedBy: { ...NOBODY, hidden: data.reportId } };
      case 'ProjectUpdateRemoved':
        return state && { ...state, judged: 'deleted', wasHidden: data.wasHidden, removedBy: { ...state.removedBy, deleted: data.reportId } };
      case 'ProjectUpdateRestored':
        return state && { ...state, judged: data.to, wasHidden: false, removedBy: data.to === 'hidden' ? { ...state.removedBy, deleted: null } : NOBODY };
    }
  }),

  decide: updateLedger.telling((command: ProjectUpdateCommand, state): readonly ProjectUpdateEvent[] => {
    switch (command.type) {
      case 'PostProjectUpdate':
        return state ? [] : post(command);
      case 'EditProjectUpdate':
        return edit(command, state);
      case 'DeleteProjectUpdate':
        return remove(command, state);
      case 'WithdrawProjectUpdate':
        return state && state.state !== 'withdrawn'
          ? [
              {
                type: 'ProjectUpdateWithdrawn',
                data: { ...ofUpdate(command.data.updateId, state), wasThere: isThere(state), wasHidden: state.judged === 'hidden' },
              },
            ]
          : [];
      case 'HideProjectUpdate':
      case 'RemoveProjectUpdate':
        return hideOrRemove(command, state);
      case 'RestoreProjectUpdate':
      case 'RestoreRemovedUpdate':
      case 'UndoUpdateDecision':
        return moderateUpdate(command, state);
    }
  }),
};

function post({ data: { updateId, projectId, memberId: authorId, kind, content, visibility } }: PostProjectUpdate): readonly ProjectUpdateEvent[] {
  refuseProblems('update.incomplete', updateProblems({ content }));
  return [{ type: 'ProjectUpdatePosted', data: { updateId, projectId, authorId, kind, content: content.trim(), visibility, edition: 0 } }];
}

/** The same again is no edit. */
function edit({ data }: EditProjectUpdate, state: UpdateState): readonly ProjectUpdateEvent[] {
  const update = presentUpdate(state);
  if (update.authorId !== data.memberId) throw new RuleViolation('update.not-yours', UPDATE_TEXT.notYours, null, 'forbidden');
  if (update.judged === 'hidden') throw new RuleViolation('update.hidden', UPDATE_TEXT.hiddenNotEditable);
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
  return [{ type: 'ProjectUpdateDeleted', data: { ...ofUpdate(updateId, update), by: memberId, wasHidden: update.judged === 'hidden' } }];
}
