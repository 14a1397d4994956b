import type { Caller } from '../../../platform/callers/caller.js';

/** What a member may know of a project that they were told about: as its reader, or as somebody who is invited. */
export interface KnownProject {
  readonly title: string;
  /** Title of the posting that was asked about; null when there is none (any more). */
  readonly part: string | null;
  /** Whether an invitation or the offer of ownership waits for their answer. */
  readonly isInvited: boolean;
  readonly isOffered: boolean;
}

/** Knows the projects that members are told about. */
export abstract class NoticedProjects {
  /** In the order asked; null for what the caller may know nothing of. */
  abstract known(asked: readonly { readonly projectId: string; readonly partId: string | null }[], caller: Caller): Promise<readonly (KnownProject | null)[]>;
}
