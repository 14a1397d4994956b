import type { Origin } from '../../../kernel/command.js';

interface LookedAt {
  readonly title: string;
  readonly content: string;
}

/** What updates share with the forum: how much a member may write in an hour, and the look at what is written. Bound by the composition root. */
export abstract class UpdateGround {
  /** 0 for as many as one likes. */
  abstract readonly commentsPerHour: number;
  /** Throws when others must not read a text; what stood in `before` already may stay. */
  abstract refuseUpdateText(authorId: string, text: LookedAt, before: LookedAt | null, origin: Origin): Promise<void>;
}
