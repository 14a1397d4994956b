import { Schema } from 'mongoose';
import { viewModel } from '../../../platform/views/view-model.js';

/** By what a topic or comment is found. What it says and who may read it is asked of the forum when it was found. */
export interface SearchDocument {
  readonly _id: string;
  /** Stems of the title and the text. */
  readonly words: readonly string[];
  /** How often each of `words` comes. */
  readonly counts: readonly number[];
  /** Words of the text. */
  readonly length: number;
  /** Of a topic: `=stem` of each word of the title, and the beginnings of the words themselves. */
  readonly title: readonly string[];
  /** `topic` or `comment`, `by:<member>`, `in:<topic>`; of a topic also `category:<id>` and `solved` or `open`. */
  readonly facets: readonly string[];
  /** Of a topic, folded. */
  readonly tags: readonly string[];
  /** Position of the event it began with. */
  readonly number: number;
}

const schema = new Schema(
  { _id: String, words: [String], counts: [Number], length: Number, title: [String], facets: [String], tags: [String], number: Number },
  { versionKey: false },
);
for (const array of ['words', 'title', 'facets', 'tags']) schema.index({ [array]: 1, number: -1 });

export const searchDocumentsView = viewModel('search_documents', schema);

/** Which of them are topics and which are comments. */
export function idsOf(documents: readonly SearchDocument[]): { topics: string[]; comments: string[] } {
  const ids = { topics: [] as string[], comments: [] as string[] };
  for (const { _id, facets } of documents) ids[facets.includes('topic') ? 'topics' : 'comments'].push(_id);
  return ids;
}
