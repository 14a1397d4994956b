import { mutedText } from '@contracts/moderation';
import { VERIFICATION_TEXT } from '@contracts/verification';
import { useMember } from '../client/session';
import { exactTime } from '../design/dates';

/** Why the member cannot write at the moment; null when they can. */
export function useMuted(): string | null {
  const member = useMember();
  const until = member?.muted_until;
  if (until && Date.parse(until) > Date.now()) return mutedText(exactTime(until));
  return member?.must_verify_email ? VERIFICATION_TEXT.needed : null;
}
