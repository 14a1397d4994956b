import type { UpdateType } from '../../../../contracts/project-updates.js';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { OfProject } from '../project/of-project.events.js';

interface OfUpdate extends OfProject {
  updateId: string;
  authorId: string;
}

/** `visibility` is null where it is for all who read the project. `edition` is that of its words, whose key is their author's. */
interface UpdateWords {
  kind: UpdateType;
  content: string;
  visibility: ProjectVisibility | null;
  edition: number;
}

export type ProjectUpdatePosted = DomainEvent<'ProjectUpdatePosted', OfUpdate & UpdateWords>;
export type ProjectUpdateEdited = DomainEvent<'ProjectUpdateEdited', OfUpdate & UpdateWords & { formerVisibility: ProjectVisibility | null }>;
/** `by` is its author, or somebody who ran the project. */
export type ProjectUpdateDeleted = DomainEvent<'ProjectUpdateDeleted', OfUpdate & { by: string; visibility: ProjectVisibility | null }>;
/** Its author ended their account and took it along, also when it was deleted before (`wasThere` is false then). */
export type ProjectUpdateWithdrawn = DomainEvent<'ProjectUpdateWithdrawn', OfUpdate & { visibility: ProjectVisibility | null; wasThere: boolean }>;

export type ProjectUpdateEvent = ProjectUpdatePosted | ProjectUpdateEdited | ProjectUpdateDeleted | ProjectUpdateWithdrawn;
