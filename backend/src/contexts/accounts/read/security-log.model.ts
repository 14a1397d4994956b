import { Schema } from 'mongoose';
import type { SecurityFact } from '../../../../contracts/access.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** One line of a member's security log. */
export interface SecurityLogDocument {
  readonly _id: string;
  readonly member_id: string;
  readonly position: number;
  readonly type: SecurityFact;
  readonly at: string;
  readonly device: string | null;
  readonly place: string | null;
}

const schema = new Schema({ _id: String, member_id: String, position: Number, type: String, at: String, device: String, place: String }, { versionKey: false });
schema.index({ member_id: 1, position: 1 });

export const securityLogView = viewModel('security_log', schema);
