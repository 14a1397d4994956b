import type { Origin } from '../../../kernel/command.js';

interface LookedAt {
  readonly title: string;
  readonly content: string;
}

/** A text that others are to read from now on; `where` names it. */
export interface OpenedText extends LookedAt {
  readonly authorId: string;
  readonly where: string;
}

/** What projects share with the forum: its tags, pictures and the look at what is written. Bound by the composition root. */
export abstract class ProjectGround {
  /** Tags under their names of today; throws when one of them was banned. */
  abstract usableTags(tags: readonly string[]): Promise<string[]>;
  /** Whether a picture was uploaded by a member and is there still. */
  abstract isOwnImage(imageId: string, memberId: string): Promise<boolean>;
  /** Throws when others must not read a text; what stood in `before` already may stay. */
  abstract refuseProjectText(authorId: string, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void>;
  /** The same of what whoever is invited to a private project reads of it. */
  abstract refuseInvitedText(authorId: string, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void>;
  /** Throws when others must not read one of the texts, and says which. */
  abstract refuseOpened(texts: readonly OpenedText[], origin: Origin): Promise<void>;
}
