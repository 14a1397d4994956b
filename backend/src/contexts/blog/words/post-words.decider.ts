import type { Decider, StreamType } from '../../../kernel/decider.js';
import { wordsOfEdition } from '../../../kernel/words.js';
import { EDITION } from '../post/post-text.rules.js';
import type { KeepPostWords } from './post-words.commands.js';
import type { FoundBy, PostWordsKept } from './post-words.events.js';

/** What was kept last. */
export type KeptWords = FoundBy | null;

/** What a post is found by is told anew when it is something else. */
export const postWords: Decider<KeptWords, KeepPostWords, PostWordsKept> = {
  initial: null,
  evolve: (_, { data }) => data,
  decide: ({ data }, kept) => (kept && isSame(kept, data) ? [] : [{ type: 'PostWordsKept', data: { ...data, edition: EDITION } }]),
};

/** The same text has the same words. */
const isSame = (one: FoundBy, other: FoundBy): boolean =>
  one.textKey === other.textKey && one.categoryId === other.categoryId && one.title === other.title && one.tags.join('\n') === other.tags.join('\n');

/** `post-words-<post id>` */
export const postWordsStream: StreamType<KeptWords, KeepPostWords, PostWordsKept> = {
  category: 'post-words',
  decider: postWords,
  events: { PostWordsKept: { schema: 1, personal: wordsOfEdition('title', 'tags', 'words') } },
};
