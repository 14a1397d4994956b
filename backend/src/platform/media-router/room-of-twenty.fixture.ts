import { ROUTER_LINES, VOICE_LIMITS } from '../../../contracts/voice.js';
import { RoomOfClients } from '../../../test/media/room-of-clients.js';
import { startRouterClients } from '../../../test/threads/router-process-program.js';
import type { MediaRouter, RoutedLine, RoutedMember } from '../../kernel/media-router.js';

export const ROOM = 'oda';
export const PEOPLE = VOICE_LIMITS.routed;
export const NAMES: readonly string[] = Array.from({ length: PEOPLE }, (_, index) => `uye-${index}`);
export const LAST = NAMES.at(-1) ?? '';
/** How loud is who says nothing, as packets tell it. */
export const QUIET = 127;

export const member = (connection: string, more: Partial<RoutedMember> = {}): RoutedMember => ({
  ...{ connection, isSilenced: false, isDeafened: false, shutFrom: [] },
  ...more,
});

/** Twenty browsers in one room, which is known to each process of the installation; the last of them is connected by the last process. */
export class RoomOfTwenty {
  readonly clients: RoomOfClients;

  constructor(private readonly routers: readonly [MediaRouter, ...MediaRouter[]]) {
    this.clients = new RoomOfClients(
      startRouterClients(),
      {
        admit: (room, connection, offer) => this.routerOf(connection).admit(room, connection, offer),
        linesOf: (room) => new Map(routers.flatMap((router) => [...router.linesOf(room)])),
        watch: (watcher) => {
          for (const router of routers) router.watch(watcher);
        },
      },
      ROOM,
    );
  }

  routerOf(connection: string): MediaRouter {
    return (connection.startsWith(LAST) ? this.routers.at(-1) : undefined) ?? this.routers[0];
  }

  /** Who is in the room, and what is so of some of them. */
  arrange(names: readonly string[], rules: Readonly<Record<string, Partial<RoutedMember>>> = {}): void {
    const members = names.map((name) => member(name, rules[name]));
    for (const router of this.routers) router.arrange(ROOM, members);
  }

  linesOf(name: string): readonly RoutedLine[] {
    return this.routerOf(name).linesOf(ROOM).get(name) ?? [];
  }

  /** Whom each hears in a while; packets on a line that is nobody's are under the name of the line. */
  async heardIn(ms: number): Promise<(name: string) => readonly string[]> {
    const heard = await this.clients.heardIn(ms);
    return (name) => [...(heard.get(name)?.keys() ?? [])].sort();
  }

  /** Until each has a line for each of the others, as far as something has come of them. */
  untilWhole(names: readonly string[]): Promise<void> {
    return this.clients.until(() => names.every((name) => this.linesOf(name).length === names.length - 1));
  }

  offer(name: string): Promise<string> {
    return this.clients.offer(name, ROUTER_LINES);
  }

  connect(name: string, link?: string, connection?: string): Promise<boolean> {
    return this.clients.connect(name, ROUTER_LINES, link, connection);
  }
}
