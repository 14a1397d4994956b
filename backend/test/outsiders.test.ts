import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_TEXT } from '../contracts/accounts.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';

const register = (who: Client, username: string, email: string, password = PASSWORD) => who.post('/api/auth/register', { email, username, password });
const asAnswered = ({ status, body, headers }: Answer) => [status, body, [...headers.keys()].sort()];

describe('whether an address has an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await app.member('bilinen');
  });
  afterAll(() => app.stop());

  const isFree = async (username: string) =>
    (await app.guest.get<{ available: boolean }>(`/api/auth/user/check-username?username=${username}`)).body.data.available;
  const pair = async (name: string) => {
    const known = asAnswered(await register(app.guest, `${name}.eski`, 'bilinen@ornek.dev', `${PASSWORD}-${name}`));
    const fresh = asAnswered(await register(app.guest, `${name}.yeni`, `${name}@ornek.dev`, `${PASSWORD}-${name}`));
    return { known, fresh };
  };

  it('is told neither by the answer to a registration nor by the name that went with it', async () => {
    for (let round = 0; round < 5; round++) {
      const { known, fresh } = await pair(`ad${round}`);
      expect(known).toEqual(fresh);
      expect([await isFree(`ad${round}.eski`), await isFree(`ad${round}.yeni`)]).toEqual([false, false]);
    }
    for (const name of ['ad0.eski', 'ad0.yeni'])
      expect((await register(app.guest, name, 'baska@ornek.dev')).body).toMatchObject({ success: false, error: ACCOUNT_TEXT.usernameTaken });
  });

  it('is not told by a position', async () => {
    const { known, fresh } = await pair('konum');
    expect(JSON.stringify([known, fresh])).not.toMatch(/x-event-position/i);
  });

  it('is not told by the count of members', async () => {
    const count = async () => (await app.guest.get<{ count: number }>('/api/stats/members')).body.data.count;
    const before = await count();
    await pair('sayi');
    await app.settled();
    expect(await count()).toBe(before);
  });

  it('is not told a day later, when neither address was verified', async () => {
    await pair('gun');
    await app.settled();
    app.clock.advance({ hours: 24 });
    expect([await isFree('gun.eski'), await isFree('gun.yeni')]).toEqual([false, false]);
    app.clock.advance({ seconds: 1 });
    expect([await isFree('gun.eski'), await isFree('gun.yeni')]).toEqual([true, true]);
    for (const name of ['gun.eski', 'gun.yeni']) expect((await register(app.guest, name, `${name}@ornek.dev`)).status).toBe(201);
  });

  it('takes as long to find out for both', async () => {
    const took = async (run: () => Promise<unknown>) => {
      const began = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(began);
      return (user + system) / 1000;
    };
    const times = { known: [] as number[], fresh: [] as number[] };
    for (let round = 0; round < 15; round++) {
      times.known.push(await took(() => register(app.guest, `sure${round}.eski`, 'bilinen@ornek.dev')));
      times.fresh.push(await took(() => register(app.guest, `sure${round}.yeni`, `sure${round}@ornek.dev`)));
      await app.settled();
    }
    const [known, fresh] = [times.known, times.fresh].map((all) => all.sort((a, b) => a - b)[7] ?? 0) as [number, number];
    // One hash of a password is three quarters of it: whoever leaves it out is done in half the time.
    expect(Math.max(known, fresh) / Math.min(known, fresh)).toBeLessThan(1.5);
  });
});

describe('an address that nobody verified in a day', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const used = new Set<string>();
  /** The one that came since the last was asked for. */
  const linkTo = async (address: string) => {
    await app.settled();
    const token = app
      .mailsTo(address)
      .flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? [])
      .find((found) => !used.has(found));
    used.add(token ?? '');
    return token;
  };

  it('goes to whoever registers it next, and the account that had it ends', async () => {
    await register(app.guest, 'unutkan', 'ortak@ornek.dev');
    await linkTo('ortak@ornek.dev');
    app.clock.advance({ hours: 24, seconds: 1 });
    await register(app.guest, 'unutkan', 'ortak@ornek.dev', `${PASSWORD}-2`);
    const token = await linkTo('ortak@ornek.dev');
    expect((await app.guest.post('/api/auth/email/verify', { token })).status).toBe(200);
    expect((await app.guest.post('/api/auth/login', { identifier: 'unutkan', password: PASSWORD })).status).toBe(401);
    const member = await app.guest.signIn('ortak@ornek.dev', `${PASSWORD}-2`);
    expect((await member.get('/api/auth/user')).body.data).toMatchObject({ username: 'unutkan' });
    expect((await app.guest.get('/api/stats/members')).body.data).toEqual({ count: 1 });
  });

  it('is verified late by whoever still has it, and is then theirs', async () => {
    await register(app.guest, 'gecikmis', 'gecikmis@ornek.dev');
    await linkTo('gecikmis@ornek.dev');
    app.clock.advance({ hours: 30 });
    await app.guest.post('/api/auth/email/resend', { email: 'gecikmis@ornek.dev' });
    expect((await app.guest.post('/api/auth/email/verify', { token: await linkTo('gecikmis@ornek.dev') })).status).toBe(200);
    app.clock.advance({ days: 30 });
    expect((await register(app.guest, 'gecikmis', 'yeni@ornek.dev')).status).toBe(409);
  });
});

describe('whoever registers again and again', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ REGISTRATIONS_PER_HOUR: '5', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => app.stop());

  const from = (address: string, username: string, changes: object = {}) =>
    app.guest.post('/api/auth/register', { email: `${username}@ornek.dev`, username, password: PASSWORD, ...changes }, { 'x-forwarded-for': address });

  it('may open five accounts in an hour, and is told when to come back', async () => {
    expect((await from('203.0.113.7', 'ab')).status).toBe(422);
    const statuses = [];
    for (let index = 0; index < 5; index++) statuses.push((await from('203.0.113.7', `seri${index}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    const refused = await from('203.0.113.7', 'seri5');
    expect([refused.status, refused.body.code, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      ACCOUNT_TEXT.tooManyRegistrations,
      '3600',
    ]);
    expect((await from('203.0.113.8', 'komsu')).status).toBe(201);
    app.clock.advance({ hours: 1 });
    expect((await from('203.0.113.7', 'seri5')).status).toBe(201);
  });

  it('has no more of it for owning a whole IPv6 network, or for known addresses', async () => {
    const statuses = [];
    for (let index = 1; index <= 6; index++) statuses.push((await from(`2001:db8:1:2::${index}`, `alti${index}`, { email: 'komsu@ornek.dev' })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await from('2001:db8:1:3::1', 'baska.ag')).status).toBe(201);
  });
});
