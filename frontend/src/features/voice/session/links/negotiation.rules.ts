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

/** Milliseconds before the next attempt, each twice as long. */
const AGAIN = { first: 1_000, most: 8_000 } as const;

/** How long is waited after so many attempts that failed, not counting the last one. */
export const againAfter = (failures: number): number => Math.min(AGAIN.first * 2 ** failures, AGAIN.most);
