import type { Clock } from '../../kernel/clock.js';
import { type CrowdRule, PLACE_MS, type RoomCrowd, type RoomPlace, type RoomPlaces, type TakenPlace } from '../../kernel/room-places.js';

interface Kept {
  readonly place: RoomPlace;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

interface Crowd {
  readonly isMany: boolean;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Knows who is connected in which room in the memory of this process, for an installation of one process. */
export class InProcessRoomPlaces implements RoomPlaces {
  /** By room and member. */
  private readonly rooms = new Map<string, Map<string, Kept>>();
  private readonly crowds = new Map<string, Crowd>();

  constructor(private readonly clock: Clock) {}

  async take(place: RoomPlace, takesOver: boolean): Promise<TakenPlace> {
    // Nothing is awaited between looking and keeping: of several that come at once one gets it.
    const before = this.standing(place.room, place.memberId);
    if (before && before.holder !== place.holder && !takesOver) return { isTaken: false, before };
    this.keep(place);
    return { isTaken: true, before };
  }

  async change(place: RoomPlace): Promise<boolean> {
    if (!this.isHeld(place)) return false;
    this.keep(place);
    return true;
  }

  async renew(): Promise<void> {
    const places = [...this.rooms.values()].flatMap((room) => [...room.values()]);
    for (const { place } of places) this.keep(place);
  }

  async leave(place: Pick<RoomPlace, 'room' | 'memberId' | 'connection'>): Promise<boolean> {
    if (!this.isHeld(place)) return false;
    const room = this.rooms.get(place.room);
    room?.delete(place.memberId);
    if (room?.size === 0) this.rooms.delete(place.room);
    return true;
  }

  async of(room: string, memberId: string): Promise<RoomPlace | null> {
    return this.standing(room, memberId);
  }

  async crowd(room: string, { above, lastsMs }: CrowdRule): Promise<RoomCrowd> {
    const now = this.clock.now().getTime();
    const places = [...(this.rooms.get(room)?.values() ?? [])].flatMap(({ place, until }) => (until > now ? [place] : []));
    const before = this.crowds.get(room);
    const isMany = places.length > above;
    if (isMany || before?.isMany) this.crowds.set(room, { isMany, until: now + lastsMs });
    if (places.length === 0 || (!isMany && before && before.until <= now)) this.crowds.delete(room);
    return { places, crowdedMs: (this.crowds.get(room)?.until ?? now) - now };
  }

  /** There is no other process, and no store that could lose them. */
  watch(): void {}

  private standing(room: string, memberId: string): RoomPlace | null {
    const kept = this.rooms.get(room)?.get(memberId);
    return kept && kept.until > this.clock.now().getTime() ? kept.place : null;
  }

  private isHeld({ room, memberId, connection }: Pick<RoomPlace, 'room' | 'memberId' | 'connection'>): boolean {
    return this.rooms.get(room)?.get(memberId)?.place.connection === connection;
  }

  private keep(place: RoomPlace): void {
    const room = this.rooms.get(place.room) ?? new Map<string, Kept>();
    this.rooms.set(place.room, room.set(place.memberId, { place, until: this.clock.now().getTime() + PLACE_MS }));
  }
}
