import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LiveKitServer, livekitEngine, startLiveKit } from '../../../../test/engines/livekit.js';
import { RoomOfClients } from '../../../../test/media/room-of-clients.js';
import { startRouterClients } from '../../../../test/threads/router-process-program.js';
import type { RoutedMember } from '../../../kernel/media-router.js';
import { LiveKitRouter } from './livekit-router.js';

const PEOPLE = 20;
const LINES = PEOPLE - 1;
const names = Array.from({ length: PEOPLE }, (_, index) => `uye-${index}`);
const [FIRST = '', BLOCKED = '', SILENCED = '', KICKED = ''] = names;
const LAST = names.at(-1) ?? '';
const QUIET = 127;
const member = (connection: string, more: Partial<RoutedMember> = {}): RoutedMember => ({
  ...{ connection, isSilenced: false, isDeafened: false, shutFrom: [] },
  ...more,
});

if (livekitEngine('LiveKit as the router of voice rooms')) {
  describe('A room of twenty that LiveKit carries', () => {
    let server: LiveKitServer;
    let router: LiveKitRouter;
    /** Another process of the installation, by which the last one is connected. */
    let other: LiveKitRouter;
    let room: RoomOfClients;
    const failures: unknown[] = [];
    const routerOf = (connection: string) => (connection.startsWith(LAST) ? other : router);
    const arrange = (members: readonly RoutedMember[]) => {
      router.arrange('oda', members);
      other.arrange('oda', members);
    };
    const linesOf = (name: string) => routerOf(name).linesOf('oda').get(name) ?? [];
    const keys = (heard: Awaited<ReturnType<RoomOfClients['heardIn']>>, name: string) => [...(heard.get(name)?.keys() ?? [])];
    const begin = async () => {
      const begun = new LiveKitRouter({ server, seats: PEOPLE, lines: LINES }, (_, error) => failures.push(error));
      await begun.begin();
      return begun;
    };

    beforeAll(async () => {
      server = await startLiveKit();
      [router, other] = [await begin(), await begin()];
      room = new RoomOfClients(
        startRouterClients(),
        {
          admit: (id, connection, offer) => routerOf(connection).admit(id, connection, offer),
          linesOf: (id) => new Map([...router.linesOf(id), ...other.linesOf(id)]),
          watch: (watcher) => {
            router.watch(watcher);
            other.watch(watcher);
          },
        },
        'oda',
      );
      arrange(names.map((name) => member(name)));
      for (const name of names) expect(await room.connect(name, LINES)).toBe(true);
      room.speak(names, QUIET);
      await room.until(() => names.every((name) => linesOf(name).length === LINES));
    });
    afterAll(async () => {
      await room.close();
      router.close();
      other.close();
      await server.stop();
      expect(failures).toEqual([]);
    });

    it('hears each of the others, on the line of who speaks, through whichever process', async () => {
      await room.heardIn(1_000);
      const heard = await room.heardIn(1_000);
      for (const name of names) expect(keys(heard, name).sort()).toEqual(names.filter((one) => one !== name).sort());
    });

    it('passes nothing on between two who have blocked each other, of who is silenced, and to who hears nobody', async () => {
      const rules: Record<string, Partial<RoutedMember>> = { [FIRST]: { shutFrom: [BLOCKED] }, [SILENCED]: { isSilenced: true }, [LAST]: { isDeafened: true } };
      arrange(names.map((name) => member(name, rules[name])));
      expect(linesOf(BLOCKED)).toHaveLength(LINES - 1);
      // LiveKit ends a line with a second of silence.
      await room.heardIn(2_500);
      const heard = await room.heardIn(1_000);
      // Each packet counts, also one on a line that is nobody's.
      const others = (...without: string[]) => names.filter((one) => one !== SILENCED && !without.includes(one)).sort();
      expect([keys(heard, FIRST).sort(), keys(heard, BLOCKED).sort(), keys(heard, LAST)]).toEqual([others(FIRST, BLOCKED), others(FIRST, BLOCKED), []]);
      for (const name of ['uye-5', 'uye-18']) expect(keys(heard, name).sort()).toEqual(others(name));
      arrange(names.map((name) => member(name)));
      await room.until(() => names.every((name) => linesOf(name).length === LINES));
      await room.heardIn(1_000);
      const again = await room.heardIn(1_000);
      for (const name of [FIRST, BLOCKED, SILENCED, LAST, 'uye-18']) expect(keys(again, name)).toHaveLength(LINES);
    });

    it('is over within two seconds for whoever is put out, also where their own process does not know it yet', async () => {
      const left = names.filter((name) => name !== KICKED && name !== LAST).map((name) => member(name));
      const began = performance.now();
      router.arrange('oda', left);
      await room.heardIn(300);
      const heard = await room.heardIn(500);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(heard.get(KICKED)?.size ?? 0).toBe(0);
      expect(keys(heard, FIRST).sort()).toEqual(left.flatMap(({ connection }) => (connection === FIRST ? [] : [connection])).sort());
      expect(await router.admit('oda', KICKED, { link: 'iki', sdp: await room.offer('atilan', LINES) })).toBeNull();
      // Two looks later they hear nobody either, whatever has become of the process that speaks for them.
      await router.begin();
      await router.begin();
      await room.until(() => linesOf(LAST).length === 0);
      expect((await room.heardIn(500)).get(LAST)?.size ?? 0).toBe(0);
      other.arrange('oda', left);
    });

    it('goes on by a new link, and then the older one ends', async () => {
      expect(await room.connect('uye-5-yeni', LINES, 'iki', 'uye-5')).toBe(true);
      room.speak(['uye-5'], null);
      room.speak(['uye-5-yeni'], 5);
      await room.until(() => linesOf('uye-5').length === names.length - 3 && linesOf('uye-6').some(({ connection }) => connection === 'uye-5'));
      await room.heardIn(1_500);
      const heard = await room.heardIn(500);
      expect(keys(heard, 'uye-6')).toContain('uye-5');
      router.leave('oda', 'uye-5', 'iki');
      await room.until(() => linesOf('uye-5').length === 0);
    });

    it('takes no offer but of sound, and none of somebody who is not there', async () => {
      const sdp = await room.offer('biri', LINES);
      for (const wrong of ['v=0', sdp.replace('m=audio', 'm=video'), sdp.replaceAll('a=fingerprint', 'a=print')])
        expect(await router.admit('oda', FIRST, { link: 'üç', sdp: wrong })).toBeNull();
      expect(await router.admit('oda', 'yabanci', { link: 'bir', sdp })).toBeNull();
      expect(await router.admit('başka', FIRST, { link: 'bir', sdp })).toBeNull();
    });

    it('has a seat for so many and no more', async () => {
      const few = new LiveKitRouter({ server, seats: 2, lines: LINES }, (_, error) => failures.push(error));
      await few.begin();
      few.arrange('öteki', [member('yeni-1'), member('yeni-2'), member('yeni-3')]);
      const admit = async (name: string) => (await few.admit('öteki', name, { link: 'bir', sdp: await room.offer(name, LINES) })) !== null;
      expect([await admit('yeni-1'), await admit('yeni-2'), await admit('yeni-3')]).toEqual([true, true, false]);
      few.close();
      await expect(few.admit('öteki', 'yeni-1', { link: 'bir', sdp: '' })).rejects.toThrow();
    });
  });

  describe('LiveKit', () => {
    it('that goes away is told of once, carries nobody, and carries again when it is back', async () => {
      const failures: unknown[] = [];
      const server = await startLiveKit();
      const router = new LiveKitRouter({ server, seats: PEOPLE, lines: 1 }, (_, error) => failures.push(error));
      await router.begin();
      const room = new RoomOfClients(startRouterClients(), router, 'oda');
      router.arrange('oda', [member('bir'), member('iki')]);
      for (const name of ['bir', 'iki']) expect(await room.connect(name, 1)).toBe(true);
      room.speak(['bir', 'iki'], 20);
      await room.until(() => ['bir', 'iki'].every((name) => router.linesOf('oda').get(name)?.length === 1));
      expect([router.seats, router.held()]).toEqual([PEOPLE, 2]);
      await server.end();
      await room.until(() => router.linesOf('oda').size === 0);
      expect(await router.admit('oda', 'bir', { link: 'yeni', sdp: await room.offer('bir-yeni', 1) })).toBeNull();
      await server.start();
      await router.begin();
      expect(await room.connect('bir-yine', 1, 'yine', 'bir')).toBe(true);
      expect(failures.length).toBeGreaterThan(0);
      expect(JSON.stringify(failures.map(String))).not.toContain('access_token');
      await room.close();
      router.close();
      await server.stop();
    });
  });
}
