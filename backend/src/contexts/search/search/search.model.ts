import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, numbers, personal, texts } from '../../../platform/views/view-fields.js';

/** By what a topic or comment is found. What it says and who may read it is asked of the forum when it was found. */
export const searchDocumentsView = declareView(
  'search_documents',
  {
    /** Stems of the title and the text. */
    words: personal(texts),
    /** How often each of `words` comes. */
    counts: personal(numbers),
    /** Words of the text. */
    length: personal(number),
    /** Of a topic: `=stem` of each word of the title, and the beginnings of the words themselves. */
    title: personal(texts),
    /** `topic` or `comment`, `by:<member>`, `in:<topic>`; of a topic also `category:<id>` and `solved` or `open`. */
    facets: texts,
    /** Of a topic, folded. */
    tags: personal(texts),
    /** Position of the event it began with. */
    number,
  },
  {
    indexes: [
      { words: 1, number: -1 },
      { title: 1, number: -1 },
      { facets: 1, number: -1 },
      { tags: 1, number: -1 },
    ],
    forgottenWith: ['TopicWithdrawn', 'CommentWithdrawn'],
  },
);
export type SearchDocument = DocumentOf<typeof searchDocumentsView>;

/** Which of them are topics and which are comments. */
export function idsOf(documents: readonly SearchDocument[]): { topics: string[]; comments: string[] } {
  const ids = { topics: [] as string[], comments: [] as string[] };
  for (const { _id, facets } of documents) ids[facets.includes('topic') ? 'topics' : 'comments'].push(_id);
  return ids;
}
