import { Schema } from 'mongoose';
import type { SessionEndReason } from '../../../../contracts/envelope.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** A member as the other parts of the application know them. Names and address are null once the member was forgotten. */
export interface MemberDocument {
  readonly _id: string;
  readonly username: string | null;
  readonly username_key: string | null;
  readonly email: string | null;
  readonly email_key: string | null;
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: 'admin' | 'moderator' | 'auditor' | 'user';
  readonly verified: boolean;
  readonly created_at: string;
  /** `YYYY-MM-DD` */
  readonly birth_date: string | null;
  readonly is_public: boolean;
  /** Folded parts of username and display name, for finding a member while typing. */
  readonly search: readonly string[];
  /** ISO time at which the account will be erased, or null. */
  readonly deletion_due: string | null;
  readonly deletion_keeps_content: boolean;
  readonly restriction: {
    readonly id: string;
    readonly kind: 'banned' | 'suspended';
    readonly reason: string;
    readonly note: string | null;
    readonly until: string | null;
  } | null;
  readonly mute: { readonly id: string; readonly until: string } | null;
  /** Sessions that started at or before this position have ended. */
  readonly sessions_ended_position: number;
  /** … but for this one. */
  readonly kept_session_id: string | null;
  /** What the member is told about it, or null. */
  readonly sessions_ended_for: SessionEndReason | null;
}

const memberSchema = new Schema(
  {
    _id: String,
    username: String,
    username_key: { type: String, index: true },
    email: String,
    email_key: { type: String, index: true },
    display_name: String,
    first_name: String,
    last_name: String,
    role: { type: String, index: true },
    verified: Boolean,
    created_at: String,
    birth_date: String,
    is_public: Boolean,
    search: { type: [String], index: true },
    deletion_due: String,
    deletion_keeps_content: Boolean,
    restriction: Schema.Types.Mixed,
    mute: Schema.Types.Mixed,
    sessions_ended_position: Number,
    kept_session_id: String,
    sessions_ended_for: String,
  },
  { versionKey: false },
);

memberSchema.index({ is_public: 1, verified: 1, created_at: -1 });

export interface SessionDocument {
  /** SHA-256 of the session's token. */
  readonly _id: string;
  readonly session_id: string;
  readonly member_id: string;
  readonly started_position: number;
  readonly expires_at: string;
  readonly remember: boolean;
  readonly ended: boolean;
  /** What its member is told when it was not ended in its own browser, else null. */
  readonly ended_for: SessionEndReason | null;
  readonly device: string | null;
  readonly place: string | null;
  readonly started_at: string;
  readonly seen_at: string;
}

const sessionSchema = new Schema(
  {
    _id: String,
    session_id: String,
    member_id: String,
    started_position: Number,
    expires_at: String,
    remember: Boolean,
    ended: Boolean,
    ended_for: String,
    device: String,
    place: String,
    started_at: String,
    seen_at: String,
  },
  { versionKey: false },
);
sessionSchema.index({ member_id: 1, ended: 1, started_position: 1 });
sessionSchema.index({ expires_at: 1 });

export interface CounterDocument {
  readonly _id: string;
  readonly count: number;
}

export const membersView = viewModel('members', memberSchema);
export const sessionsView = viewModel('sessions', sessionSchema);
export const accountCountersView = viewModel('account_counters', new Schema({ _id: String, count: Number }, { versionKey: false }));
export const MEMBER_COUNT = 'members';
