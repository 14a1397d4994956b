import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTER_LINES } from '../../../contracts/voice.js';
import type { MediaRouter } from '../../kernel/media-router.js';
import { LAST, member, NAMES, PEOPLE, QUIET, ROOM, RoomOfTwenty } from './room-of-twenty.fixture.js';

type ClosableRouter = MediaRouter & { close(): unknown };

/** A router as it is tried: how it is opened, and what is different of it. */
export interface TriedRouter {
  /** By how many processes of the installation the members of a room are connected. */
  readonly processes: number;
  /** Milliseconds for which packets of silence still come on a line that has ended. */
  readonly tail: number;
  /** Starts what it needs; answers how that ends. */
  start(): Promise<() => Promise<void>>;
  open(seats: number, lines: number, failed: (error: unknown) => void): Promise<ClosableRouter>;
}

const [FIRST = '', BLOCKED = '', SILENCED = '', KICKED = ''] = NAMES;
const LOUD = NAMES.slice(0, 4);
const LEFT = NAMES.filter((name) => name !== KICKED);
/** Who is in the room at the end: one was kicked, and another one has left. */
export const AT_THE_END = LEFT.filter((name) => name !== 'uye-5');

/** What every router does for a room of twenty; `more`: what this one does besides, for the same room, in which are `AT_THE_END`, and say nothing. */
export function describeMediaRouter(name: string, tried: TriedRouter, more: (room: () => RoomOfTwenty) => void): void {
  describe(name, () => {
    const failures: unknown[] = [];
    const routers: ClosableRouter[] = [];
    let stop: () => Promise<void>;
    let room: RoomOfTwenty;
    const open = (seats: number) => tried.open(seats, ROUTER_LINES, (error) => failures.push(error));

    beforeAll(async () => {
      stop = await tried.start();
      const first = await open(PEOPLE);
      routers.push(first);
      while (routers.length < tried.processes) routers.push(await open(PEOPLE));
      room = new RoomOfTwenty([first, ...routers.slice(1)]);
      room.arrange(NAMES);
      for (const each of NAMES) expect(await room.connect(each)).toBe(true);
      room.clients.speak(NAMES, QUIET);
      room.clients.speak(LOUD, 20);
      await room.untilWhole(NAMES);
    });
    afterAll(async () => {
      try {
        // Where the beginning failed, its reason is told rather than this.
        await (room as RoomOfTwenty | undefined)?.clients.close();
        for (const router of routers) await router.close();
      } finally {
        await stop();
      }
      expect(failures).toEqual([]);
    });

    it('hears whoever speaks, on the line of who it is, through whichever process', async () => {
      await room.heardIn(1_500);
      const heard = await room.heardIn(1_000);
      for (const each of NAMES) expect(heard(each)).toEqual(expect.arrayContaining(LOUD.filter((one) => one !== each)));
      for (const each of NAMES) expect(NAMES).toEqual(expect.arrayContaining([...heard(each)]));
    });

    it('passes nothing on between two who have blocked each other, of who is silenced, and to who hears nobody', async () => {
      room.arrange(NAMES, { [FIRST]: { shutFrom: [BLOCKED] }, [SILENCED]: { isSilenced: true }, [LAST]: { isDeafened: true } });
      await room.clients.until(() => room.linesOf(BLOCKED).length === ROUTER_LINES - 1);
      await room.heardIn(tried.tail);
      const heard = await room.heardIn(1_000);
      expect(heard(LAST)).toEqual([]);
      for (const each of LEFT.filter((one) => one !== LAST)) {
        // Each packet counts, also one on a line that is nobody's.
        const may = NAMES.filter((one) => one !== each && one !== SILENCED && !(each === FIRST && one === BLOCKED) && !(each === BLOCKED && one === FIRST));
        expect(may).toEqual(expect.arrayContaining([...heard(each)]));
        expect(heard(each)).toEqual(expect.arrayContaining(may.filter((one) => LOUD.includes(one))));
      }
    });

    it('passes on again what it may again', async () => {
      room.arrange(NAMES);
      await room.untilWhole(NAMES);
      await room.heardIn(1_000);
      const heard = await room.heardIn(1_000);
      for (const each of [FIRST, BLOCKED, SILENCED, LAST]) expect(heard(each)).toEqual(expect.arrayContaining(LOUD.filter((one) => one !== each)));
    });

    it('is over within two seconds for whoever is put out', async () => {
      const began = performance.now();
      room.arrange(LEFT);
      await room.clients.until(() => room.linesOf(FIRST).every(({ connection }) => connection !== KICKED));
      await room.heardIn(300);
      const heard = await room.heardIn(500);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect([heard(KICKED), heard(FIRST).includes(KICKED)]).toEqual([[], false]);
      expect(await room.routerOf(KICKED).admit(ROOM, KICKED, { link: 'iki', sdp: await room.offer('atilan') })).toBeNull();
    });

    it('goes on by a new link, and then the older one ends', async () => {
      expect(await room.connect('uye-5-yeni', 'iki', 'uye-5')).toBe(true);
      room.clients.speak(['uye-5'], null);
      room.clients.speak(['uye-5-yeni'], 5);
      await room.untilWhole(LEFT);
      await room.heardIn(1_500);
      expect((await room.heardIn(500))('uye-6')).toContain('uye-5');
      room.routerOf('uye-5').leave(ROOM, 'uye-5', 'iki');
      await room.clients.until(() => room.linesOf('uye-5').length === 0);
    });

    it('takes no offer but of sound, and none of somebody who is not there', async () => {
      const sdp = await room.offer('biri');
      const router = room.routerOf(FIRST);
      for (const wrong of ['v=0', sdp.replace('m=audio', 'm=video'), sdp.replaceAll('a=fingerprint', 'a=print')])
        expect(await router.admit(ROOM, FIRST, { link: 'üç', sdp: wrong })).toBeNull();
      expect(await router.admit(ROOM, 'yabanci', { link: 'bir', sdp })).toBeNull();
      expect(await router.admit('başka', FIRST, { link: 'bir', sdp })).toBeNull();
    });

    it('has a seat for so many and no more, and none once it is closed', async () => {
      // Another process may begin for it, which twenty who speak would hold up.
      room.clients.speak([...NAMES, 'uye-5-yeni'], null);
      const few = await open(2);
      few.arrange('öteki', [member('yeni-1'), member('yeni-2'), member('yeni-3')]);
      const admit = async (who: string) => (await few.admit('öteki', who, { link: 'bir', sdp: await room.offer(who) })) !== null;
      expect([await admit('yeni-1'), await admit('yeni-2'), await admit('yeni-3')]).toEqual([true, true, false]);
      expect([few.seats, few.held()]).toEqual([2, 3]);
      await few.close();
      await expect(few.admit('öteki', 'yeni-1', { link: 'bir', sdp: '' })).rejects.toThrow();
    });

    describe('besides', () => {
      beforeAll(() => room.arrange(AT_THE_END));
      more(() => room);
    });
  });
}
