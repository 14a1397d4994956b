import type { VoicePeer } from '../../../../contracts/voice-signals.js';
import type { RoomPlace } from '../../../kernel/room-places.js';

/** Somebody who is connected in a room, as the server knows them. */
export interface KnownPeer extends VoicePeer {
  /** Those who were in the room with a block between them, whoever set it: neither is told of the other's connection. */
  readonly shutFrom: readonly string[];
}

/** What a page says of what its member says and hears. */
export type Microphone = Partial<Pick<KnownPeer, 'isMuted' | 'isDeafened'>>;

export const isAlready = (peer: KnownPeer, { isMuted = peer.isMuted, isDeafened = peer.isDeafened }: Microphone): boolean =>
  peer.isMuted === isMuted && peer.isDeafened === isDeafened;

/** What stands at a place; who and through which connection is said beside it. */
export const contentOf = ({ isMuted, isDeafened, isSilenced, shutFrom }: Omit<KnownPeer, 'userId' | 'connectionId'>): string =>
  JSON.stringify({ isMuted, isDeafened, isSilenced, shutFrom });

export const peerAt = ({ memberId, connection, content }: RoomPlace): KnownPeer => ({
  userId: memberId,
  connectionId: connection,
  ...(JSON.parse(content) as Omit<KnownPeer, 'userId' | 'connectionId'>),
});

/** A peer as others are told of them. */
export const toldOf = ({ userId, connectionId, isMuted, isDeafened, isSilenced }: KnownPeer): VoicePeer => ({
  ...{ userId, connectionId },
  ...{ isMuted, isDeafened, isSilenced },
});

const areShut = (one: KnownPeer, other: KnownPeer): boolean => one.shutFrom.includes(other.userId) || other.shutFrom.includes(one.userId);

/** Those whom a peer may be connected to. */
export const reachableFrom = (peer: KnownPeer, all: readonly KnownPeer[]): readonly KnownPeer[] =>
  all.filter((other) => other.userId !== peer.userId && !areShut(peer, other));

/** Those who can hear of a peer no more, and those who can again: between two states of theirs. */
export const shutBetween = (before: KnownPeer, now: KnownPeer, others: readonly KnownPeer[]) => {
  const [could, can] = [before, now].map((peer) => new Set(reachableFrom(peer, others).map(({ userId }) => userId)));
  return {
    lost: others.filter(({ userId }) => could?.has(userId) && !can?.has(userId)),
    found: others.filter(({ userId }) => can?.has(userId) && !could?.has(userId)),
  };
};
