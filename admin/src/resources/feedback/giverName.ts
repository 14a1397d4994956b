import { ACCOUNT_TEXT } from '@contracts/accounts';
import type { FeedbackRow } from '@contracts/feedback';

/** A guest goes by what they call themselves, and is said to be one. */
export function giverName({ user_id, username, display_name }: FeedbackRow): string {
  const called = display_name || username;
  if (user_id) return called ?? ACCOUNT_TEXT.erasedDisplayName;
  return called ? `${called} (misafir)` : ACCOUNT_TEXT.guestDisplayName;
}
