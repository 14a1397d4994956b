import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import {
  type CrowdRule,
  PLACE_MS,
  type RoomCrowd,
  type RoomPlace,
  type RoomPlaces,
  type RoomPlacesWatcher,
  type TakenPlace,
} from '../../kernel/room-places.js';
import type { Bulletin } from '../following/bulletin.js';
import { reached } from '../redis-connection.js';
import { type Held, PlacesHere } from './places-here.js';
import { CROWD, KEEP, LEAVE, READ, TAKE } from './room-places-scripts.js';

const WORDS = 4;
/** What keeping a place answers: another connection has it, or nobody had. */
const TAKEN = 0;
const LOST = 2;
const TOPIC = 'places';

/** Knows in Redis who is connected in which room through any process. The places of this one are known here as well, so that a Redis that has lost them is told. */
export class RedisRoomPlaces implements RoomPlaces {
  private readonly here = new PlacesHere();
  private watcher: Pick<RoomPlacesWatcher, 'restored'> | null = null;
  private readonly process = randomUUID();

  constructor(
    private readonly redis: Redis,
    private readonly bulletin: Bulletin,
  ) {}

  async take(place: RoomPlace, takesOver: boolean): Promise<TakenPlace> {
    const { room, memberId, connection, holder, content } = place;
    const answer = this.redis.eval(TAKE, 1, keyOf(room), PLACE_MS, memberId, connection, holder, content, takesOver ? '1' : '0');
    const [taken, ...words] = (await reached(answer)) as [number, ...string[]];
    const isTaken = taken === 1;
    if (isTaken) {
      this.here.set(place);
      this.tell(room);
    }
    return { isTaken, before: placesIn(room, words.length > 0 ? [memberId, ...words] : [])[0] ?? null };
  }

  async change(place: RoomPlace): Promise<boolean> {
    if (!this.here.has(place) || (await this.keep(place)) === TAKEN) return false;
    this.here.set(place);
    this.tell(place.room);
    return true;
  }

  async renew(): Promise<void> {
    await Promise.all(this.here.rooms().map((room) => this.keepAll(room, this.here.in(room))));
  }

  async leave(place: Held): Promise<boolean> {
    this.here.delete(place);
    const isLeft = (await reached(this.redis.eval(LEAVE, 1, keyOf(place.room), place.memberId, place.connection))) === 1;
    if (isLeft) this.tell(place.room);
    return isLeft;
  }

  async of(room: string, memberId: string): Promise<RoomPlace | null> {
    return placesIn(room, (await reached(this.redis.eval(READ, 1, keyOf(room), memberId))) as string[])[0] ?? null;
  }

  /** A list without those who are connected here would put them out: a Redis that began empty, or a process that stood still, has lost their places. */
  async crowd(room: string, rule: CrowdRule): Promise<RoomCrowd> {
    const read = await this.read(room, rule);
    const listed = new Set(read.places.map(({ memberId }) => memberId));
    const missing = this.here.in(room).filter(({ memberId }) => !listed.has(memberId));
    if (missing.length === 0) return read;
    await this.keepAll(room, missing);
    return this.read(room, rule);
  }

  private async read(room: string, { above, lastsMs }: CrowdRule): Promise<RoomCrowd> {
    const answer = this.redis.eval(CROWD, 2, keyOf(room), `meydan:crowds:${room}`, above, lastsMs);
    const [crowdedMs, ...words] = (await reached(answer)) as [number, ...string[]];
    return { places: placesIn(room, words), crowdedMs };
  }

  watch({ changed, restored }: RoomPlacesWatcher): void {
    this.watcher = { restored };
    this.bulletin.subscribe(TOPIC, (text) => {
      const [process, room] = JSON.parse(text) as [string, string];
      if (process !== this.process) changed(room);
    });
  }

  private tell(room: string): void {
    this.bulletin.publish(TOPIC, JSON.stringify([this.process, room]));
  }

  /** Keeps places of one room; everybody there hears of those that were lost. */
  private async keepAll(room: string, places: readonly RoomPlace[]): Promise<void> {
    const kept = await Promise.all(places.map((place) => this.keep(place)));
    if (!kept.includes(LOST)) return;
    this.tell(room);
    this.watcher?.restored(room);
  }

  private keep({ room, memberId, connection, holder, content }: RoomPlace): Promise<unknown> {
    return reached(this.redis.eval(KEEP, 1, keyOf(room), PLACE_MS, memberId, connection, holder, content));
  }
}

const keyOf = (room: string): string => `meydan:places:${room}`;

function placesIn(room: string, words: readonly string[]): RoomPlace[] {
  const count = Math.floor(words.length / WORDS);
  return Array.from({ length: count }, (_, index) => {
    const [memberId = '', connection = '', holder = '', content = ''] = words.slice(index * WORDS);
    return { room, memberId, connection, holder, content };
  });
}
