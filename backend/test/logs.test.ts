import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Mailer } from '../src/kernel/mailer.js';
import type { Views } from '../src/kernel/views.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { EVENT_LOG, MAILER, VIEWS } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { whileBroken } from './contract.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

const PERSON = {
  email: 'nevin.sakli@gizlialan.dev',
  username: 'nevin_sakli',
  first_name: 'Nevinsu',
  last_name: 'Saklıoğlu',
  display_name: 'Nevo S.',
  birth_date: '1971-07-23',
};
const TYPED = 'bunu-kimse-gormesin-4711';

inBothHomes.describe('what the application says in its log', () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line: string) => lines.push(line) });
  let app: TestApp;
  let member: Client;
  let token = '';
  beforeAll(async () => {
    app = await startApp({}, new TestClock(), logger);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  const tokens = () => app.mailsTo(PERSON.email).flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? []);

  it('comes from a whole life with an account', async () => {
    const { email, username, ...profile } = PERSON;
    await app.guest.post('/api/auth/register', { email, username, password: TYPED });
    await app.guest.post('/api/auth/register', { email, username: 'baskasi', password: PASSWORD });
    await app.settled();
    token = tokens()[0] ?? '';
    await app.guest.post('/api/auth/email/verify', { token });
    await app.guest.post('/api/auth/login', { identifier: email, password: `${TYPED}-yanlis` });
    member = await app.guest.signIn(email, TYPED);
    await member.put('/api/profile', profile);
    await member.put('/api/profile', { birth_date: PERSON.birth_date, yok: PERSON.last_name });
    await member.get(`/api/users/search?q=${encodeURIComponent(PERSON.display_name)}`);
    await app.guest.get(`/api/auth/user/check-username?username=${username}`);
    await app.guest.raw('GET', `/yok/${encodeURIComponent(email)}?kim=${username}`);
    await member.raw('PUT', '/api/profile', `{"first_name": "${PERSON.first_name}"`, { 'content-type': 'application/json' });
    await member.post('/api/forum/topics', { title: 'Bir konu', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') });
    await member.post('/api/auth/data-export');
    await member.post('/api/auth/account-deletion', { password: TYPED, keep_content: true });
    await app.settled();
    expect(token).not.toBe('');
  });

  it('comes from requests and jobs that fail, too', async () => {
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const failing = jest.spyOn(log, 'append').mockImplementation(async (stream, _, events) => {
      throw Object.assign(new Error(`cannot append to ${stream}`), { events });
    });
    const { url } = app.meydan;
    const saved = await whileBroken(url, () => member.put('/api/profile', { first_name: `${PERSON.first_name}x`, birth_date: '1971-07-24' }));
    expect(saved.status).toBe(500);
    failing.mockRestore();
    const views = app.meydan.app.get<Views>(VIEWS);
    const blind = jest.spyOn(views, 'find').mockRejectedValueOnce(new Error('a view that cannot be read'));
    const admitted = await whileBroken(url, () => app.guest.post('/api/auth/login', { identifier: PERSON.email, password: TYPED }));
    expect(admitted.status).toBe(500);
    blind.mockRestore();
    const post = jest.spyOn(app.meydan.app.get<Mailer>(MAILER), 'deliver').mockRejectedValue(new Error('the mail server is away'));
    const another = { email: `ikinci.${PERSON.email}`, username: `${PERSON.username}.2`, password: TYPED };
    expect((await app.guest.post('/api/auth/register', another)).status).toBe(201);
    await app.settled();
    expect(post).toHaveBeenCalled();
    post.mockRestore();
    expect(lines.join('')).toContain('request failed');
  });

  it('comes from the end of the account', async () => {
    app.clock.advance({ days: 7 });
    await app.settled();
    expect((await app.guest.post('/api/auth/login', { identifier: PERSON.email, password: TYPED })).status).toBe(401);
  });

  it('has no personal datum, password or token in it', () => {
    const said = lines.join('');
    expect(lines.length).toBeGreaterThan(1);
    const secrets = [...Object.values(PERSON), encodeURIComponent(PERSON.email), TYPED, PASSWORD, ...tokens(), member.sessionToken];
    expect(secrets.filter((secret) => said.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  });
});
