import type { HoldCause } from '../../../../contracts/holding.js';
import type { Origin } from '../../../kernel/command.js';
import type { Actor } from '../../../kernel/event.js';

/** A text as it is looked at: everything of it that others read. */
export interface LookedAt {
  readonly title: string;
  readonly content: string;
}

/** What posts share with the forum: its categories, tags, pictures and the look at what is written. Bound by the composition root. */
export abstract class PostGround {
  /** Throws when nobody, or not this author, may put something new into a category. */
  abstract refusePlace(categoryId: string, origin: Origin): Promise<void>;
  /** Tags under their names of today; throws when one of them was banned. */
  abstract usableTags(tags: readonly string[]): Promise<string[]>;
  /** Whether a picture was uploaded by a member and is there still. */
  abstract isOwnImage(imageId: string, memberId: string): Promise<boolean>;
  /** Throws when a text must not be public; what stood in `before` already may stay. */
  abstract refuseText(authorId: string, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void>;
  /** Why a text of an author must not be public at an ISO time, by what was decided meanwhile; empty when it may. */
  abstract causesAgainst(text: LookedAt, author: Actor, at: string): Promise<HoldCause[]>;
}
