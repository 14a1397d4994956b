import { Schema } from 'mongoose';
import type { WatchLevel } from '../../../../contracts/notifications.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** What a member has to do with a topic. */
export interface WatchDocument {
  readonly _id: string;
  readonly topic_id: string;
  readonly member_id: string;
  readonly started?: true;
  readonly commented?: true;
  /** What the member chose; missing for those who chose nothing and watch because they wrote there. */
  readonly chosen?: WatchLevel;
}

const schema = new Schema({ _id: String, topic_id: String, member_id: String, started: Boolean, commented: Boolean, chosen: String }, { versionKey: false });
schema.index({ topic_id: 1, chosen: 1 });
schema.index({ member_id: 1 });

export const watchesView = viewModel('topic_watches', schema);
export const watchKey = (topicId: string, memberId: string): string => `${topicId}:${memberId}`;
