import { Schema } from 'mongoose';
import type { LikeTarget } from '../../../../contracts/likes.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** A like that stands. */
export interface LikeDocument {
  /** See `likeId`. */
  readonly _id: string;
  readonly member_id: string;
  readonly target_type: LikeTarget;
  readonly target_id: string;
  readonly liked_at: string;
  readonly position: number;
}

const likeSchema = new Schema(
  { _id: String, member_id: String, target_type: String, target_id: String, liked_at: String, position: Number },
  { versionKey: false },
);
likeSchema.index({ member_id: 1, position: 1 });
likeSchema.index({ member_id: 1, target_type: 1, position: -1 });

export const likesView = viewModel('likes', likeSchema);
