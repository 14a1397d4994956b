import type { OwnUser } from '@contracts/accounts';
import { mutedText } from '@contracts/moderation';
import { exactTime } from '../../design/dates';

/** Why a member cannot write at the moment; null when they can. */
export function mutedNotice(member: OwnUser | null | undefined): string | null {
  const until = member?.muted_until;
  return until && Date.parse(until) > Date.now() ? mutedText(exactTime(until)) : null;
}
