import { Schema } from 'mongoose';
import { viewModel } from '../../../platform/views/view-model.js';

/** The id is the slug: spellings that read alike are one tag. */
export interface TagDocument {
  readonly _id: string;
  /** As it was written by the topic with which it came into use. */
  readonly name: string;
  /** Every beginning of the slug, for suggestions while typing. */
  readonly beginnings: readonly string[];
  readonly topic_count: number;
}

/** Longer beginnings than this are cut: by then few tags are left. */
export const LONGEST_BEGINNING = 12;

const tagSchema = new Schema({ _id: String, name: String, beginnings: [String], topic_count: Number }, { versionKey: false });
tagSchema.index({ topic_count: -1 });
// With the name it is an array like any other; with the number alone it would be one of tokens, whose number no two tags share.
tagSchema.index({ beginnings: 1, topic_count: -1, name: 1 });

export const tagsView = viewModel('tags', tagSchema);
