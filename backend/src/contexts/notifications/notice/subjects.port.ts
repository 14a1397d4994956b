import type { Caller } from '../../../platform/callers/caller.js';

/** A topic, a post when `postId` is given, or a comment wherever it stands when `commentId` is. */
export interface Subject {
  readonly topicId: string;
  readonly postId?: string | null;
  readonly commentId: string | null;
}

export interface WrittenText {
  readonly authorId: string;
  readonly content: string;
  /** Whether everybody may read it, and what it stands under. */
  readonly open: boolean;
}

/** What a reader may see of a subject. */
export interface ReadableText {
  /** Where it stands now; empty for what stands under a post. */
  readonly topicId: string;
  readonly postId: string | null;
  readonly title: string;
  readonly excerpt: string;
}

/** Knows the texts that members are told of; bound by the composition root. */
export abstract class Subjects {
  abstract find(subject: Subject): Promise<WrittenText | null>;
  /** For each subject what the caller may read of it, or null. */
  abstract readable(subjects: readonly Subject[], caller: Caller): Promise<readonly (ReadableText | null)[]>;
}
