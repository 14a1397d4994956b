import type { Write } from '../../../kernel/views.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, numbers, personal, texts } from '../../../platform/views/view-fields.js';

/** By what a topic, a comment, a post, a project or a job listing is found. What it says and who may read it is asked of the context that owns it when it was found. */
export const searchDocumentsView = declareView(
  'search_documents',
  {
    /** Stems of the title and the text. */
    words: personal(texts),
    /** How often each of `words` comes. */
    counts: personal(numbers),
    /** Words of the text. */
    length: personal(number),
    /** Of all but comments: `=stem` of each word of the title, and the beginnings of the words themselves. */
    title: personal(texts),
    /**
     * `topic`, `comment`, `post`, `project` or `job`, `by:<member>`; of the forum `in:<topic>`; of a topic or a post `category:<id>`; of a topic `solved` or
     * `open`; of a project or a listing who may read it, so that those of others take nobody's place among so many candidates.
     */
    facets: texts,
    /** Of all but comments, folded. */
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
    forgottenWith: ['TopicWithdrawn', 'CommentWithdrawn', 'PostWithdrawn', 'ProjectWithdrawn', 'JobWithdrawn'],
  },
);
export type SearchDocument = DocumentOf<typeof searchDocumentsView>;

/** One facet in the place of another. */
export const swap = (id: string, former: string, now: string): readonly Write[] =>
  former === now ? [] : [searchDocumentsView.change(id, { $pull: { facets: former } }), searchDocumentsView.change(id, { $addToSet: { facets: now } })];

/** Which of them are topics and which are comments. */
export function idsOf(documents: readonly SearchDocument[]): { topics: string[]; comments: string[] } {
  const ids = { topics: [] as string[], comments: [] as string[] };
  for (const { _id, facets } of documents) {
    if (facets.includes('topic')) ids.topics.push(_id);
    if (facets.includes('comment')) ids.comments.push(_id);
  }
  return ids;
}
