import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Topic } from '../../contracts/forum.js';
import { Client } from '../client.js';
import type { ServerProcess } from '../crash-child.js';
import { eventually, Settlement } from './settlement.js';

/** By hand: RESTARTS=10. */
const ROUNDS = Number(process.env.RESTARTS ?? 3);
/** What a dead process held is another's ten seconds later. */
const LONG_MS = 60_000;
const A_ROUND_MS = 120_000;

describe('A process that was killed and started again', () => {
  let town: Settlement;
  beforeAll(async () => {
    town = await Settlement.found({ elif: 'user' });
  }, A_ROUND_MS);
  afterAll(() => town.end());

  const isWell = async (server: ServerProcess) => (await new Client(server.url).get('/api/health')).status === 200;

  it(
    'keeps what it promises from the first moment when it says that it is well',
    async () => {
      for (let round = 1; round <= ROUNDS; round++) {
        const server = await town.start(['api', 'projector', 'worker']);
        await eventually('health', () => isWell(server), LONG_MS);
        const statuses: number[] = [];
        for (let visit = 0; visit < 5; visit++) {
          const elif = await town.signIn('elif', server);
          statuses.push((await elif.get('/api/auth/user')).status);
          const topic = { title: `Konu ${round}.${visit}`, content: 'Yeterince uzun bir içerik.', categoryId: town.categoryId };
          const written = await elif.post<Topic>('/api/forum/topics', topic);
          statuses.push(written.status, (await new Client(server.url).get(`/api/forum/posts/${written.body.data?.id}`)).status);
        }
        expect([round, statuses]).toEqual([round, Array.from({ length: 5 }, () => [200, 201, 200]).flat()]);
        await server.kill();
      }
    },
    ROUNDS * A_ROUND_MS,
  );
});
