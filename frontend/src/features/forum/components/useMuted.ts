import { mutedText } from '@contracts/moderation';
import { useMember } from '../../../client/session';
import { exactTime } from '../../../design/dates';

/** Why the member cannot write at the moment; null when they can. */
export function useMuted(): string | null {
  const until = useMember()?.muted_until;
  return until && Date.parse(until) > Date.now() ? mutedText(exactTime(until)) : null;
}
