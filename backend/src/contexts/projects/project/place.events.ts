import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { ProjectEvent } from './project.events.js';

/** What a project asks for: it never had a posting, one is open, or all are over. */
export type HelpWanted = 'none' | 'open' | 'ended';

/** Where a project stands in lists. `listed`: whoever its visibility names finds it; otherwise its own people alone. */
export interface Place {
  visibility: ProjectVisibility;
  stage: string;
  help: HelpWanted;
  listed: boolean;
}

/** From where to where, as `placeLine` writes it; null where it stands nowhere. */
export interface Placed {
  place: string | null;
  formerPlace: string | null;
}
/** With the postings that move along with it, by their ids. */
export interface PlacedWhole extends Placed {
  postingIds: string[];
}

/** What a posting does may move its project, too. */
export type PostingMove = 'PostingOpened' | 'PostingClosed' | 'PostingReopened' | 'PostingFilled' | 'PostingRemoved';
export type ProjectMove = 'ProjectRevised' | 'ProjectWithdrawn' | 'ProjectHidden' | 'ProjectDeleted' | 'ProjectRestored';

/** `applicationIds`, `inviteIds`: all that were ever made to it, and all that waited; what they say is gone with it. */
type MoreOf<Type> = Type extends 'ProjectWithdrawn'
  ? PlacedWhole & { applicationIds: string[]; inviteIds: string[] }
  : Type extends ProjectMove
    ? PlacedWhole
    : Type extends 'ProjectCreated' | PostingMove
      ? Placed
      : unknown;
type WithPlace<E> = E extends { type: infer Type extends string; data: infer Data extends object }
  ? MoreOf<Type> extends object
    ? DomainEvent<Type, Data & MoreOf<Type>>
    : E
  : never;

/** The facts of projects as they are recorded: views count and list by them, and know nothing else of a project when they do. */
export type PlacedProjectEvent = WithPlace<ProjectEvent>;
export type PlacedFact<Type extends PlacedProjectEvent['type']> = Extract<PlacedProjectEvent, { type: Type }>;
