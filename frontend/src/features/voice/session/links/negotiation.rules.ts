import { NEGOTIATION } from '@contracts/voice-signals';

/** Of two, the one whose id sorts first begins; the other gives way when both have. */
export const isLeader = (ownId: string, otherId: string): boolean => ownId < otherId;

/** How often an offer that nobody answered is sent again. */
export const hasFollowUp = (attempt: number): boolean => attempt <= NEGOTIATION.followUps;

/** Milliseconds before an offer. `attempt` counts from 0: the follower, too, begins if nothing came by then, each time later. */
export function delayBefore(attempt: number, leads: boolean): number {
  const first = leads ? NEGOTIATION.leaderDelay : NEGOTIATION.followerDelay;
  return attempt === 0 ? first : Math.min(NEGOTIATION.followerDelay * 2 ** attempt + first, NEGOTIATION.mostDelay);
}
