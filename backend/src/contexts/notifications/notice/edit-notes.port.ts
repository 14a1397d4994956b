import type { Caller } from '../../../platform/callers/caller.js';
import type { Subject } from './subjects.port.js';

/** Knows what moderators wrote to the authors whose words they changed; bound by the composition root. */
export abstract class EditNotes {
  /** By the ids of the texts, as far as the caller wrote them. */
  abstract editNotesOf(texts: readonly Subject[], caller: Caller): Promise<ReadonlyMap<string, string>>;
}
