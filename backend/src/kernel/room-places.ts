/** A place that nobody renews for this long is empty; whoever keeps connections renews their places three times as often. */
export const PLACE_MS = 30_000;

/** The one place that a member has in a room, and through which connection. */
export interface RoomPlace {
  readonly room: string;
  readonly memberId: string;
  readonly connection: string;
  /** What holds it: the same may come back through another connection. */
  readonly holder: string;
  /** What is known of it, as its keeper wrote it. */
  readonly content: string;
}

/** `before`: what stood there and does no more; or, when the place was not taken, what stands there. */
export interface TakenPlace {
  readonly isTaken: boolean;
  readonly before: RoomPlace | null;
}

/** What a crowd is: more than so many places of a room that are taken, and for how many milliseconds it still counts as one after they have become fewer. The same in all processes. */
export interface CrowdRule {
  readonly above: number;
  readonly lastsMs: number;
}

/** The places of a room, and for how many milliseconds it counts as crowded, though nobody else came; 0 when it does not. */
export interface RoomCrowd {
  readonly places: readonly RoomPlace[];
  readonly crowdedMs: number;
}

/** Who is told by places. What is told while the store is away is lost: whoever has to know looks again. */
export interface RoomPlacesWatcher {
  /** Another process has changed places of a room. */
  changed(room: string): void;
  /** Places of this process were lost and stand again: whoever was told of their room meanwhile was told without them. */
  restored(room: string): void;
}

/**
 * Who is connected in which room, through any process. This is no fact: what is not renewed goes away by itself, also when the process that had the
 * connection was killed. All of it rejects with Unavailable while the store is away.
 */
export interface RoomPlaces {
  /** Takes a place for a connection of this process. One that another holder has is taken only when that is said. */
  take(place: RoomPlace, takesOver: boolean): Promise<TakenPlace>;
  /** Writes what is known of a place anew; false when its connection holds it no more. */
  change(place: RoomPlace): Promise<boolean>;
  /** Keeps the places of this process; those that were lost stand again. */
  renew(): Promise<void>;
  /** Empties a place; false when its connection holds it no more. */
  leave(place: Pick<RoomPlace, 'room' | 'memberId' | 'connection'>): Promise<boolean>;
  of(room: string, memberId: string): Promise<RoomPlace | null>;
  /**
   * Those of a room, in no order, and whether they are a crowd, at one moment: processes that ask are told the same. Places of this process that were lost stand again first. That a crowd has become fewer is known from the first who asks
   * then; a room in which nobody is, or of which nobody asks for as long as a crowd lasts, begins anew.
   */
  crowd(room: string, rule: CrowdRule): Promise<RoomCrowd>;
  watch(watcher: RoomPlacesWatcher): void;
}
