import type { RoomPlace } from '../../kernel/room-places.js';

export type Held = Pick<RoomPlace, 'room' | 'memberId' | 'connection'>;

/** The places of one process, by room and member. */
export class PlacesHere {
  private readonly byRoom = new Map<string, Map<string, RoomPlace>>();

  set(place: RoomPlace): void {
    const room = this.byRoom.get(place.room) ?? new Map<string, RoomPlace>();
    this.byRoom.set(place.room, room.set(place.memberId, place));
  }

  has({ room, memberId, connection }: Held): boolean {
    return this.byRoom.get(room)?.get(memberId)?.connection === connection;
  }

  /** What another connection has meanwhile stays. */
  delete(place: Held): void {
    if (!this.has(place)) return;
    const room = this.byRoom.get(place.room);
    room?.delete(place.memberId);
    if (room?.size === 0) this.byRoom.delete(place.room);
  }

  rooms(): readonly string[] {
    return [...this.byRoom.keys()];
  }

  in(room: string): readonly RoomPlace[] {
    return [...(this.byRoom.get(room)?.values() ?? [])];
  }
}
