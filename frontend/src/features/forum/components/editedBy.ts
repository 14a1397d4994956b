import { displayName } from '@contracts/accounts';
import type { TextRevision } from '@contracts/forum';
import { REASON_LABEL } from '@contracts/moderation';

/** Members are told that a moderator did it, not which. */
export const writerOf = ({ users }: TextRevision): string => (users ? displayName(users) : 'Moderatör');

/** By which rule a moderator changed the words, and what they wrote; null where the author’s own are back, or it is not for the reader. */
export const becauseOf = ({ moderated }: TextRevision): string | null =>
  moderated &&
  ([moderated.reason && REASON_LABEL[moderated.reason], moderated.clause && `Kural ${moderated.clause}`, moderated.message && `“${moderated.message}”`]
    .filter(Boolean)
    .join(' · ') ||
    null);
