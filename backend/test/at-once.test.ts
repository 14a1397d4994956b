/** What may be done so often may be done no more often by asking for all of it at once, or from many places. */
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { ACCOUNT_TEXT } from '../contracts/accounts.js';
import { OWN_DATA_TEXT } from '../contracts/own-data.js';
import type { Credentials } from '../src/kernel/vault.js';
import { CREDENTIALS } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const from = (address: string) => ({ 'x-forwarded-for': address });
const all = <T>(count: number, ask: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
const statusesOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].sort().map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );

describe('at once', () => {
  let app: TestApp;
  let member: Client;

  beforeAll(async () => {
    app = await startApp({ TRUSTED_PROXIES: 'loopback' });
    member = await app.member('elif');
  });
  afterAll(() => app.stop());

  /** How many passwords were compared while something was done. */
  const compared = async (act: () => Promise<unknown>) => {
    const credentials = app.meydan.app.get<Credentials>(CREDENTIALS);
    const { verify } = credentials;
    let count = 0;
    credentials.verify = (...asked) => {
      count += 1;
      return verify.apply(credentials, asked);
    };
    try {
      await act();
    } finally {
      credentials.verify = verify;
    }
    return count;
  };

  inBothHomes.it('no more wrong passwords are compared for the end of an account than one after the other', async () => {
    const end = (password: string) => member.post('/api/auth/account-deletion', { password, keep_content: true });
    let answers: Answer[] = [];
    expect(await compared(async () => (answers = await all(60, (index) => end(`yanlis-sifre-${index}`))))).toBe(5);
    expect(statusesOf(answers)).toEqual({ 422: 5, 429: 55 });
    app.clock.advance({ seconds: 1 });
    expect((await end('yine-yanlis-sifre')).body.error).toBe(OWN_DATA_TEXT.wrongPassword);
    expect((await end(PASSWORD)).headers.get('retry-after')).toBe('2');
  });

  inBothHomes.it('one address of the network compares no more passwords of many accounts than one after the other', async () => {
    const login = (index: number) => app.guest.post('/api/auth/login', { identifier: `yabanci.${index}`, password: 'yanlis-bir-sifre' }, from('203.0.113.9'));
    let answers: Answer[] = [];
    expect(await compared(async () => (answers = await all(60, login)))).toBe(20);
    expect(statusesOf(answers)).toEqual({ 401: 20, 429: 40 });
    expect((await login(61)).body.error).toBe(ACCOUNT_TEXT.tooManyTries);
  });

  it('right passwords count against nobody', async () => {
    const login = () => app.guest.post('/api/auth/login', { identifier: 'elif', password: PASSWORD }, from('203.0.113.10'));
    for (let round = 0; round < 3; round++) expect(statusesOf(await all(10, login))).toEqual({ 200: 10 });
  });

  inBothHomes.it('one link verifies an address once, and opens one session', async () => {
    await app.guest.post('/api/auth/register', { email: 'yeni@ornek.dev', username: 'yepyeni', password: PASSWORD });
    await app.settled();
    const [token] = app.mailsTo('yeni@ornek.dev').flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? []);
    const answers = await all(10, () => app.guest.post('/api/auth/email/verify', { token }));
    expect(statusesOf(answers)).toEqual({ 200: 1, 422: 9 });
    const owner = await app.guest.signIn('yepyeni', PASSWORD);
    expect((await owner.get<unknown[]>('/api/auth/sessions')).body.data).toHaveLength(2);
  });

  inBothHomes.it('a mailbox gets no more links to verify it, from however many addresses they are asked for, and nobody is told', async () => {
    await app.guest.post('/api/auth/register', { email: 'kurban@ornek.dev', username: 'kurban', password: PASSWORD });
    await app.settled();
    const resend = (email: string) => (index: number) => app.guest.post('/api/auth/email/resend', { email }, from(`198.51.100.${index + 1}`));
    const answers: Answer[] = [];
    for (let index = 0; index < 20; index++) {
      answers.push(await resend(index % 2 ? 'Kurban@ornek.dev' : 'kurban@ornek.dev')(index));
      await app.settled();
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([JSON.stringify([200, (await resend('kimse@ornek.dev')(30)).body])]),
    );
    expect(app.mailsTo('kurban@ornek.dev')).toHaveLength(4);
    app.clock.advance({ hours: 1 });
    await resend('kurban@ornek.dev')(40);
    await app.settled();
    expect(app.mailsTo('kurban@ornek.dev')).toHaveLength(5);
  });

  inBothHomes.it('a mailbox is asked for no more new passwords than one after the other', async () => {
    const reset = (index: number) => app.guest.post('/api/auth/password/reset', { email: 'elif@ornek.dev' }, from(`198.51.100.${index + 100}`));
    expect(statusesOf(await all(20, reset))).toEqual({ 200: 3, 429: 17 });
  });

  it('whoever owns a whole IPv6 network gives no more feedback, and looks at topics no more often', async () => {
    const words = { title: 'Menü açılmıyor', description: 'Telefonda menü düğmesine basınca bir şey olmuyor.' };
    const give = (index: number) => app.guest.post('/api/beta-feedback', words, from(`2001:db8:1:1::${(index + 1).toString(16)}`));
    expect(statusesOf(await all(10, give))).toEqual({ 201: 5, 429: 5 });
    expect((await app.guest.post('/api/beta-feedback', words, from('2001:db8:1:2::1'))).status).toBe(201);

    const categoryId = app.categoryId('genel');
    const { id } = (await member.post<{ id: string }>('/api/forum/topics', { title: 'Konu', content: 'Yeterince uzun bir içerik.', categoryId })).body.data;
    const view = (index: number) =>
      app.guest.post<{ counted: boolean }>(`/api/forum/topics/${id}/views`, {}, from(`2001:db8:1:1::${(index + 1).toString(16)}`));
    expect((await all(5, view)).filter(({ body }) => body.data.counted)).toHaveLength(1);
  });
});
