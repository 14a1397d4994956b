import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { OfProject } from './of-project.events.js';
import type { PeopleEvent } from './people.events.js';
import type { PostingEvent } from './posting.events.js';

/** All that a project says. It is the project's own: sealed under a key of its own, which outlives whoever wrote it. */
export interface ProjectWords {
  title: string;
  summary: string;
  /** Markdown; empty where there is none. */
  description: string;
  tags: string[];
  /** Address of an own upload. */
  cover: string | null;
  /** Each as `linkLine` writes it. */
  links: string[];
  repository: string | null;
}

/** `stage` is the code of one in the list that staff keep. */
interface Standing {
  stage: string;
  visibility: ProjectVisibility;
}

/** Its owner is its first member. */
export type ProjectCreated = DomainEvent<'ProjectCreated', OfProject & ProjectWords & Standing & { ownerId: string }>;
/** All that it says now. */
export type ProjectRevised = DomainEvent<
  'ProjectRevised',
  OfProject & ProjectWords & Standing & { by: string; formerTags: string[]; formerStage: string; formerVisibility: ProjectVisibility }
>;
/** It has a tag that is called otherwise now, or was merged into another, or that came back from there; `cause` is the merge, null for a new name. */
export type ProjectTagsFollowed = DomainEvent<
  'ProjectTagsFollowed',
  OfProject & Pick<ProjectWords, 'title' | 'summary' | 'tags'> & { cause: string | null; back: boolean; formerTags: string[] }
>;
/** `abandoned`: nobody could take over from its owner; staff keep it. Its open postings are closed and its invitations withdrawn by facts of their own before. */
export type ProjectArchived = DomainEvent<'ProjectArchived', OfProject & { by: string | null; cause: 'owner' | 'abandoned' }>;
export type ProjectUnarchived = DomainEvent<'ProjectUnarchived', OfProject & { by: string }>;
/** Its owner deleted it, or took it along when their account ended: its key goes with it. */
export type ProjectWithdrawn = DomainEvent<'ProjectWithdrawn', OfProject & { by: string; cause: 'owner' | 'account' }>;

interface Removed extends OfProject {
  /** Who answers for it: its owner, or who created it where there is none. */
  authorId: string;
  /** The report that led to it, or null when a moderator did it on the page. */
  reportId: string | null;
  reason: string;
  undoes?: number;
  replaces?: number;
}
export type ProjectHidden = DomainEvent<'ProjectHidden', Removed>;
export type ProjectDeleted = DomainEvent<'ProjectDeleted', Removed & { wasHidden: boolean }>;
export type ProjectRestored = DomainEvent<
  'ProjectRestored',
  OfProject & { authorId: string; from: 'hidden' | 'deleted'; to: 'visible' | 'hidden'; reason: string; undoes?: number }
>;
/** What staff decided, or took back. */
export type ProjectModerationEvent = ProjectHidden | ProjectDeleted | ProjectRestored;

export type ProjectEvent =
  | ProjectCreated
  | ProjectRevised
  | ProjectTagsFollowed
  | ProjectArchived
  | ProjectUnarchived
  | ProjectWithdrawn
  | ProjectModerationEvent
  | PeopleEvent
  | PostingEvent;
