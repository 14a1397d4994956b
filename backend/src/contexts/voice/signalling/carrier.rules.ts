import { VOICE_LIMITS } from '../../../../contracts/voice.js';
import type { VoiceCarried, VoiceCarrier } from '../../../../contracts/voice-signals.js';
import type { LinesOfRoom, RoutedMember } from '../../../kernel/media-router.js';
import type { CrowdRule } from '../../../kernel/room-places.js';
import { type KnownPeer, reachableFrom } from './peers.rules.js';

/** More than eight a router carries, and those who stay of them for a minute more: whoever comes and goes at the border would have everybody change each time. */
export const CROWD: CrowdRule = { above: VOICE_LIMITS.carried, lastsMs: 60_000 };

/** For so long the router keeps a room that its browsers carry again, until all of them are connected; then its seats are free for others. */
export const LET_GO_MS = 30_000;

/** What carries a room. Where the router has gone its browsers do, however many they are: they hear each other as well as they can. */
export const carrierOf = (isCrowded: boolean, hasRouter: boolean): VoiceCarrier => (isCrowded && hasRouter ? 'router' : 'mesh');

/** Those who are in a room, as a router has to know them. Whoever says that their microphone is off is not passed on: what came all the same would be heard from nobody who is seen to speak. */
export const routedOf = (all: readonly KnownPeer[]): readonly RoutedMember[] =>
  all.map((peer) => {
    const heard = new Set(reachableFrom(peer, all).map(({ connectionId }) => connectionId));
    const shutFrom = all.flatMap(({ connectionId }) => (heard.has(connectionId) || connectionId === peer.connectionId ? [] : [connectionId]));
    return { connection: peer.connectionId, isSilenced: peer.isSilenced || peer.isMuted, isDeafened: peer.isDeafened, shutFrom };
  });

/** What somebody is told of what carries their room. Lines of connections that have gone are not theirs who came after. */
export function carriedFor(connectionId: string, by: VoiceCarrier, all: readonly KnownPeer[], lines: LinesOfRoom): VoiceCarried {
  const told = (lines.get(connectionId) ?? []).flatMap(({ line, connection }) => {
    const holder = all.find((peer) => peer.connectionId === connection);
    return holder ? [{ line, userId: holder.userId, connectionId: connection }] : [];
  });
  return { by, lines: told };
}
