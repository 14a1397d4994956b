import type { DomainEvent } from '../../../kernel/event.js';

/** By what a post is found: its title, its tags and the beginning of its text as plain words. */
export interface FoundBy {
  categoryId: string | null;
  title: string;
  tags: string[];
  words: string;
  /** The text that they were read from. */
  textKey: string;
}

/** What is told of a published post to those who look for words, since its text is a file and stands in no fact; `edition` names the key that seals it. */
export type PostWordsKept = DomainEvent<'PostWordsKept', { postId: string; authorId: string; edition: number } & FoundBy>;
