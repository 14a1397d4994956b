import type { Caller } from '../../../platform/callers/caller.js';

/** What a member may know of a project that they were told about: as its reader, or as somebody who is invited. */
export interface KnownProject {
  readonly title: string;
  /** Title of the posting that was asked about; null when there is none (any more). */
  readonly part: string | null;
  /** Beginning of the update that was asked about. */
  readonly excerpt: string | null;
  /** Whether an invitation or the offer of ownership waits for their answer. */
  readonly isInvited: boolean;
  readonly isOffered: boolean;
}

/** A project, and the posting or the update in it that they were told about. */
export interface AskedProject {
  readonly projectId: string;
  readonly postingId: string | null;
  readonly updateId: string | null;
}

/** Knows the projects that members are told about. */
export abstract class NoticedProjects {
  /** In the order asked; null for what the caller may know nothing of: so it is of an update that is not for them, whatever they know of its project. */
  abstract known(asked: readonly AskedProject[], caller: Caller): Promise<readonly (KnownProject | null)[]>;
  /** The project of an update, as long as the caller may read that project; else null. */
  abstract projectOfUpdate(updateId: string, caller: Caller): Promise<string | null>;
}
