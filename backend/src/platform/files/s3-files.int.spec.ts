import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { S3Gateway, s3Engine } from '../../../test/engines/s3.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { closing } from '../scratch.fixture.js';
import { WrongSetting } from '../settings/readings.js';
import { describeFiles } from './files.contract.js';
import { S3Files } from './s3-files.js';

const PICTURE = { bytes: Buffer.from('picture'), type: 'image/png' };
const engine = s3Engine('Files in an S3 bucket');
const opening = (address: Parameters<typeof S3Files.open>[0], patienceMs = 500) => S3Files.open(address, patienceMs).catch((error: unknown) => error);

if (engine) {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-s3-'));
  let gateway: S3Gateway;
  beforeAll(async () => {
    gateway = await S3Gateway.start(engine, folder);
  });
  afterAll(async () => {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  describeFiles('Files in an S3 bucket', () => S3Files.open(gateway.newBucket()));
  describe('An S3 bucket', () => isOpened(() => gateway));
  describe('An S3 store that goes away', () => goesAway(() => gateway));
}

function isOpened(gateway: () => S3Gateway): void {
  it('keeps its files apart from those of another', async () => {
    const [one, two] = [await S3Files.open(gateway().newBucket()), await S3Files.open(gateway().newBucket())];
    await one.put('a/one', PICTURE);
    expect([await two.get('a/one'), await two.list('', { limit: 10 })]).toEqual([null, []]);
  });
  it('may be named with a slash behind it', async () => {
    const bucket = gateway().newBucket();
    await (await S3Files.open({ ...bucket, url: `${bucket.url}/` })).put('a/one', PICTURE);
    expect(await (await S3Files.open(bucket)).get('a/one')).toEqual(PICTURE);
  });
  it('is refused at the start when it does not exist', async () => {
    const error = await opening({ ...gateway().newBucket(), url: gateway().urlOf('nobody-made-this') });
    expect([error instanceof WrongSetting, String(error)]).toEqual([true, expect.stringContaining('S3 answered 404')]);
  });
  it('is refused at the start with other keys, and they are not repeated', async () => {
    const bucket = gateway().newBucket();
    for (const wrong of [{ accessKey: 'WRONGACCESS' }, { secretKey: 'wrong-secret' }]) {
      const error = await opening({ ...bucket, ...wrong });
      expect([error instanceof WrongSetting, String(error)]).toEqual([true, expect.stringMatching(/S3 answered 40[34]/)]);
      for (const secret of [bucket.accessKey, bucket.secretKey, ...Object.values(wrong)]) expect(everythingIn(error)).not.toContain(secret);
    }
  });
}

function goesAway(gateway: () => S3Gateway): void {
  let files: S3Files;
  beforeEach(async () => {
    files = await S3Files.open(gateway().newBucket());
    await files.put('a/one', PICTURE);
  });

  it('is unavailable to whatever is asked, and has everything when it is back', async () => {
    await gateway().stop();
    for (const ask of [() => files.put('a/two', PICTURE), () => files.get('a/one'), () => files.remove('a/one'), () => files.list('', { limit: 1 })])
      await expect(ask()).rejects.toThrow(Unavailable);
    await gateway().start();
    expect([await files.get('a/one'), await files.get('a/two')]).toEqual([PICTURE, null]);
    await files.put('a/two', PICTURE);
    expect(await files.get('a/two')).toEqual(PICTURE);
  });
  it('is waited for at the start', async () => {
    const bucket = gateway().newBucket();
    await gateway().stop();
    const opened = S3Files.open(bucket);
    await gateway().start();
    expect(await (await opened).list('', { limit: 1 })).toEqual([]);
  });
}

describe('An S3 store that cannot serve', () => {
  const close = closing();
  const serving = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    close({ close: () => [server.closeAllConnections(), server.close()] });
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;
  };
  const NOBODY = { url: 'http://127.0.0.1:1/files', accessKey: 'ACCESS', secretKey: 'secret', region: 'eu' };

  it('is a wrong setting at the start when nobody answers in time', async () => {
    const error = await opening(NOBODY);
    expect([error instanceof WrongSetting, String(error)]).toEqual([
      true,
      expect.stringContaining('could not be reached within 0.5 seconds: http://127.0.0.1:1/files'),
    ]);
    expect(everythingIn(error)).not.toMatch(/ACCESS|secret/);
  });
  it('does not hold the start up when it takes the question and never answers', async () => {
    expect(await opening({ ...NOBODY, url: await serving(() => {}) })).toBeInstanceOf(WrongSetting);
  });
  it('is unavailable while it says that it is', async () => {
    let status = 200;
    const files = await S3Files.open({ ...NOBODY, url: await serving((_, reply) => reply.writeHead(status).end('<ListBucketResult></ListBucketResult>')) });
    for (status of [500, 503, 429]) await expect(files.get('a/one')).rejects.toThrow(Unavailable);
    status = 403;
    await expect(files.get('a/one')).rejects.not.toThrow(Unavailable);
  });
  it('is not asked at an address that is not one of a bucket', async () => {
    for (const url of [
      '',
      'files',
      'ftp://x/files',
      'http://host:9000',
      'http://host:9000/',
      'http://host/a/b',
      'http://key:secret@host/files',
      'http://host/files?x=1',
    ]) {
      const error = await opening({ ...NOBODY, url });
      expect([error instanceof WrongSetting, everythingIn(error).includes('secret')]).toEqual([true, false]);
    }
  });
});

/** What a logger could find in an error. */
function everythingIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.stack} ${JSON.stringify(error)} ${everythingIn(error.cause)}`;
}
