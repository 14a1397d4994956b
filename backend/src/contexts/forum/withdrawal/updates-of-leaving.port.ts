import type { Origin } from '../../../kernel/command.js';

/** Takes back the updates of a leaving member, whose words are sealed with the same keys; bound by the composition root. */
export abstract class UpdatesOfLeaving {
  abstract withdrawAll(authorId: string, origin: Origin): Promise<void>;
}
