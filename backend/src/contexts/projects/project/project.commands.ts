import type { ProjectVisibility } from '../../../../contracts/projects.js';
import { Command } from '../../../kernel/command.js';
import type { AccountCommand } from './account.commands.js';
import type { PeopleCommand } from './people.commands.js';
import type { PostingCommand } from './posting.commands.js';
import type { ProjectWords } from './project.events.js';

/** All that a project is to say, and how it is to stand. */
export interface SavedProjectWords {
  words: ProjectWords;
  stage: string;
  visibility: ProjectVisibility;
}

/** What is sent of it; what is left out stays as it is. */
export type ProjectForm = Partial<ProjectWords> & { stage?: string; visibility?: ProjectVisibility };

export class CreateProject extends Command<SavedProjectWords & { projectId: string; ownerId: string }> {
  readonly type = 'CreateProject';
}

/**
 * `version` is the one that the writer began from, null where nobody says. `judged`: the version that was looked at; when it has been saved since, that
 * look says nothing any more. `judgedPostings`: how often its postings had been written then. `isShown`: it was looked at as whoever is
 * invited reads it.
 */
export class ReviseProject extends Command<
  SavedProjectWords & { projectId: string; memberId: string; version: number | null; judged: number; judgedPostings: number; isShown: boolean }
> {
  readonly type = 'ReviseProject';
}

type Acting = { projectId: string; memberId: string };
export class ArchiveProject extends Command<Acting & { archived: boolean }> {
  readonly type = 'ArchiveProject';
}

export class DeleteOwnProject extends Command<Acting> {
  readonly type = 'DeleteOwnProject';
}

/** The project has a tag that is called otherwise now, or was merged into another. `cause` is the merge, null for a new name. */
export class FollowProjectTag extends Command<{ projectId: string; slug: string; name: string; cause: string | null }> {
  readonly type = 'FollowProjectTag';
}

/** Gives back what a merge of tags took from the project. */
export class ReturnProjectTag extends Command<{ projectId: string; cause: string }> {
  readonly type = 'ReturnProjectTag';
}
export type ProjectTagCommand = FollowProjectTag | ReturnProjectTag;

type Decided = { projectId: string; reportId: string | null; reason: string };
export class HideProject extends Command<Decided> {
  readonly type = 'HideProject';
}

export class DeleteProject extends Command<Decided> {
  readonly type = 'DeleteProject';
}

type OnProject = { projectId: string; reason: string };
export class RestoreProject extends Command<OnProject> {
  readonly type = 'RestoreProject';
}

/** Brings back what a decision on a report took away, and nothing that another has. */
export class RestoreRemovedProject extends Command<OnProject & { reportId: string }> {
  readonly type = 'RestoreRemovedProject';
}

/** `number` is the revision of the fact that made the decision. */
export class UndoProjectDecision extends Command<OnProject & { number: number }> {
  readonly type = 'UndoProjectDecision';
}

export type ProjectModerationCommand = RestoreProject | RestoreRemovedProject | UndoProjectDecision;
export type ProjectCommand =
  | CreateProject
  | ReviseProject
  | ProjectTagCommand
  | ArchiveProject
  | DeleteOwnProject
  | HideProject
  | DeleteProject
  | ProjectModerationCommand
  | PeopleCommand
  | PostingCommand
  | AccountCommand;

/** Looks at all that is sent, and saves it. `version` as in `ReviseProject`; `owned`: how many projects a new one's owner has. */
export class WriteProject extends Command<{
  projectId: string;
  memberId: string;
  isNew: boolean;
  form: ProjectForm;
  version: number | null;
  owned: number;
}> {
  readonly type = 'WriteProject';
}
