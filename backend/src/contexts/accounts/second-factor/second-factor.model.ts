import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, orNull, personal, sometimes, text } from '../../../platform/views/view-fields.js';

export const passkeysView = declareView(
  'passkeys',
  {
    member_id: text,
    /** Null once the member was forgotten. */
    name: personal(orNull(text)),
    added_at: text,
    last_used_at: orNull(text),
  },
  { indexes: [{ member_id: 1, added_at: 1 }], forgottenWith: ['PasskeyRemoved'] },
);

/** What a member has beside a password; there is none of a member who never had anything. */
export const secondFactorsView = declareView('second_factors', {
  /** ISO time, or null when there is no authenticator app. */
  totp_since: sometimes(orNull(text)),
  passkeys: sometimes(number),
  recovery_left: sometimes(number),
});
export type SecondFactorDocument = DocumentOf<typeof secondFactorsView>;
