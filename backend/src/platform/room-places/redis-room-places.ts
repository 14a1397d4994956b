import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type CrowdRule, PLACE_MS, type RoomCrowd, type RoomPlace, type RoomPlaces, type TakenPlace } from '../../kernel/room-places.js';
import type { Bulletin } from '../following/bulletin.js';
import { reached } from '../redis-connection.js';
import { CROWD, KEEP, LEAVE, READ, TAKE } from './room-places-scripts.js';

type Held = Pick<RoomPlace, 'room' | 'memberId' | 'connection'>;
const WORDS = 4;
const TOPIC = 'places';

/** Knows in Redis who is connected in which room through any process. The places of this one are known here as well, so that a Redis that has lost them is told. */
export class RedisRoomPlaces implements RoomPlaces {
  private readonly here = new Map<string, RoomPlace>();

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
      this.here.set(nameOf(place), place);
      this.tell(room);
    }
    return { isTaken, before: placesIn(room, words.length > 0 ? [memberId, ...words] : [])[0] ?? null };
  }

  async change(place: RoomPlace): Promise<boolean> {
    if (!this.isHere(place) || !(await this.keep(place))) return false;
    this.here.set(nameOf(place), place);
    this.tell(place.room);
    return true;
  }

  async renew(): Promise<void> {
    await Promise.all([...this.here.values()].map((place) => this.keep(place)));
  }

  async leave(place: Held): Promise<boolean> {
    if (this.isHere(place)) this.here.delete(nameOf(place));
    const isLeft = (await reached(this.redis.eval(LEAVE, 1, keyOf(place.room), place.memberId, place.connection))) === 1;
    if (isLeft) this.tell(place.room);
    return isLeft;
  }

  async of(room: string, memberId: string): Promise<RoomPlace | null> {
    return placesIn(room, (await reached(this.redis.eval(READ, 1, keyOf(room), memberId))) as string[])[0] ?? null;
  }

  async crowd(room: string, { above, lastsMs }: CrowdRule): Promise<RoomCrowd> {
    const answer = this.redis.eval(CROWD, 2, keyOf(room), `meydan:crowds:${room}`, above, lastsMs);
    const [crowdedMs, ...words] = (await reached(answer)) as [number, ...string[]];
    return { places: placesIn(room, words), crowdedMs };
  }

  watch(changed: (room: string) => void): void {
    this.bulletin.subscribe(TOPIC, (text) => {
      const [process, room] = JSON.parse(text) as [string, string];
      if (process !== this.process) changed(room);
    });
  }

  private tell(room: string): void {
    this.bulletin.publish(TOPIC, JSON.stringify([this.process, room]));
  }

  private async keep({ room, memberId, connection, holder, content }: RoomPlace): Promise<boolean> {
    return (await reached(this.redis.eval(KEEP, 1, keyOf(room), PLACE_MS, memberId, connection, holder, content))) === 1;
  }

  private isHere(place: Held): boolean {
    return this.here.get(nameOf(place))?.connection === place.connection;
  }
}

const keyOf = (room: string): string => `meydan:places:${room}`;
const nameOf = ({ room, memberId }: Held): string => `${room}/${memberId}`;

function placesIn(room: string, words: readonly string[]): RoomPlace[] {
  const count = Math.floor(words.length / WORDS);
  return Array.from({ length: count }, (_, index) => {
    const [memberId = '', connection = '', holder = '', content = ''] = words.slice(index * WORDS);
    return { room, memberId, connection, holder, content };
  });
}
