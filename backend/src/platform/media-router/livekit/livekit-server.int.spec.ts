import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { parse } from 'yaml';
import { LIVEKIT_CONFIGURATION, LIVEKIT_VERSION, type LiveKitServer, livekitEngine, startLiveKit } from '../../../../test/engines/livekit.js';

const textOf = (path: string) => readFileSync(join(__dirname, '../../../../..', path), 'utf8');
const composed = parse(textOf('docs/compose/livekit.yaml')) as typeof LIVEKIT_CONFIGURATION;

if (livekitEngine('LiveKit as docker-compose.yml starts it'))
  describe('LiveKit as docker-compose.yml starts it', () => {
    let livekit: LiveKitServer;
    beforeAll(async () => {
      livekit = await startLiveKit(composed);
    });
    afterAll(() => livekit.stop());

    it('knows all that its configuration says, which is what tests run against', () => expect(composed).toMatchObject(LIVEKIT_CONFIGURATION));
    it('is of the version that tests run against', () => expect(textOf('docker-compose.yml')).toContain(`image: livekit/livekit-server:${LIVEKIT_VERSION}\n`));
    it('answers whoever has its key and secret', async () => {
      const answer = await rooms(livekit, livekit);
      expect([answer.status, await answer.json()]).toEqual([200, { rooms: [] }]);
    });
    it('refuses every other key, and every other secret', async () => {
      expect((await rooms(livekit, { key: 'somebody', secret: livekit.secret })).status).toBe(401);
      expect((await rooms(livekit, { key: livekit.key, secret: 'x'.repeat(48) })).status).toBe(401);
    });
    it('comes back where it was after its end', async () => {
      await livekit.end();
      await expect(rooms(livekit, livekit)).rejects.toThrow('fetch failed');
      await livekit.start();
      expect((await rooms(livekit, livekit)).status).toBe(200);
    });
  });

/** Asks the server for its rooms with a token of this key. */
async function rooms({ url }: LiveKitServer, { key, secret }: { readonly key: string; readonly secret: string }): Promise<Response> {
  const token = await new SignJWT({ video: { roomList: true } })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(key)
    .setExpirationTime('1 minute')
    .sign(new TextEncoder().encode(secret));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${url}/twirp/livekit.RoomService/ListRooms`, { method: 'POST', headers, body: '{}' });
}
