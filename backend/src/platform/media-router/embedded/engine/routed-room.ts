import type { RoutedLine, RoutedMember } from '../../../../kernel/media-router.js';
import { Lines } from './lines.js';
import { Loudest } from './loudest.js';
import type { MemberLink } from './member-link.js';
import { type HeardPacket, levelOf } from './rtp.js';

interface Seated {
  member: RoutedMember;
  /** The one that stands. */
  link: MemberLink | null;
  /** The one that is to take its place. */
  coming: MemberLink | null;
  readonly lines: Lines;
}

/** What is passed on in one room, from whom to whom. */
export class RoutedRoom {
  private readonly seats = new Map<string, Seated>();
  private readonly loudest = new Loudest();
  private told = '';

  has(connection: string): boolean {
    return this.seats.has(connection);
  }

  /** How many have a connection or are getting one. */
  get size(): number {
    return [...this.seats.values()].filter(({ link, coming }) => link || coming).length;
  }

  isRouted(connection: string): boolean {
    const seat = this.seats.get(connection);
    return Boolean(seat?.link || seat?.coming);
  }

  arrange(members: readonly RoutedMember[]): void {
    const there = new Set(members.map(({ connection }) => connection));
    for (const connection of this.seats.keys()) if (!there.has(connection)) this.putOut(connection);
    for (const member of members) {
      const seat = this.seats.get(member.connection);
      if (seat) seat.member = member;
      else this.seats.set(member.connection, { member, link: null, coming: null, lines: new Lines() });
    }
    this.giveLines();
  }

  /** Takes a link that is not connected yet. What else was coming is given up. */
  expect(connection: string, link: MemberLink): void {
    const seat = this.seats.get(connection);
    const before = seat?.coming;
    if (seat) seat.coming = link;
    before?.end();
  }

  connected(connection: string, link: MemberLink): void {
    const seat = this.seats.get(connection);
    if (seat?.coming !== link) return;
    const before = seat.link;
    [seat.link, seat.coming] = [link, null];
    this.giveLines();
    before?.end();
  }

  /** A link has ended by itself. */
  ended(connection: string, link: MemberLink): void {
    const seat = this.seats.get(connection);
    if (seat?.coming === link) seat.coming = null;
    if (seat?.link !== link) return;
    seat.link = null;
    this.loudest.forget(connection);
    this.giveLines();
  }

  /** Ends one link by its name. */
  leave(connection: string, name: string): void {
    const seat = this.seats.get(connection);
    for (const link of [seat?.coming, seat?.link]) if (link?.name === name) link.end();
  }

  /** Passes on what somebody has said. */
  heard(connection: string, link: MemberLink, packet: HeardPacket, now: number): void {
    const speaker = this.seats.get(connection);
    if (speaker?.link !== link) return;
    const isPassed = !speaker.member.isSilenced && this.loudest.hear(connection, levelOf(packet), now);
    for (const { member, link: target, lines } of this.seats.values()) {
      const line = lines.of(connection);
      if (line === undefined || !target) continue;
      if (isPassed && !member.isDeafened) target.pass(line, packet, now);
      else target.pause(line);
    }
  }

  /** Chooses the loudest, and gives up what is heard of no more. */
  tick(now: number): void {
    this.loudest.choose(now);
    for (const { link, coming } of this.seats.values()) for (const one of [link, coming]) if (one?.isLost(now)) one.end();
  }

  /** Whose sound comes on which line, by who receives it; null when nothing has changed since it was asked. */
  changedLines(): readonly (readonly [connection: string, lines: readonly RoutedLine[]])[] | null {
    const lines = [...this.seats].map(([connection, seat]) => {
      const all = seat.link ? seat.lines.all() : [];
      return [connection, all.map(([holder, line]) => ({ line, connection: holder }))] as const;
    });
    const now = JSON.stringify(lines);
    if (now === this.told) return null;
    this.told = now;
    return lines;
  }

  private putOut(connection: string): void {
    const seat = this.seats.get(connection);
    this.seats.delete(connection);
    this.loudest.forget(connection);
    seat?.link?.end();
    seat?.coming?.end();
  }

  /** Those who stand have a line of everybody whom they may hear. What comes on a line that was just given continues nothing. */
  private giveLines(): void {
    for (const seat of this.seats.values()) {
      const given = seat.lines.give(seat.link ? this.heardBy(seat) : [], seat.link?.offer.receiving.length ?? 0);
      for (const line of given) seat.link?.pause(line);
    }
  }

  private heardBy({ member }: Seated): readonly string[] {
    const isShut = (other: RoutedMember) => member.shutFrom.includes(other.connection) || other.shutFrom.includes(member.connection);
    const others = [...this.seats.values()].filter(({ member: other, link }) => link && other.connection !== member.connection && !isShut(other));
    return others.map(({ member: other }) => other.connection);
  }
}
