/** A comment and its place in the order of all comments. */
export interface CommentPlace {
  readonly commentId: string;
  readonly position: number;
}

/** Knows which comments stand where; answered by the read side. */
export abstract class CommentPlaces {
  /** Comments of a topic after a place, in their order, also those that nobody can see. */
  abstract inTopic(topicId: string, after: number, limit: number): Promise<readonly CommentPlace[]>;
  /** When the last comment that stands there was written, or the topic itself, and what the lists take for it; null when there is no such topic. */
  abstract activityOf(topicId: string): Promise<{ readonly found: string; readonly shown: string } | null>;
  /** Comments that a merge or split has moved, after a place likewise. */
  abstract movedBy(cause: string, after: number, limit: number): Promise<readonly CommentPlace[]>;
}
