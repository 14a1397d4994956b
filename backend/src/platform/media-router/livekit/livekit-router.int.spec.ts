import { describe, expect, it } from '@jest/globals';
import { type LiveKitServer, livekitEngine, startLiveKit } from '../../../../test/engines/livekit.js';
import { RoomOfClients } from '../../../../test/media/room-of-clients.js';
import { startRouterClients } from '../../../../test/threads/router-process-program.js';
import { AT_THE_END, describeMediaRouter } from '../media-router.contract.js';
import { LAST, member, PEOPLE, QUIET, ROOM } from '../room-of-twenty.fixture.js';
import { LiveKitRouter } from './livekit-router.js';

/** LiveKit ends a line with a second of silence. */
const TAIL = 2_500;

if (livekitEngine('LiveKit as the router of voice rooms')) {
  let server: LiveKitServer;
  const opened: LiveKitRouter[] = [];

  describeMediaRouter(
    'A room of twenty that LiveKit carries',
    {
      processes: 2,
      tail: TAIL,
      start: async () => {
        server = await startLiveKit();
        return () => server.stop();
      },
      open: async (seats, lines, failed) => {
        const router = new LiveKitRouter({ server, seats, lines }, (_, error) => failed(error));
        await router.begin();
        opened.push(router);
        return router;
      },
    },
    (room) => {
      it('hears each of the others, however many speak', async () => {
        room().clients.speak(AT_THE_END, QUIET);
        await room().heardIn(TAIL);
        const heard = await room().heardIn(1_000);
        for (const name of AT_THE_END) expect(heard(name)).toEqual(AT_THE_END.filter((one) => one !== name).sort());
      });

      it('ends also whom their own process still takes to be there', async () => {
        const left = AT_THE_END.filter((name) => name !== LAST).map((name) => member(name));
        const [one] = opened;
        one?.arrange(ROOM, left);
        await room().heardIn(300);
        const heard = await room().heardIn(500);
        for (const { connection } of left) expect(heard(connection)).not.toContain(LAST);
        // Two looks later they hear nobody either, whatever has become of the process that speaks for them.
        await one?.begin();
        await one?.begin();
        await room().clients.until(() => room().linesOf(LAST).length === 0);
        expect((await room().heardIn(500))(LAST)).toEqual([]);
      });
    },
  );

  describe('LiveKit', () => {
    it('that goes away is told of once, carries nobody, and carries again when it is back', async () => {
      const failures: unknown[] = [];
      const own = await startLiveKit();
      const router = new LiveKitRouter({ server: own, seats: PEOPLE, lines: 1 }, (_, error) => failures.push(error));
      await router.begin();
      const room = new RoomOfClients(startRouterClients(), router, ROOM);
      router.arrange(ROOM, [member('bir'), member('iki')]);
      for (const name of ['bir', 'iki']) expect(await room.connect(name, 1)).toBe(true);
      room.speak(['bir', 'iki'], 20);
      await room.until(() => ['bir', 'iki'].every((name) => router.linesOf(ROOM).get(name)?.length === 1));
      expect([router.seats, router.held()]).toEqual([PEOPLE, 2]);
      await own.end();
      await room.until(() => router.linesOf(ROOM).size === 0);
      expect(await router.admit(ROOM, 'bir', { link: 'yeni', sdp: await room.offer('bir-yeni', 1) })).toBeNull();
      await own.start();
      await router.begin();
      expect(await room.connect('bir-yine', 1, 'yine', 'bir')).toBe(true);
      expect(failures.length).toBeGreaterThan(0);
      expect(JSON.stringify(failures.map(String))).not.toContain('access_token');
      await room.close();
      router.close();
      await own.stop();
    });
  });
}
