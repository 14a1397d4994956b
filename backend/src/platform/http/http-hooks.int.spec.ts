import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { localGroup } from '../following/local-group.fixture.js';
import { UuidIds } from '../identity/uuid-ids.js';
import { addHttpHooks, SAYS_ITSELF_THAT_IT_CLOSES } from './http-hooks.js';

it('who asks a server that is closing is told so in the one envelope of failures', async () => {
  const server = fastify(SAYS_ITSELF_THAT_IT_CLOSES);
  addHttpHooks(server, localGroup([]), new UuidIds());
  server.get('/api/anything', () => ({ success: true, data: null }));
  const began = new Promise<() => void>((tell) => server.addHook('preClose', (done) => tell(done)));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const closed = server.close();
  const goOn = await began;
  const answer = await fetch(`${url}/api/anything`);
  const body: unknown = await answer.json();
  goOn();
  await closed;
  expect(body).toEqual({ success: false, error: TEXT.unavailable, message: TEXT.unavailable, code: CODE.unavailable, status: 503 });
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '1', 'no-store']);
});
