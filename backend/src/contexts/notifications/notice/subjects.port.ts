import type { Caller } from '../../../platform/callers/caller.js';

/** A topic, or a comment in it when `commentId` is given. */
export interface Subject {
  readonly topicId: string;
  readonly commentId: string | null;
}

export interface WrittenText {
  readonly authorId: string;
  readonly content: string;
  /** Whether everybody may read it, and the topic that it stands in. */
  readonly open: boolean;
}

/** What a reader may see of a subject. */
export interface ReadableText {
  /** Where it stands now. */
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
