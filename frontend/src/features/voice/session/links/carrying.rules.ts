import type { VoiceCarrier } from '@contracts/voice-signals';
import type { PeerLink as Shown } from '../voiceState';
import type { Line } from './peerLink';

/** How this browser and one other member can hear each other at the moment. */
export interface Between {
  /** What the room is to be carried by. */
  readonly by: VoiceCarrier;
  /** The connection of the two browsers; null while there is none. */
  readonly direct: Line | 'blocked' | null;
  /** It has stood, and nothing has taken its place since. */
  readonly hasStood: boolean;
  /** One's own connection to the router; null while there is none. */
  readonly router: Line | null;
  /** The router says that theirs stands, too, and on which line they come. */
  readonly hasLine: boolean;
}

export interface Carrying {
  readonly heardBy: 'direct' | 'line';
  /** What becomes of the connection of the two; `keep`: what has begun goes on, and nothing begins. */
  readonly direct: 'open' | 'keep' | 'close';
}

/**
 * Make before break: what carries them goes on until what takes its place stands. While a router carries the room no two connect anew; those whom it
 * does not reach keep, and mend, what they had.
 */
export function carrying({ by, direct, hasStood, router, hasLine }: Between): Carrying {
  const isRouted = hasLine && router === 'connected';
  if (by === 'mesh') return { heardBy: isRouted && direct !== 'connected' ? 'line' : 'direct', direct: 'open' };
  if (isRouted) return { heardBy: 'line', direct: 'close' };
  return { heardBy: 'direct', direct: hasStood ? 'open' : 'keep' };
}

/** An offer of theirs is taken unless they are heard without it: they made it before they knew what carries the room. */
export const takesOffer = (between: Between): boolean => carrying(between).direct !== 'close';

/** In a mesh the connection to the router goes once everybody is heard without it, or when it breaks. */
export const keepsRouter = (by: VoiceCarrier, router: Line | null, directs: readonly Between['direct'][]): boolean =>
  by === 'router' || (router === 'connected' && directs.some((direct) => direct !== 'connected' && direct !== 'blocked'));

/** Milliseconds in which the router should know of somebody. */
export const ROUTER_KNOWS = 8_000;

/** How the two are shown to be connected. `waited`: milliseconds since they could last be heard. */
export function shownAs(between: Between, waited: number): Shown {
  const { by, direct, router } = between;
  if (carrying(between).heardBy === 'line') return 'connected';
  if (direct !== null) return direct;
  if (by === 'mesh') return 'connecting';
  if (router !== 'connected') return router ?? 'connecting';
  return waited < ROUTER_KNOWS ? 'connecting' : 'failed';
}
