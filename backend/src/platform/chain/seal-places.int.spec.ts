import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { S3Gateway, s3Engine } from '../../../test/engines/s3.js';
import { S3Files } from '../files/s3-files.js';
import { scratchFolder } from '../scratch.fixture.js';
import type { SealSettings } from '../settings/engine-settings.js';
import type { Seal } from './seal.js';
import { type SealPlace, sealPlaces } from './seal-places.js';

const NOWHERE: SealSettings = { file: null, url: null, s3: null };
const only = (settings: Partial<SealSettings>): SealPlace => sealPlaces({ ...NOWHERE, ...settings })[0] as SealPlace;
const seal = (size: number): Seal => ({ size, head: 'a'.repeat(64), root: 'b'.repeat(64), at: '2026-11-21T10:00:00.000Z', publicKey: 'k', signature: 's' });
const line = (size: number) => `${JSON.stringify(seal(size))}\n`;

it('Seals are published nowhere unless it is set where', () => expect(sealPlaces(NOWHERE)).toEqual([]));
it('Seals are published wherever it is set', () =>
  expect(sealPlaces({ ...NOWHERE, url: 'http://127.0.0.1:9', file: '/seals' }).map(({ name }) => name)).toEqual(['file', 'url']));

describe('A file of seals', () => {
  const path = scratchFolder();

  it('has a line for each, once, however often it is put', async () => {
    const [file, place] = [path('seals'), only({ file: path('seals') })];
    for (const size of [1, 2, 2, 1, 3]) await place.put(seal(size));
    expect(readFileSync(file, 'utf8')).toBe(line(1) + line(2) + line(3));
  });
  it('goes on behind a line that was cut short', async () => {
    const file = path('cut');
    appendFileSync(file, line(1).slice(0, 40));
    await only({ file }).put(seal(1));
    expect(readFileSync(file, 'utf8')).toBe(`${line(1).slice(0, 40)}\n${line(1)}`);
  });
  it('that cannot be written is told', () => expect(only({ file: path('no/such/folder') }).put(seal(1))).rejects.toThrow('ENOENT'));
});

describe('An address to which seals are posted', () => {
  const bodies: string[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    bodies.push(`${request.method} ${request.headers['content-type']} ${Buffer.concat(await request.toArray())}`);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  let place: SealPlace;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    place = only({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?key=of-its-own` });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  it('is given each as JSON', async () => {
    await place.put(seal(7));
    expect(bodies).toEqual([`POST application/json ${JSON.stringify(seal(7))}`]);
  });
  it.each([500, 302, 404])('has not kept it when it answers %d, and its key is not told', async (answer) => {
    status = answer;
    const failure = String(await place.put(seal(7)).catch((error: unknown) => error));
    expect(failure).toMatch(answer === 302 ? 'fetch failed' : `answered ${answer}`);
    expect(failure).not.toContain('of-its-own');
  });
});

const engine = s3Engine('Seals in an S3 bucket');
if (engine)
  describe('A bucket of seals', () => {
    const folder = mkdtempSync(join(tmpdir(), 'meydan-seals-'));
    let gateway: S3Gateway;
    beforeAll(async () => {
      gateway = await S3Gateway.start(engine, folder);
    });
    afterAll(async () => {
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('has an object for each, in the order in which they were made', async () => {
      const bucket = gateway.newBucket();
      const place = only({ s3: bucket });
      for (const size of [900, 1_000, 1_000]) await place.put(seal(size));
      const files = await S3Files.open(bucket);
      expect((await files.list('seals/', { limit: 9 })).map(({ key }) => key)).toEqual(['seals/000000000900.json', 'seals/000000001000.json']);
      expect(JSON.parse(String((await files.get('seals/000000001000.json'))?.bytes))).toEqual(seal(1_000));
    });
  });
