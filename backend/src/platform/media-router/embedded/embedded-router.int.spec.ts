import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { AT_THE_END, describeMediaRouter } from '../media-router.contract.js';
import { offerOf } from '../offer/offer.fixture.js';
import { member, PEOPLE, ROOM } from '../room-of-twenty.fixture.js';
import { EmbeddedRouter } from './embedded-router.js';
import { startRouterProcess } from './router-process-program.js';

const NETWORK = { ports: null, addresses: ['127.0.0.1'] };
const LOUD = AT_THE_END.slice(0, 4);
const LESS_LOUD = AT_THE_END.slice(4, 6);
const [FIRST = ''] = LOUD;
const LISTENER = AT_THE_END.at(-1) ?? '';

describeMediaRouter(
  'A room of twenty that the embedded router carries',
  {
    processes: 1,
    tail: 0,
    start: async () => () => Promise.resolve(),
    open: async (seats, lines, failed) => new EmbeddedRouter(startRouterProcess, { network: NETWORK, seats, lines }, (_, error) => failed(error)),
  },
  (room) => {
    it('hears the four loudest, as loud as they are, and nobody else', async () => {
      const { clients } = room();
      clients.speak(LOUD, 20);
      clients.speak(LESS_LOUD, 60);
      await clients.heardIn(1_500);
      const heard = await clients.heardIn(1_500);
      for (const name of AT_THE_END) {
        const others = LOUD.filter((one) => one !== name);
        expect([...(heard.get(name)?.keys() ?? [])].sort()).toEqual([...others].sort());
        for (const one of others) expect(heard.get(name)?.get(one)).toMatchObject({ level: 20 });
      }
    });

    it('has no gap where something was left out', async () => {
      const heard = await room().clients.heardIn(1_000);
      const streams = [...(heard.get(LISTENER)?.values() ?? [])];
      expect(streams).toHaveLength(LOUD.length);
      for (const { first, last, packets } of streams) expect((last - first + 65_536) % 65_536).toBe(packets - 1);
    });

    it('closes the connection of whoever is put out, and leaves all lines as they are for whoever comes by a new link', async () => {
      const before = room().linesOf(FIRST);
      expect(before).toHaveLength(AT_THE_END.length - 1);
      expect(await room().connect('yeni', 'iki', FIRST)).toBe(true);
      expect(room().linesOf(FIRST)).toEqual(before);
      room().arrange(AT_THE_END.slice(1));
      await room().clients.until(() => room().clients.stateOf('yeni') === 'closed');
    });
  },
);

describe('The embedded router', () => {
  it('begins anew after its process has ended', async () => {
    const ended: unknown[] = [];
    const children: ReturnType<typeof startRouterProcess>[] = [];
    const start = () => {
      const child = startRouterProcess();
      children.push(child);
      return child;
    };
    const router = new EmbeddedRouter(start, { network: NETWORK, seats: PEOPLE, lines: 1 }, (_, error) => ended.push(error));
    router.arrange(ROOM, [member('a')]);
    const offer = { link: 'bir', sdp: offerOf(1) };
    expect(await router.admit(ROOM, 'a', offer)).toContain('a=ice-lite');
    children[0]?.kill('SIGKILL');
    if (children[0]) await once(children[0], 'exit');
    expect(ended).toHaveLength(1);
    expect(await router.admit(ROOM, 'a', offer)).toContain('a=ice-lite');
    await router.close();
  });
});
