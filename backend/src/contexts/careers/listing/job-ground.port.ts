import type { Origin } from '../../../kernel/command.js';

interface LookedAt {
  readonly title: string;
  readonly content: string;
}

/** What listings share with the forum: its tags and the look at what is written. Bound by the composition root. */
export abstract class JobGround {
  /** Tags under their names of today; throws when one of them was banned. */
  abstract usableTags(tags: readonly string[]): Promise<string[]>;
  /** Whether a picture was uploaded by a member and is there still. */
  abstract isOwnImage(imageId: string, memberId: string): Promise<boolean>;
  /** Throws when others must not read a text; what stood in `before` already may stay. */
  abstract refuseJobText(authorId: string, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void>;
}
