import { Schema } from 'mongoose';
import { viewModel } from '../../../platform/views/view-model.js';

export interface IdentityDocument {
  /** `<provider>.<blinded subject>` */
  readonly _id: string;
  readonly member_id: string;
  readonly provider: string;
  readonly subject: string;
  readonly linked_at: string;
}

const identitySchema = new Schema({ _id: String, member_id: String, provider: String, subject: String, linked_at: String }, { versionKey: false });
identitySchema.index({ member_id: 1, linked_at: 1 });

export const identitiesView = viewModel('identities', identitySchema);
