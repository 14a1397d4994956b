import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { reasonProblem, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { UPDATE_DESK_TEXT } from '../../../../contracts/project-moderation.js';
import { decisionAt, ledgerOf } from '../../../kernel/decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { HideProjectUpdate, RemoveProjectUpdate, UndoUpdateDecision, UpdateModerationCommand } from './update.commands.js';
import type { ProjectUpdateEvent } from './update.events.js';
import { isThere, ofUpdate, presentUpdate, type UpdateDecision, type UpdateState, type UpdateUndo, type WrittenUpdate } from './update.state.rules.js';

/** Which decisions hold: by them they are told, and taken back. */
export const updateLedger = ledgerOf<UpdateDecision, UpdateUndo, WrittenUpdate, ProjectUpdateEvent>({
  effectOf: ({ type, data }) => {
    switch (type) {
      case 'ProjectUpdateHidden':
        return { makes: 'hide' };
      case 'ProjectUpdateRemoved':
        return { makes: 'delete' };
      case 'ProjectUpdateRestored':
        return { takesBack: data.from === 'hidden' ? 'hide' : 'delete' };
      case 'ProjectUpdateDeleted':
      case 'ProjectUpdateWithdrawn':
        return { ends: ['hide', 'delete'] };
      default:
        return {};
    }
  },
  undoOf: () => ({ action: 'restore' }),
});

const refuseUnreasoned = (reason: string): void => refuseProblems('tool.unreasoned', { reason: reasonProblem(reason) ?? undefined });

/** A report that was decided on hides or removes silently what is left; a moderator on the page is told why there is nothing. */
export function hideOrRemove(
  { type, data: { updateId, reportId, reason } }: HideProjectUpdate | RemoveProjectUpdate,
  state: UpdateState,
): readonly ProjectUpdateEvent[] {
  if (reportId === null) {
    refuseUnreasoned(reason);
    presentUpdate(state);
  }
  if (!isThere(state)) return [];
  const wasHidden = state.judged === 'hidden';
  const data = { ...ofUpdate(updateId, state), reportId, reason };
  if (type === 'RemoveProjectUpdate') return [{ type: 'ProjectUpdateRemoved', data: { ...data, wasHidden } }];
  return wasHidden ? [] : [{ type: 'ProjectUpdateHidden', data }];
}

export function moderateUpdate(command: UpdateModerationCommand, state: UpdateState): readonly ProjectUpdateEvent[] {
  refuseUnreasoned(command.data.reason);
  const update = state ?? presentUpdate(state);
  if (command.type === 'RestoreRemovedUpdate') {
    // Says nothing where there is nothing to bring back: whoever decided cannot know what has happened meanwhile.
    const isRemoved = update.state === 'there' && update.judged !== 'visible' && update.removedBy[update.judged] === command.data.reportId;
    return isRemoved ? restore(command.data, update) : [];
  }
  if (update.state !== 'there') throw new RuleViolation('update.withdrawn', TOOL_TEXT.withdrawn);
  if (command.type === 'UndoUpdateDecision') refuseUndoing(command.data, update);
  return restore(command.data, update);
}

/** Only a decision that still holds is taken back; what stands in its way is said. */
function refuseUndoing({ number }: UndoUpdateDecision['data'], update: WrittenUpdate): void {
  const held = decisionAt(update.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (update.judged === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', UPDATE_DESK_TEXT.deletedFirst);
}

function restore({ updateId, reason }: { updateId: string; reason: string }, update: WrittenUpdate): readonly ProjectUpdateEvent[] {
  if (update.judged === 'visible') return [];
  const to = update.judged === 'deleted' && update.wasHidden ? 'hidden' : 'visible';
  return [{ type: 'ProjectUpdateRestored', data: { ...ofUpdate(updateId, update), from: update.judged, to, reason } }];
}
