import { describe, expect, it } from '@jest/globals';
import { contentOf, type KnownPeer, peerAt, reachableFrom, shutBetween, toldOf } from './peers.rules.js';

const peer = (userId: string, ...shutFrom: string[]): KnownPeer => ({
  ...{ userId, connectionId: `${userId}-1`, isMuted: true, isDeafened: false, isSilenced: false },
  shutFrom,
});
const ids = (peers: readonly KnownPeer[]) => peers.map(({ userId }) => userId);

describe('A peer', () => {
  it('is kept at its place as it is, and told without whom it is shut from', () => {
    const elif = { ...peer('elif', 'can'), isSilenced: true };
    const place = { room: 'oda', memberId: 'elif', connection: 'elif-1', holder: 'sekme', content: contentOf(elif) };
    expect(peerAt(place)).toEqual(elif);
    expect(toldOf(elif)).toEqual({ userId: 'elif', connectionId: 'elif-1', isMuted: true, isDeafened: false, isSilenced: true });
  });
  it('reaches the others, but for those from whom either is shut', () => {
    const [elif, can, ece, derya] = [peer('elif', 'can'), peer('can'), peer('ece', 'elif'), peer('derya')];
    expect(ids(reachableFrom(elif, [elif, can, ece, derya]))).toEqual(['derya']);
    expect(ids(reachableFrom(can, [elif, can, ece, derya]))).toEqual(['ece', 'derya']);
  });
  it('loses those whom a block puts between, and finds them when neither is shut any more', () => {
    const others = [peer('can'), peer('ece'), peer('derya', 'elif')];
    const between = (before: KnownPeer, now: KnownPeer) => {
      const { lost, found } = shutBetween(before, now, others);
      return [ids(lost), ids(found)];
    };
    expect(between(peer('elif'), peer('elif', 'can'))).toEqual([['can'], []]);
    expect(between(peer('elif', 'can', 'derya'), peer('elif'))).toEqual([[], ['can']]);
    expect(between(peer('elif', 'can'), peer('elif', 'can'))).toEqual([[], []]);
  });
});
