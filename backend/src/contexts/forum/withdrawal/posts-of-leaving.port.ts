import type { Origin } from '../../../kernel/command.js';

/** Takes back the posts of a leaving member, whose words are sealed with the same keys; bound by the composition root. */
export abstract class PostsOfLeaving {
  abstract withdrawAll(authorId: string, origin: Origin): Promise<void>;
}
