import type { SessionEndReason } from '../../../../contracts/envelope.js';
import type { Subrole } from '../../../../contracts/subroles.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

/** `until` is null for ever. */
export interface Restriction {
  readonly kind: 'banned' | 'suspended';
  readonly reason: string;
  readonly note: string | null;
  readonly until: string | null;
}

/** A member as the other parts of the application know them. Names and address are null once the member was forgotten. */
export const membersView = declareView(
  'members',
  {
    username: personal(orNull(text)),
    username_key: personal(orNull(text)),
    /** Of former usernames that lead to the profile. */
    former_keys: personal(texts),
    email: personal(orNull(text)),
    email_key: personal(orNull(text)),
    display_name: personal(orNull(text)),
    first_name: personal(orNull(text)),
    last_name: personal(orNull(text)),
    role: oneOf<'admin' | 'moderator' | 'auditor' | 'user'>(),
    verified: flag,
    /** Whether staff want the address to be verified once more, before the member writes again. */
    verification_due: flag,
    /** Each that the member ever had: whether it is held now. */
    subroles: object<Readonly<Partial<Record<Subrole, boolean>>>>(),
    created_at: text,
    /** `YYYY-MM-DD` */
    birth_date: personal(orNull(text)),
    is_public: flag,
    /** Whether those who are not signed in see the profile while it is public. */
    guests_visible: flag,
    /** ISO time of the last change of what others may see of the profile. */
    profile_changed_at: text,
    /** Addresses of the pictures, as everybody sees them. */
    avatar: orNull(text),
    banner: orNull(text),
    /** Whether moderators keep the whole profile from view. */
    profile_withheld: flag,
    /** Folded parts of username and display name, for finding a member while typing. */
    search: personal(texts),
    /** ISO time at which the account will be erased, or null. */
    deletion_due: orNull(text),
    deletion_keeps_content: flag,
    /** Bans and suspensions by `<kind>-<id>`; null once one is lifted. */
    restrictions: personal(object<Readonly<Record<string, Restriction | null>>>()),
    /** The end of each mute by its id; null once it is lifted. */
    mutes: object<Readonly<Record<string, string | null>>>(),
    /** Sessions that started at or before this position have ended. */
    sessions_ended_position: number,
    /** … but for this one. */
    kept_session_id: orNull(text),
    /** What the member is told about it, or null. */
    sessions_ended_for: orNull(oneOf<SessionEndReason>()),
  },
  {
    indexes: [
      { username_key: 1 },
      { email_key: 1 },
      { role: 1 },
      { search: 1 },
      { former_keys: 1 },
      { is_public: 1, verified: 1, profile_withheld: 1, created_at: -1 },
      { guests_visible: 1, is_public: 1, verified: 1, profile_withheld: 1, created_at: 1 },
    ],
    forgottenWith: ['AccountErased'],
  },
);
export type MemberDocument = DocumentOf<typeof membersView>;

/** `_id` is the SHA-256 of the session's token. */
export const sessionsView = declareView(
  'sessions',
  {
    session_id: text,
    member_id: text,
    started_position: number,
    expires_at: text,
    remember: flag,
    ended: flag,
    /** What its member is told when it was not ended in its own browser, else null. */
    ended_for: orNull(oneOf<SessionEndReason>()),
    device: personal(orNull(text)),
    place: personal(orNull(text)),
    started_at: text,
    seen_at: text,
  },
  { indexes: [{ member_id: 1, ended: 1, started_position: 1 }, { expires_at: 1 }], forgottenWith: ['SessionExpired'] },
);
export type SessionDocument = DocumentOf<typeof sessionsView>;

export const accountCountersView = declareView('account_counters', { count: number });
export const MEMBER_COUNT = 'members';
