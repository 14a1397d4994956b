import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RoomOfClients } from '../../../../test/media/room-of-clients.js';
import { startRouterClients } from '../../../../test/threads/router-process-program.js';
import type { RoutedMember } from '../../../kernel/media-router.js';
import { EmbeddedRouter } from './embedded-router.js';
import { startRouterProcess } from './router-process-program.js';

const PEOPLE = 20;
const LINES = PEOPLE - 1;
const names = Array.from({ length: PEOPLE }, (_, index) => `uye-${index}`);
const LOUD = names.slice(0, 4);
const QUIET = names.slice(4, 6);
const [FIRST = '', BLOCKED = '', SILENCED = '', KICKED = ''] = names;
const member = (connection: string, more: Partial<RoutedMember> = {}): RoutedMember => ({
  connection,
  isSilenced: false,
  isDeafened: false,
  shutFrom: [],
  ...more,
});

describe('A room of twenty that the router carries', () => {
  const failures: unknown[] = [];
  const router = new EmbeddedRouter(startRouterProcess, { network: { ports: null, addresses: ['127.0.0.1'] }, seats: PEOPLE, lines: LINES }, (_, error) =>
    failures.push(error),
  );
  const room = new RoomOfClients(startRouterClients(), router, 'oda');
  const arrange = (members: readonly RoutedMember[]) => router.arrange('oda', members);

  beforeAll(async () => {
    arrange(names.map((name) => member(name)));
    for (const name of names) expect(await room.connect(name, LINES)).toBe(true);
    await room.until(() => names.every((name) => router.linesOf('oda').get(name)?.length === LINES));
  });
  afterAll(async () => {
    await room.close();
    await router.close();
    expect(failures).toEqual([]);
  });

  it('hears the four loudest, each on the line of who speaks, and nobody else', async () => {
    room.speak(LOUD, 20);
    room.speak(QUIET, 60);
    await room.heardIn(1_500);
    const heard = await room.heardIn(1_500);
    for (const name of names) {
      const others = LOUD.filter((one) => one !== name);
      expect([...(heard.get(name)?.keys() ?? [])].sort()).toEqual([...others].sort());
      for (const one of others) expect(heard.get(name)?.get(one)).toMatchObject({ level: 20 });
    }
  });

  it('has no gap where something was left out', async () => {
    const heard = await room.heardIn(1_000);
    for (const { first, last, packets } of heard.get('uye-19')?.values() ?? []) expect((last - first + 65_536) % 65_536).toBe(packets - 1);
  });

  it('passes nothing on between two who have blocked each other, of who is silenced, and to who hears nobody', async () => {
    const rules: Record<string, Partial<RoutedMember>> = { [FIRST]: { shutFrom: [BLOCKED] }, [SILENCED]: { isSilenced: true }, 'uye-19': { isDeafened: true } };
    arrange(names.map((name) => member(name, rules[name])));
    await room.until(() => router.linesOf('oda').get(BLOCKED)?.length === LINES - 1);
    const heard = await room.heardIn(1_000);
    const keys = (name: string) => [...(heard.get(name)?.keys() ?? [])];
    expect([keys(FIRST).includes(BLOCKED), keys(BLOCKED).includes(FIRST), keys('uye-19')]).toEqual([false, false, []]);
    for (const name of names) expect(keys(name)).not.toContain(SILENCED);
    expect(keys('uye-18')).toEqual(expect.arrayContaining([FIRST, BLOCKED]));
  });

  it('is over within two seconds for whoever is put out', async () => {
    arrange(names.filter((name) => name !== KICKED).map((name) => member(name)));
    const began = performance.now();
    await room.until(
      () =>
        router
          .linesOf('oda')
          .get(FIRST)
          ?.every(({ connection }) => connection !== KICKED) === true,
    );
    await room.until(() => room.stateOf(KICKED) === 'closed');
    expect(performance.now() - began).toBeLessThan(2_000);
    const heard = await room.heardIn(500);
    expect(heard.get(KICKED)?.size).toBe(0);
    expect(heard.get(FIRST)?.has(KICKED)).toBe(false);
    expect(await router.admit('oda', KICKED, { link: 'iki', sdp: await room.offer('atilan', LINES) })).toBeNull();
  });

  it('goes on by a new link, and then the older one ends', async () => {
    const before = router.linesOf('oda').get('uye-5');
    expect(await room.connect('uye-5-yeni', LINES, 'iki', 'uye-5')).toBe(true);
    room.speak(['uye-5-yeni'], 5);
    const lines = () => router.linesOf('oda').get('uye-5');
    expect(lines()).toEqual(before);
    await room.heardIn(1_000);
    const heard = await room.heardIn(500);
    expect(heard.get('uye-6')?.get('uye-5')).toMatchObject({ level: 5 });
    router.leave('oda', 'uye-5', 'iki');
    await room.until(() => lines()?.length === 0);
  });

  it('has a seat for so many and no more', async () => {
    router.arrange('öteki', [member('yeni-1'), member('yeni-2'), member('yeni-3')]);
    const admit = async (name: string) => router.admit('öteki', name, { link: 'bir', sdp: await room.offer(name, LINES) });
    expect([await admit('yeni-1'), await admit('yeni-2'), await admit('yeni-3')].map((sdp) => sdp !== null)).toEqual([true, true, false]);
    router.arrange('öteki', []);
  });

  it('begins anew after its process has ended', async () => {
    const ended: unknown[] = [];
    const children: ReturnType<typeof startRouterProcess>[] = [];
    const start = () => {
      const child = startRouterProcess();
      children.push(child);
      return child;
    };
    const other = new EmbeddedRouter(start, { network: { ports: null, addresses: ['127.0.0.1'] }, seats: 2, lines: 1 }, (_, error) => ended.push(error));
    other.arrange('oda', [member('a')]);
    const offer = { link: 'bir', sdp: await room.offer('a', 1) };
    expect(await other.admit('oda', 'a', offer)).toContain('a=ice-lite');
    children[0]?.kill('SIGKILL');
    if (children[0]) await once(children[0], 'exit');
    expect(ended).toHaveLength(1);
    expect(await other.admit('oda', 'a', offer)).toContain('a=ice-lite');
    await other.close();
    await expect(other.admit('oda', 'a', offer)).rejects.toThrow();
  });
});
