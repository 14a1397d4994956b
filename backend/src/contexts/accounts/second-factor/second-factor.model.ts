import { Schema } from 'mongoose';
import { viewModel } from '../../../platform/views/view-model.js';

/** What a member has beside a password; there is none of a member who never had anything. */
export interface SecondFactorDocument {
  readonly _id: string;
  /** ISO time, or null when there is no authenticator app. */
  readonly totp_since?: string | null;
  readonly passkeys?: number;
  readonly recovery_left?: number;
}

export interface PasskeyDocument {
  readonly _id: string;
  readonly member_id: string;
  /** Null once the member was forgotten. */
  readonly name: string | null;
  readonly added_at: string;
  readonly last_used_at: string | null;
}

const passkeySchema = new Schema({ _id: String, member_id: String, name: String, added_at: String, last_used_at: String }, { versionKey: false });
passkeySchema.index({ member_id: 1, added_at: 1 });

export const passkeysView = viewModel('passkeys', passkeySchema);
export const secondFactorsView = viewModel(
  'second_factors',
  new Schema({ _id: String, totp_since: String, passkeys: Number, recovery_left: Number }, { versionKey: false }),
);
