/** Somebody in a room, by the connection of theirs that stands for them. */
export interface RoutedMember {
  readonly connection: string;
  /** Nothing of theirs is passed on. */
  readonly isSilenced: boolean;
  /** Nothing is passed on to them. */
  readonly isDeafened: boolean;
  /** The connections of those who hear nothing of them, and of whom they hear nothing. */
  readonly shutFrom: readonly string[];
}

/** An offer of media: `link` names the one attempt to be connected that it belongs to. */
export interface RoutedOffer {
  readonly link: string;
  readonly sdp: string;
}

/** Whose sound comes on which receiving line. */
export interface RoutedLine {
  readonly line: number;
  readonly connection: string;
}
/** By the connection that receives them. */
export type LinesOfRoom = ReadonlyMap<string, readonly RoutedLine[]>;

/** Who is told by a router. */
export interface RouterWatcher {
  /** The lines of a room have changed. */
  changed(room: string): void;
  /** The router needs to be offered a link anew by its connection: what comes on its lines changes with the answer. */
  renew(connection: string, link: string): void;
}

/**
 * Carries what is said in rooms: takes one stream of each who is there, and passes it on to those who may hear it. Nothing is mixed and nothing is kept.
 * Who was not arranged is neither let in nor passed on, so that whatever is late to be told leaves people out rather than in.
 */
export interface MediaRouter {
  /** How many can be connected at once; 0 where nothing carries a room but its browsers. */
  readonly seats: number;
  /** Whether it carries rooms at all. A short outage changes nothing here: rooms are given back to their browsers only where waiting is of no use. */
  readonly carries: boolean;
  /**
   * Connects somebody who is arranged in a room: the answer to their offer; of a link that stands it is offered anew. Null when they are not arranged, when
   * no seat is free or when the offer cannot be answered. Rejects with Unavailable.
   */
  admit(room: string, connection: string, offer: RoutedOffer): Promise<string | null>;
  /** Ends one attempt of a connection. */
  leave(room: string, connection: string, link: string): void;
  /** Says who is in a room from now on, and who hears whom. Whoever is left out is cut off at once. */
  arrange(room: string, members: readonly RoutedMember[]): void;
  /** How many are arranged in all rooms, whether they are connected yet or not. */
  held(): number;
  /** The lines of those whose connection stands. */
  linesOf(room: string): LinesOfRoom;
  watch(watcher: RouterWatcher): void;
}
