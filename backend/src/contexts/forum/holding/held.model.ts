import { Schema } from 'mongoose';
import { viewModel } from '../../../platform/views/view-model.js';

/** A text that waits for a moderator: a topic when `title` is not null, else a comment of `topic_id`. */
export interface HeldDocument {
  readonly _id: string;
  readonly topic_id: string;
  readonly author_id: string;
  readonly category_id: string | null;
  readonly title: string | null;
  readonly content: string;
  readonly tags: readonly string[];
  readonly quoted_id: string | null;
  readonly held_at: string;
  /** Revision of its stream that this document shows. */
  readonly revision: number;
}

const schema = new Schema(
  {
    _id: String,
    topic_id: String,
    author_id: String,
    category_id: String,
    title: String,
    content: String,
    tags: [String],
    quoted_id: String,
    held_at: String,
    revision: Number,
  },
  { versionKey: false },
);
schema.index({ author_id: 1, held_at: -1 });
schema.index({ topic_id: 1, held_at: 1 });

export const heldView = viewModel('held_texts', schema);
