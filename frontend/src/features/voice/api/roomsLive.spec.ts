import { describe, expect, it } from '@jest/globals';
import { voiceParticipant, voiceRoom } from '../voice.fixture';
import { foldRoom } from './roomsLive';

const people = ['m1', 'm2', 'm3'].map((id) => voiceParticipant(id, `Üye ${id}`));
const ROOM = voiceRoom({ id: 'r1', participantCount: 3, participants: people });
const list = { success: true as const, data: [ROOM, voiceRoom({ id: 'r2' })], total: 2, limit: 100, offset: 0, hasMore: false };
/** As guests see a room. */
const seen = { namedBy: null, createdBy: null, currentOwnerId: null, ownerUsername: null, ownerDisplayName: null, participants: [] };

describe('a list of rooms', () => {
  it('has the new number and name at once, and no more faces than there are people', () => {
    const folded = foldRoom(list, { roomId: 'r1', room: { ...ROOM, ...seen, name: 'Gece Kodlaması', participantCount: 2 } });
    expect(folded.data[0]).toEqual({ ...ROOM, name: 'Gece Kodlaması', participantCount: 2, participants: people.slice(0, 2) });
    expect(folded.data[1]).toBe(list.data[1]);
  });

  it('loses a room that was closed', () => {
    expect(foldRoom(list, { roomId: 'r1', room: null })).toEqual({ ...list, data: [list.data[1]], total: 1 });
  });

  it('stays as it is for a room that it does not show', () => {
    expect(foldRoom(list, { roomId: 'r9', room: null })).toBe(list);
  });
});
