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

/** Whether it was hidden by staff then; `ends` are the decisions on it that cannot be taken back any more. */
interface Judged {
  wasHidden: boolean;
  ends?: number[];
}
type Deleted = OfUpdate & { by: string; visibility: ProjectVisibility | null };
type Withdrawn = OfUpdate & { visibility: ProjectVisibility | null; wasThere: boolean };

export type ProjectUpdatePosted = DomainEvent<'ProjectUpdatePosted', OfUpdate & UpdateWords>;
export type ProjectUpdateEdited = DomainEvent<'ProjectUpdateEdited', OfUpdate & UpdateWords & { formerVisibility: ProjectVisibility | null }>;
/** `by` is its author, or somebody who ran the project. Version 1 knew nothing of what staff decide. */
export type ProjectUpdateDeleted = DomainEvent<'ProjectUpdateDeleted', Deleted & Judged, [Deleted]>;
/** Its author ended their account and took it along, also when it was deleted before (`wasThere` is false then). */
export type ProjectUpdateWithdrawn = DomainEvent<'ProjectUpdateWithdrawn', Withdrawn & Judged, [Withdrawn]>;

/** `reportId` is null where it was decided on the page. */
type Decided = OfUpdate & { visibility: ProjectVisibility | null; reportId: string | null; reason: string };
export type ProjectUpdateHidden = DomainEvent<'ProjectUpdateHidden', Decided>;
/** Staff took it from everybody. */
export type ProjectUpdateRemoved = DomainEvent<'ProjectUpdateRemoved', Decided & { wasHidden: boolean }>;
export type ProjectUpdateRestored = DomainEvent<
  'ProjectUpdateRestored',
  OfUpdate & { visibility: ProjectVisibility | null; from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; reason: string; undoes?: number }
>;
/** What staff decided, or took back. */
export type UpdateModerationEvent = ProjectUpdateHidden | ProjectUpdateRemoved | ProjectUpdateRestored;

export type ProjectUpdateEvent = ProjectUpdatePosted | ProjectUpdateEdited | ProjectUpdateDeleted | ProjectUpdateWithdrawn | UpdateModerationEvent;
