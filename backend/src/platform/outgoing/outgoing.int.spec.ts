import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Outgoing, OutgoingFailed, type OutgoingLimits } from './outgoing.js';
import type { Resolve } from './resolve.js';

const LIMITS: OutgoingLimits = { milliseconds: 5_000, bytes: 10_000, redirects: 3 };
const servers: Server[] = [];
const asked: IncomingMessage[] = [];

afterEach(async () => {
  asked.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A page on this machine; answers its port. */
async function page(answers: RequestListener, host = '127.0.0.1', port = 0): Promise<number> {
  const server = createServer((request, response) => {
    asked.push(request);
    answers(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(port, host, listening));
  return (server.address() as AddressInfo).port;
}

const hello =
  (words: string): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(words);
const to =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location, 'set-cookie': 'who=1' }).end();
const at = (port: number) => `127.0.0.1:${port}`;
const outgoing = (allowed: string[], limits: Partial<OutgoingLimits> = {}, resolve?: Resolve) => new Outgoing(allowed, { ...LIMITS, ...limits }, resolve);
const answers =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const whyNot = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof OutgoingFailed ? error.why : error),
  );

describe('A request that leaves', () => {
  it('reads what an operator lets it read, and says no more of itself than its name', async () => {
    const port = await page(hello('Merhaba'));
    const { status, body, contentType, url } = await outgoing([at(port)]).get(`http://${at(port)}/sayfa?a=1#yer`);
    expect([status, body.toString(), contentType, url.href]).toEqual([200, 'Merhaba', 'text/html', `http://${at(port)}/sayfa?a=1`]);
    const [{ headers } = { headers: {} }] = asked;
    expect(headers).toEqual({
      accept: 'text/html,application/xhtml+xml',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Meydan',
      host: at(port),
      connection: 'close',
    });
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
    ],
    ...[
      'http://127.1/',
      'http://0/',
      'http://[::ffff:7f00:1]/',
      'http://[64:ff9b::7f00:1]/',
      'https://10.0.0.1/',
      'http://%31%32%37.0.0.1/',
      'http://１２７.0.0.1/',
    ],
    ...['http://8.8.8.8:22/', 'http://8.8.8.8:8080/', 'http://8.8.8.8:443/', 'https://8.8.8.8:80/', 'http://elif@8.8.8.8/', 'https://elif:parola@8.8.8.8/'],
    ...['ftp://8.8.8.8/', 'file:///etc/passwd', 'gopher://8.8.8.8/', 'javascript:alert(1)', 'http://', 'ornek.com', ''],
  ])('does not leave for %j', async (address) => {
    const guard = outgoing([], {}, answers('127.0.0.1'));
    expect([
      await whyNot(guard.get(address)),
      await whyNot(guard.check(address)),
      await whyNot(guard.post(address, { headers: {}, body: Buffer.alloc(0) })),
    ]).toEqual(['closed', 'closed', 'closed']);
  });

  it('does not leave for a name of which one address is not public', async () => {
    const seen = await Promise.all(
      [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['8.8.8.8', '::1']].map((all) => whyNot(outgoing([], {}, answers(...all)).get('http://ornek.com/'))),
    );
    expect(seen).toEqual(['closed', 'closed', 'closed']);
    expect(await whyNot(outgoing([], {}, answers()).get('http://ornek.com/'))).toBe('unreachable');
  });

  it('goes to the very address that was checked, whatever the name says a moment later', async () => {
    const port = await page(hello('gerçek'), '127.0.0.1');
    await page(hello('sahte'), '127.0.0.2', port);
    let turns = 0;
    const rebinding: Resolve = async () => [{ address: turns++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    const { body } = await outgoing([`degisen.ornek:${port}`], {}, rebinding).get(`http://degisen.ornek:${port}/`);
    expect([body.toString(), turns, asked[0]?.headers.host]).toEqual(['gerçek', 1, `degisen.ornek:${port}`]);
  });

  it('asks again where a name leads at each redirect', async () => {
    let turns = 0;
    const port = await page(to('http://degisen.ornek/'));
    const rebinding: Resolve = async (host) => {
      turns++;
      return [{ address: host === 'ilk.ornek' ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    expect(await whyNot(outgoing([`ilk.ornek:${port}`], {}, rebinding).get(`http://ilk.ornek:${port}/`))).toBe('closed');
    expect([turns, asked.length]).toEqual([2, 1]);
  });

  it('follows redirects, but not to itself, nor without end, and takes no cookies along', async () => {
    const secret = await page(hello('gizli'));
    const inside = await page(to(`http://${at(secret)}/`));
    expect(await whyNot(outgoing([at(inside)]).get(`http://${at(inside)}/`))).toBe('closed');
    expect(asked.length).toBe(1);
    expect((await outgoing([at(inside), at(secret)]).get(`http://${at(inside)}/`)).body.toString()).toBe('gizli');
    expect(asked.map(({ headers }) => [headers.cookie, headers.referer])).toEqual([1, 2, 3].map(() => [undefined, undefined]));
    const round = await page(to('/'));
    asked.length = 0;
    expect(await whyNot(outgoing([at(round)]).get(`http://${at(round)}/`))).toBe('unreachable');
    expect(asked.length).toBe(4);
  });

  it('stops to read a body without end, also one that is packed small', async () => {
    const endless = await page((_, response) => {
      const more = () => {
        while (response.write('a'.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    });
    const bomb = await page((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000, 'a'))));
    const noise = await page((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      const empty = gzipSync('');
      const more = () => {
        while (response.write(empty));
      };
      response.on('drain', more);
      more();
    });
    const guard = outgoing([at(endless), at(bomb), at(noise)]);
    expect([(await guard.get(`http://${at(endless)}/`)).body.length, (await guard.get(`http://${at(bomb)}/`)).body.length]).toEqual([10_000, 10_000]);
    expect(await whyNot(guard.get(`http://${at(noise)}/`))).toBe('unreachable');
  });

  it('waits no longer than it may, for the beginning and for the rest', async () => {
    const silent = await page(() => undefined);
    const slow = await page((_, response) => {
      response.write('a');
    });
    const hanging: Resolve = () => new Promise(() => undefined);
    const guard = outgoing([at(silent), at(slow)], { milliseconds: 150 });
    const nameless = outgoing([], { milliseconds: 150 }, hanging);
    const all = [guard.get(`http://${at(silent)}/`), guard.get(`http://${at(slow)}/`), nameless.get('http://ornek.com/'), nameless.check('http://ornek.com/')];
    expect(await Promise.all(all.map(whyNot))).toEqual(['unreachable', 'unreachable', 'unreachable', 'unreachable']);
  });

  it('is unreachable where nobody answers, or in no words of HTTP', async () => {
    const port = await page((_, response) => response.socket?.end('SSH-2.0-OpenSSH\r\n'));
    const odd = await page((_, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('a'));
    const guard = outgoing([at(port), at(odd), '127.0.0.1:1']);
    expect(await Promise.all([at(port), at(odd), '127.0.0.1:1'].map((host) => whyNot(guard.get(`http://${host}/`))))).toEqual([
      'unreachable',
      'unreachable',
      'unreachable',
    ]);
    // A plain server where TLS is expected.
    expect(await whyNot(guard.get(`https://${at(port)}/`))).toBe('unreachable');
  });

  it('carries what is sent, and follows no redirect with it', async () => {
    const port = await page(to('http://8.8.8.8/'));
    expect(await outgoing([at(port)]).post(`http://${at(port)}/`, { headers: { ttl: '60' }, body: Buffer.from('abc') })).toEqual({ status: 302 });
    expect([asked[0]?.method, asked[0]?.headers.ttl, asked[0]?.headers['content-length']]).toEqual(['POST', '60', '3']);
  });
});
