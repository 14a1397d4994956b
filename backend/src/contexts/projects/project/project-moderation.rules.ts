import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { reasonProblem, TOOL_TEXT } from '../../../../contracts/forum-tools.js';
import { PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { PROJECT_TEXT } from '../../../../contracts/projects.js';
import { decisionAt, ledgerOf } from '../../../kernel/decisions.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { DeleteProject, HideProject, ProjectModerationCommand, UndoProjectDecision } from './project.commands.js';
import type { ProjectEvent } from './project.events.js';
import { authorOf, begun, type ProjectDecision, type ProjectState, type ProjectUndo, type StandingProject } from './project.state.rules.js';

/** Which decisions hold: by them they are told, and taken back. */
export const projectLedger = ledgerOf<ProjectDecision, ProjectUndo, StandingProject, ProjectEvent>({
  effectOf: ({ type, data }) => {
    switch (type) {
      case 'ProjectHidden':
        return { makes: 'hide' };
      case 'ProjectDeleted':
        return { makes: 'delete' };
      case 'ProjectRestored':
        return { takesBack: data.from === 'hidden' ? 'hide' : 'delete' };
      default:
        return {};
    }
  },
  undoOf: () => ({ action: 'restore' }),
});

const refuseUnreasoned = (reason: string): void => refuseProblems('tool.unreasoned', { reason: reasonProblem(reason) ?? undefined });

/** A report that was decided on hides or deletes silently what is left; a moderator on the page is told why there is nothing. */
export function hideOrDelete({ type, data: { projectId, reportId, reason } }: HideProject | DeleteProject, state: ProjectState): readonly ProjectEvent[] {
  if (reportId === null) {
    refuseUnreasoned(reason);
    const project = begun(state);
    const isGone = project.isWithdrawn || (type === 'HideProject' && project.state === 'deleted');
    if (isGone) throw new RuleViolation('project.gone', PROJECT_TEXT.gone, null, 'gone');
  }
  if (!state || state.isWithdrawn || state.state === 'deleted') return [];
  const wasHidden = state.state === 'hidden';
  const data = { projectId, authorId: authorOf(state), reportId, reason };
  if (type === 'DeleteProject') return [{ type: 'ProjectDeleted', data: { ...data, wasHidden } }];
  return wasHidden ? [] : [{ type: 'ProjectHidden', data }];
}

export function moderate(command: ProjectModerationCommand, state: ProjectState): readonly ProjectEvent[] {
  refuseUnreasoned(command.data.reason);
  const project = begun(state);
  switch (command.type) {
    case 'RestoreProject':
      if (project.isWithdrawn) throw new RuleViolation('project.withdrawn', TOOL_TEXT.withdrawn);
      return restore(command.data, project);
    case 'RestoreRemovedProject': {
      // Says nothing where there is nothing to bring back: whoever decided cannot know what has happened meanwhile.
      const isRemoved = !project.isWithdrawn && project.state !== 'visible' && project.removedBy[project.state] === command.data.reportId;
      return isRemoved ? restore(command.data, project) : [];
    }
    case 'UndoProjectDecision':
      return undo(command.data, project);
  }
}

/** Takes back a decision that still holds; what stands in its way is said. */
function undo({ projectId, number, reason }: UndoProjectDecision['data'], project: StandingProject): readonly ProjectEvent[] {
  if (project.isWithdrawn) throw new RuleViolation('project.withdrawn', TOOL_TEXT.withdrawn);
  const held = decisionAt(project.decisions, number);
  if (!held) throw new RuleViolation('decision.over', DECISION_TEXT.over);
  if (project.state === 'deleted' && held.kind !== 'delete') throw new RuleViolation('decision.deleted-first', PROJECT_WRITING_TEXT.deletedFirst);
  return restore({ projectId, reason }, project);
}

function restore({ projectId, reason }: { projectId: string; reason: string }, project: StandingProject): readonly ProjectEvent[] {
  if (project.state === 'visible') return [];
  const to = project.state === 'deleted' && project.wasHidden ? 'hidden' : 'visible';
  return [{ type: 'ProjectRestored', data: { projectId, authorId: authorOf(project), from: project.state, to, reason } }];
}
