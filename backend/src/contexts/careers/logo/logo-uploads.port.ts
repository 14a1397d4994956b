import type { Caller } from '../../../platform/callers/caller.js';
import type { PictureRule } from '../../../platform/uploads/picture.js';

/** Takes in pictures as those of texts are; bound by the composition root. */
export abstract class LogoUploads {
  /** The picture drawn anew as a square PNG; answers its address. */
  abstract acceptSquare(sent: Buffer | null, rule: PictureRule, memberId: string, caller: Caller): Promise<string>;
}
