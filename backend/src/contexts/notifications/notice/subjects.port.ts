import type { AboveIds } from '../../../../contracts/above.js';
import type { Caller } from '../../../platform/callers/caller.js';

/** A topic, or what else is named, or a comment wherever it stands when `commentId` is given. */
export interface Subject extends Partial<AboveIds> {
  readonly topicId: string;
  readonly commentId: string | null;
}

export interface WrittenText {
  readonly authorId: string;
  readonly content: string;
  /** Whether it can be read, and what it stands under … */
  readonly open: boolean;
  /** … by whom, where that is not every member. */
  readonly readers: readonly string[] | null;
}

/** What a reader may see of a subject. */
export interface ReadableText extends AboveIds {
  /** Where it stands now; empty for what stands elsewhere than in a topic. */
  readonly topicId: string;
  readonly title: string;
  readonly excerpt: string;
}

/** Knows the texts that members are told of; bound by the composition root. */
export abstract class Subjects {
  abstract find(subject: Subject): Promise<WrittenText | null>;
  /** For each subject what the caller may read of it, or null. */
  abstract readable(subjects: readonly Subject[], caller: Caller): Promise<readonly (ReadableText | null)[]>;
}
