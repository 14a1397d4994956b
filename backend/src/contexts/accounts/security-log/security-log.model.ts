import { Schema } from 'mongoose';
import type { SecurityFact } from '../../../../contracts/access.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** One line of a member's security log. It holds nothing personal: on what device it was is asked of the session's own stream. */
export interface SecurityLogDocument {
  readonly _id: string;
  readonly member_id: string;
  readonly position: number;
  readonly type: SecurityFact;
  readonly at: string;
  readonly session_id: string | null;
}

// `type` is a word of Mongoose's own, hence the long form.
const schema = new Schema({ _id: String, member_id: String, position: Number, type: { type: String }, at: String, session_id: String }, { versionKey: false });
schema.index({ member_id: 1, position: 1 });

export const securityLogView = viewModel('security_log', schema);
