import { Schema } from 'mongoose';
import { viewModel } from '../../../platform/views/view-model.js';

export interface ImageDocument {
  readonly _id: string;
  readonly member_id: string;
  /** Key of the file. */
  readonly key: string;
  /** Whether a text has ever shown it. */
  readonly used: boolean;
  /** Ids of the topics and comments that show it. */
  readonly texts: readonly string[];
  readonly uploaded_at: string;
}

const schema = new Schema(
  { _id: String, member_id: String, key: String, used: Boolean, texts: { type: [String], index: true }, uploaded_at: String },
  { versionKey: false },
);
schema.index({ member_id: 1, uploaded_at: 1 });

export const imagesView = viewModel('forum_images', schema);
