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
  // A line that falters for a moment is still the way they come, unless they are heard in the other one.
  const isByLine = hasLine && (isRouted || (router === 'reconnecting' && direct !== 'connected'));
  if (by === 'mesh') return { heardBy: isByLine && direct !== 'connected' ? 'line' : 'direct', direct: 'open' };
  if (isRouted) return { heardBy: 'line', direct: 'close' };
  if (isByLine) return { heardBy: 'line', direct: hasStood ? 'open' : 'keep' };
  return { heardBy: 'direct', direct: hasStood ? 'open' : 'keep' };
}

/** While a router carries the room an offer of theirs is taken only where the two have begun: nobody comes by the router's side to be connected to all. */
export const takesOffer = (between: Between): boolean => {
  const hasBegun = between.hasStood || (between.direct !== null && between.direct !== 'blocked');
  return between.by === 'mesh' || (hasBegun && carrying(between).direct !== 'close');
};

/** In a mesh the connection to the router goes once everybody is heard without it, or when it breaks. */
export const keepsRouter = (by: VoiceCarrier, router: Line | null, directs: readonly Between['direct'][]): boolean =>
  by === 'router' || (router === 'connected' && directs.some((direct) => direct !== 'connected' && direct !== 'blocked'));

/** Milliseconds in which the router should know of somebody. */
export const ROUTER_KNOWS = 8_000;

/** How the two are shown to be connected. `waited`: milliseconds since they could last be heard. */
export function shownAs(between: Between, waited: number): Shown {
  const { by, direct, router } = between;
  if (carrying(between).heardBy === 'line') return router === 'connected' ? 'connected' : 'reconnecting';
  if (direct !== null) return direct;
  if (by === 'mesh') return 'connecting';
  if (router !== 'connected') return router ?? 'connecting';
  return waited < ROUTER_KNOWS ? 'connecting' : 'failed';
}
