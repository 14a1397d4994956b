import { afterAll, beforeAll, beforeEach, describe, expect, jest } from '@jest/globals';
import { ACCOUNT_TEXT, type LoginAnswer, type SessionAnswer } from '../contracts/accounts.js';
import { CONSENT_TEXT, type Consent } from '../contracts/consents.js';
import { TEXT } from '../contracts/envelope.js';
import {
  type BeginLinkAnswer,
  type Identity,
  OAUTH_TEXT,
  type OAuthOutcome,
  oauthProblem,
  PROVIDER_IDS,
  type Provider,
  type ProviderRegistration,
} from '../contracts/identities.js';
import type { PageInfo } from '../contracts/pages.js';
import type { OwnProfile } from '../contracts/profile-details.js';
import { PROFILE_FILE_LIMITS } from '../contracts/profile-files.js';
import type { RecordedEvent } from '../src/kernel/event.js';
import { EVENT_LOG, VAULT } from '../src/platform/tokens.js';
import { bomb, photograph, SECRET_OF_CAMERA, screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import { Browser } from './browser.js';
import { Client } from './client.js';
import { type Fault, type Person, SignInProvider } from './doubles/sign-in-provider.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const COOKIE = 'meydan_oauth';

describe('sign-in through a provider', () => {
  let provider: SignInProvider;
  let town: Town;
  let people = 0;

  beforeAll(async () => {
    provider = await SignInProvider.start();
    town = await Town.open(provider.settings());
  });
  afterAll(async () => {
    await town.app.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.fault = null;
    provider.person = somebody();
    // Nobody has to wait because of the test before.
    town.app.clock.advance({ minutes: 61 });
  });

  const somebody = (changes: Partial<Person> = {}): Person => {
    const login = `kisi${++people}`;
    return { id: 7_000_000 + people, login, name: `Kişi ${people}`, email: `${login}@ornek.dev`, verified: true, ...changes };
  };
  const browser = () => new Browser(town.app.guest.url);
  const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';
  const outcomeOf = (location: string) => new URL(location, 'http://x.invalid').searchParams.get('oauth') as OAuthOutcome;

  /** Follows the browser's way to the provider and answers where that sends it back to, as a path. */
  const visit = async (address: string) => {
    const back = locationOf(await fetch(address, { redirect: 'manual' }));
    return back.slice(new URL(back).origin.length);
  };
  const start = async (at: Browser, id = 'github', query = '') => locationOf(await at.get(`/api/auth/oauth/${id}/start${query}`));
  const arrive = async (at: Browser, id = 'github', query = '') => locationOf(await at.get(await visit(await start(at, id, query))));
  const finish = (at: Browser) => at.json<LoginAnswer>('POST', '/api/auth/oauth/finish');
  const proposed = (at: Browser) => at.json<ProviderRegistration>('GET', '/api/auth/oauth/registration');
  const register = (at: Browser, form: object) => at.json<LoginAnswer>('POST', '/api/auth/oauth/registration', form);
  /** Signs in, or becomes a member under the name that is proposed. */
  const enter = async (at: Browser, id = 'github') => {
    const outcome = outcomeOf(await arrive(at, id));
    if (outcome !== 'choose') return (await finish(at)).data.user;
    const { username, display_name } = (await proposed(at)).data;
    return (await register(at, { username, display_name: display_name ?? undefined })).data.user;
  };
  const whoIs = async (at: Browser) => (await at.json<SessionAnswer['data']>('GET', '/api/auth/session')).data.user;
  const everything = async () => (await town.app.meydan.app.get(EVENT_LOG).readAll(0, 10_000)) as RecordedEvent[];
  const facts = async () => (await everything()).filter(({ type }) => type.startsWith('Identity'));
  /** A browser of somebody who signed in with a password. */
  const signedIn = async (identifier: string) => {
    const at = browser();
    await at.json('POST', '/api/auth/login', { identifier, password: PASSWORD });
    return at;
  };
  const beginLink = async (at: Browser, id = 'github') => (await at.json<BeginLinkAnswer>('POST', '/api/auth/identities', { provider: id })).data.url;
  const link = async (at: Browser, id = 'github') => outcomeOf(locationOf(await at.get(await visit(await beginLink(at, id)))));
  const linked = async (at: Browser) => (await at.json<Identity[]>('GET', '/api/auth/identities')).data.flatMap(({ id, linked_at }) => (linked_at ? id : []));

  describe('of somebody new', () => {
    inBothHomes.it.each(PROVIDER_IDS)('makes a verified member once they have chosen a username, by %s', async (id) => {
      provider.person = somebody({ login: `yeni-${id}`, name: 'Işıl Öğütçü', email: `yeni.${id}@ornek.dev` });
      const at = browser();
      expect(await arrive(at, id, '?redirect=/forum?sort=new')).toBe(`/auth/callback?oauth=choose&provider=${id}&redirect=%2Fforum%3Fsort%3Dnew`);
      expect(await whoIs(at)).toBeNull();
      expect((await finish(at)).code).toBe('TICKET_INVALID');
      const { data: wish } = await proposed(at);
      const label = id === 'github' ? 'GitHub' : 'Google';
      const username = id === 'github' ? 'yeni_github' : 'yeni.google';
      expect(wish).toEqual({ id, label, email: `yeni.${id}@ornek.dev`, username, display_name: 'Işıl Öğütçü' });
      const { status, message, data } = await register(at, { username: `benim_${id}`, display_name: ' Işıl Ö. ' });
      expect([status, message]).toEqual([200, ACCOUNT_TEXT.loggedIn]);
      expect(data.user).toMatchObject({ username: `benim_${id}`, display_name: 'Işıl Ö.', email: `yeni.${id}@ornek.dev`, role: 'user' });
      expect(await whoIs(at)).toMatchObject({ username: `benim_${id}` });
      expect((await town.app.guest.get<{ available: boolean }>(`/api/auth/user/check-username?username=${username}`)).body.data.available).toBe(true);
      expect((await register(at, { username: 'bir_daha' })).code).toBe('TICKET_INVALID');
      await town.app.settled();
      expect(town.app.mailsTo(`yeni.${id}@ornek.dev`)).toEqual([]);
    });
    it('hears of the next sign-in, where it is on a device that is new', async () => {
      const { email = '' } = provider.person;
      await enter(browser());
      const at = browser();
      for (const _ of [1, 2]) await enter(at);
      await town.app.settled();
      expect(town.app.mailsTo(email ?? '').filter((mail) => mail.includes('/auth/not-me#token='))).toHaveLength(1);
    });
    it('is recorded without telling who it is at the provider', async () => {
      const { id } = await enter(browser());
      const fact = (await facts()).find(({ data }) => (data as { memberId: string }).memberId === id);
      expect(fact).toMatchObject({ type: 'IdentityLinked', data: { memberId: id, provider: 'github', subject: expect.stringMatching(/^[0-9a-f]{64}$/) } });
      expect(JSON.stringify(fact)).not.toMatch(new RegExp(`${provider.person.id}|${provider.person.login}|ornek`));
    });
    it('is proposed another name when theirs is taken, or is the house’s', async () => {
      await town.app.member('elif_isik');
      for (const [login, username] of [
        ['Elif-Isik', 'elif_isik2'],
        ['admin', expect.stringMatching(/^uye_/)],
        ['d3rya', 'd3rya2'],
      ] as const) {
        provider.person = somebody({ login, name: login === 'admin' ? 'Yönetici' : null });
        const at = browser();
        await arrive(at);
        expect([login, (await proposed(at)).data]).toMatchObject([login, { username, display_name: null }]);
      }
    });
    inBothHomes.it('is refused a name that others have or nobody may have, and may try again', async () => {
      await town.app.member('alinmis');
      const at = browser();
      await arrive(at);
      for (const [username, status, sentence] of [
        ['', 422, ACCOUNT_TEXT.usernameRequired],
        ['ab', 422, ACCOUNT_TEXT.usernameShort],
        ['işıl', 422, ACCOUNT_TEXT.usernamePattern],
        ['ALINMIŞ'.replace('Ş', 'S'), 409, ACCOUNT_TEXT.usernameTaken],
        ['moderator', 422, ACCOUNT_TEXT.usernameReserved],
        ['d3rya', 422, ACCOUNT_TEXT.usernameReserved],
      ] as const)
        expect([username, await register(at, { username })]).toMatchObject([username, { status, fields: { username: [sentence] } }]);
      expect(await register(at, { username: 'sonunda', display_name: 'Derya' })).toMatchObject({
        status: 422,
        fields: { display_name: [ACCOUNT_TEXT.nameReserved] },
      });
      expect(await register(at, { username: 'sonunda', accepted_terms: 'eski' })).toMatchObject({
        status: 422,
        fields: { accepted_terms: [CONSENT_TEXT.outdated] },
      });
      expect((await register(at, { username: 'sonunda' })).data.user.username).toBe('sonunda');
    });
    inBothHomes.it('has accepted the texts that were beside the form', async () => {
      const at = browser();
      await arrive(at);
      const pages = (await town.app.guest.get<PageInfo[]>('/api/pages')).body.data;
      const version = (wanted: string) => pages.find(({ slug }) => slug === wanted)?.version;
      const form = { username: 'okumus_biri', accepted_terms: version('terms'), read_notice: version('aydinlatma') };
      expect((await register(at, form)).status).toBe(200);
      expect((await at.json<Consent[]>('GET', '/api/auth/consents')).data.map(({ up_to_date }) => up_to_date)).toEqual([true, true]);
    });
    inBothHomes.it('leaves nothing when they go away, and has ten minutes', async () => {
      // The log is sealed by the hour, whoever comes or goes.
      const log = async () => (await everything()).filter(({ stream }) => stream !== 'chain-log').length;
      const before = await log();
      const at = browser();
      await arrive(at);
      expect((await proposed(at)).data.email).toBe(provider.person.email);
      town.app.clock.advance({ minutes: 10 });
      expect([(await proposed(at)).code, (await register(at, { username: 'gec_kalan' })).code]).toEqual(['TICKET_INVALID', 'TICKET_INVALID']);
      expect(await log()).toBe(before);
      expect(JSON.stringify(await facts())).not.toContain('gec_kalan');
      expect((await enter(browser())).email).toBe(provider.person.email);
    });
    it('keeps what the provider said sealed in their own browser: it opens with its own ticket alone', async () => {
      const [one, two] = [browser(), browser()];
      await arrive(one);
      provider.person = somebody();
      await arrive(two);
      const [mine, other] = [one, two].map((at) => JSON.parse(decodeURIComponent(at.cookie(COOKIE) ?? '')));
      expect(decodeURIComponent(one.cookie(COOKIE) ?? '')).not.toMatch(/ornek|kisi|Kişi/);
      for (const registration of [other.registration, 'x', mine.registration.slice(0, -4), undefined]) {
        const cookie = `${COOKIE}=${encodeURIComponent(JSON.stringify({ ...mine, registration }))}`;
        expect((await town.app.guest.post('/api/auth/oauth/registration', { username: 'calinti' }, { cookie })).body.code).toBe('TICKET_INVALID');
        expect((await town.app.guest.get('/api/auth/oauth/registration', { cookie })).body.code).toBe('TICKET_INVALID');
      }
    });
    inBothHomes.it('becomes one member, and takes one name, however often it is sent at once', async () => {
      const at = browser();
      await arrive(at);
      const names = Array.from({ length: 20 }, (_, index) => `yarisan${index}`);
      const answers = await Promise.all(names.map((username) => register(at, { username })));
      const { username } = (await whoIs(at)) ?? { username: '' };
      expect(names).toContain(username);
      expect(answers.filter(({ status }) => status === 200).every(({ data }) => data.user.username === username)).toBe(true);
      await town.app.settled();
      const free = await Promise.all(
        names.map(async (name) => (await town.app.guest.get<{ available: boolean }>(`/api/auth/user/check-username?username=${name}`)).body.data.available),
      );
      expect(names.filter((_, index) => !free[index])).toEqual([username]);
    });
    it('is one member although two tabs ask for it', async () => {
      const [one, two] = [browser(), browser()];
      await arrive(one);
      await arrive(two);
      expect((await register(one, { username: 'ilk_sekme' })).status).toBe(200);
      expect(await register(two, { username: 'ikinci_sekme' })).toMatchObject({ status: 409, code: 'TICKET_INVALID', message: OAUTH_TEXT.addressTaken });
      expect((await town.app.guest.get<{ available: boolean }>('/api/auth/user/check-username?username=ikinci_sekme')).body.data.available).toBe(true);
      expect((await enter(browser())).username).toBe('ilk_sekme');
    });
    it('is told when somebody has registered the address meanwhile, and takes no name', async () => {
      const at = browser();
      await arrive(at);
      const { email } = provider.person;
      await town.app.guest.post('/api/auth/register', { email, username: 'hizli_olan', password: PASSWORD });
      expect(await register(at, { username: 'yavas_olan' })).toMatchObject({ status: 409, message: OAUTH_TEXT.addressTaken });
      expect((await town.app.guest.get<{ available: boolean }>('/api/auth/user/check-username?username=yavas_olan')).body.data.available).toBe(true);
    });
    it('is as many as one address may register', async () => {
      const most = 3;
      const small = await Town.open({ ...provider.settings(), REGISTRATIONS_PER_HOUR: String(most) });
      try {
        const statuses: number[] = [];
        for (let tries = 0; tries <= most; tries++) {
          provider.person = somebody();
          const at = new Browser(small.app.guest.url);
          await arrive(at);
          statuses.push((await register(at, { username: `kalabalik${tries}` })).status);
        }
        expect(statuses).toEqual([200, 200, 200, 429]);
      } finally {
        await small.app.stop();
      }
    });
    it('is refused with an address that is blocked, before a name is chosen and when it was blocked meanwhile', async () => {
      const admin = await town.app.member(`engelleyen${people}`, 'admin');
      const block = (what: string) => admin.post('/api/console/mail-blocks', { what, reason: 'Deneme' });
      provider.person = somebody({ email: 'biri@engelli-posta.com' });
      const at = browser();
      expect(outcomeOf(await arrive(at))).toBe('choose');
      await block('engelli-posta.com');
      const { username } = (await proposed(at)).data;
      expect(await register(at, { username })).toMatchObject({ status: 422, error: ACCOUNT_TEXT.mailBlocked });
      for (const id of PROVIDER_IDS) expect(outcomeOf(await arrive(browser(), id))).toBe('blocked');
      expect(oauthProblem('blocked', 'GitHub')).toMatch(/üyelik açılamıyor/);
    });
    it('is refused without a verified address', async () => {
      for (const id of PROVIDER_IDS) {
        provider.person = somebody({ verified: false });
        const at = browser();
        expect(outcomeOf(await arrive(at, id))).toBe('no_email');
        expect(await finish(at)).toMatchObject({ status: 409, code: 'TICKET_INVALID' });
        expect((await town.app.guest.get<{ available: boolean }>(`/api/auth/user/check-username?username=${provider.person.login}`)).body.data).toEqual({
          available: true,
        });
      }
    });
  });

  describe('of somebody known', () => {
    inBothHomes.it.each(PROVIDER_IDS)('is the same member each time, whatever else has changed there, by %s', async (id) => {
      const { id: memberId } = await enter(browser(), id);
      provider.person = { ...provider.person, login: 'yepyeni', name: null, email: 'baska@ornek.dev', verified: false };
      const at = browser();
      expect(outcomeOf(await arrive(at, id))).toBe('ready');
      expect((await finish(at)).data.user.id).toBe(memberId);
    });
    it('takes accounts of two providers for two, although their numbers are the same', async () => {
      const one = await enter(browser(), 'github');
      provider.person = { ...provider.person, email: somebody().email };
      expect((await enter(browser(), 'google')).id).not.toBe(one.id);
    });
    inBothHomes.it('is a new member when the one they were has been forgotten', async () => {
      const { id } = await enter(browser());
      await town.app.meydan.app.get(VAULT).forget(id);
      provider.person = { ...provider.person, login: `${provider.person.login}.yeni`, email: somebody().email };
      const renewed = await enter(browser());
      expect(renewed).toMatchObject({ username: provider.person.login });
      expect(renewed.id).not.toBe(id);
    });
    it('lasts as long as was asked for', async () => {
      let isMember = false;
      for (const [query, days] of [
        ['?remember=1', 30],
        ['?remember=0', 1],
      ] as const) {
        const at = browser();
        await arrive(at, 'github', query);
        const { session } = (isMember ? await finish(at) : await register(at, { username: 'kalici_biri' })).data;
        isMember = true;
        expect(Date.parse(session.expiresAt) - town.app.clock.now().getTime()).toBe(days * 24 * 60 * 60_000);
      }
    });
    it('tells a restricted member why, and opens nothing', async () => {
      const first = browser();
      await arrive(first);
      const { session, user } = (await register(first, { username: 'kisitli_biri' })).data;
      await town.renewModerator();
      await town.sanction(new Client(town.app.guest.url, session.token, user.id), 'suspend_user', { durationMinutes: 60 });
      await town.app.settled();
      const at = browser();
      expect(outcomeOf(await arrive(at))).toBe('ready');
      const refused = await finish(at);
      expect(refused).toMatchObject({ status: 403, code: 'ACCOUNT_RESTRICTED', restriction: { status: 'suspended' } });
      expect(await whoIs(at)).toBeNull();
    });
  });

  describe('of somebody whose address has an account', () => {
    const own = async (username: string) => {
      await town.app.member(username);
      provider.person = somebody({ email: `${username.toUpperCase()}@ornek.dev` });
      const at = browser();
      return { at, outcome: outcomeOf(await arrive(at, 'github', '?remember=1')) };
    };
    const give = (at: Browser, password: string) => at.json<LoginAnswer>('POST', '/api/auth/oauth/link', { password });

    inBothHomes.it('asks for the password of that account, then links it', async () => {
      const { at, outcome } = await own('sahibi');
      expect(outcome).toBe('password');
      expect((await finish(at)).status).toBe(409);
      expect(await give(at, 'yanlis-bir-sifre')).toMatchObject({ status: 401, code: 'WRONG_CREDENTIALS' });
      expect(await whoIs(at)).toBeNull();
      const { status, data } = await give(at, PASSWORD);
      expect([status, data.user.username]).toEqual([200, 'sahibi']);
      expect(await whoIs(at)).toMatchObject({ username: 'sahibi' });
      expect(await linked(at)).toEqual(['github']);
      expect((await enter(browser())).username).toBe('sahibi');
    });
    inBothHomes.it('may send the password again, and enter again, when the store was away', async () => {
      const { at } = await own('bekleyen');
      const { views } = town.app.meydan.machinery.followers;
      const away = jest.spyOn(views, 'waitForThese').mockResolvedValue(false);
      expect((await give(at, PASSWORD)).status).toBe(503);
      away.mockRestore();
      expect((await give(at, PASSWORD)).status).toBe(200);
      const next = browser();
      expect(outcomeOf(await arrive(next))).toBe('ready');
      const again = jest.spyOn(views, 'waitForThese').mockResolvedValue(false);
      expect((await finish(next)).status).toBe(503);
      again.mockRestore();
      expect((await finish(next)).status).toBe(200);
      expect((await finish(next)).code).toBe('TICKET_INVALID');
      expect(await whoIs(next)).toMatchObject({ username: 'bekleyen' });
    });
    inBothHomes.it('takes the ticket once, and from the browser that has it', async () => {
      const { at } = await own('biletli');
      const other = browser();
      expect((await give(other, PASSWORD)).code).toBe('TICKET_INVALID');
      other.steal(COOKIE, at);
      expect((await give(at, PASSWORD)).status).toBe(200);
      expect(await give(other, PASSWORD)).toMatchObject({ status: 409, code: 'TICKET_INVALID', message: OAUTH_TEXT.ticketInvalid });
    });
    it('does not take a ticket for another identity', async () => {
      const { at } = await own('baskasi');
      const cookie = JSON.parse(decodeURIComponent(at.cookie(COOKIE) ?? ''));
      const forged = encodeURIComponent(JSON.stringify({ ...cookie, identity: { ...cookie.identity, subject: 'f'.repeat(64) } }));
      const answer = await town.app.guest.post('/api/auth/oauth/link', { password: PASSWORD }, { cookie: `${COOKIE}=${forged}` });
      expect([answer.status, answer.body.code]).toEqual([409, 'TICKET_INVALID']);
    });
    it('forgets the ticket after ten minutes', async () => {
      const { at } = await own('gecikmis');
      town.app.clock.advance({ minutes: 10 });
      expect((await give(at, PASSWORD)).code).toBe('TICKET_INVALID');
    });
    it('slows down who guesses, together with those who guess at signing in', async () => {
      const { at } = await own('hedef');
      const guess = async () => (await give(at, 'yanlis-bir-sifre')).status;
      const seen: number[] = [];
      for (let tries = 0; tries < 8; tries++) seen.push(await guess());
      expect(seen.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
      expect(seen.at(-1)).toBe(429);
      expect((await give(at, PASSWORD)).status).toBe(429);
      expect((await town.signIn('hedef')).status).toBe(429);
      town.app.clock.advance({ minutes: 5 });
      expect((await give(at, PASSWORD)).status).toBe(200);
    });
    it('verifies the address of an account that had not been verified', async () => {
      const body = { email: 'unutkan@ornek.dev', username: 'unutkan', password: PASSWORD };
      await town.app.guest.post('/api/auth/register', body);
      expect((await town.signIn('unutkan')).status).toBe(403);
      provider.person = somebody({ email: body.email });
      const at = browser();
      expect(outcomeOf(await arrive(at))).toBe('password');
      expect((await give(at, PASSWORD)).status).toBe(200);
      expect((await town.signIn('unutkan')).status).toBe(200);
    });
  });

  describe('by a browser that is led astray', () => {
    inBothHomes.it('does nothing twice: a callback that is called again has expired', async () => {
      const at = browser();
      const back = await visit(await start(at));
      const again = browser();
      again.steal(COOKIE, at);
      expect(outcomeOf(locationOf(await at.get(back)))).toBe('choose');
      const asked = provider.redeemed;
      for (const replaying of [at, again]) expect(outcomeOf(locationOf(await replaying.get(back)))).toMatch(/^(expired|failed)$/);
      expect(provider.redeemed).toBe(asked);
    });
    it('is not signed in to a stranger’s account: a callback without the cookie that began it has expired', async () => {
      const back = await visit(await start(browser()));
      const victim = browser();
      expect(outcomeOf(locationOf(await victim.get(back)))).toBe('expired');
      const busy = browser();
      await start(busy);
      expect(outcomeOf(locationOf(await busy.get(back)))).toBe('failed');
      for (const at of [victim, busy]) expect(await finish(at)).toMatchObject({ status: 409, code: 'TICKET_INVALID' });
    });
    it('cannot use a code that another visit was given: its verifier does not fit', async () => {
      const stolen = new URL(await visit(await start(browser())), 'http://x.invalid').searchParams.get('code');
      const at = browser();
      const back = new URL(await visit(await start(at)), 'http://x.invalid');
      back.searchParams.set('code', stolen ?? '');
      expect(outcomeOf(locationOf(await at.get(back.pathname + back.search)))).toBe('failed');
    });
    it('cannot bring to one provider what another answered', async () => {
      const at = browser();
      const back = await visit(await start(at, 'google'));
      expect(outcomeOf(locationOf(await at.get(back.replace('google', 'github'))))).toBe('expired');
    });
    it('begins twenty visits in an hour from one address, then has to wait', async () => {
      const begin = () => browser().get('/api/auth/oauth/github/start');
      for (let visits = 0; visits < 20; visits++) expect((await begin()).status).toBe(302);
      const { status, headers, text } = await begin();
      expect([status, headers.get('retry-after'), headers.get('location'), JSON.parse(text)]).toEqual([
        429,
        '1',
        null,
        expect.objectContaining({ code: 'RATE_LIMITED', error: TEXT.rateLimited }),
      ]);
      expect(headers.getSetCookie()).toEqual([]);
      town.app.clock.advance({ seconds: 2 });
      expect((await begin()).status).toBe(302);
    });
    it('has ten minutes', async () => {
      const at = browser();
      const back = await visit(await start(at));
      town.app.clock.advance({ minutes: 10 });
      expect(outcomeOf(locationOf(await at.get(back)))).toBe('expired');
    });
    it.each(['https://kotu.example', '//kotu.example', '/\\kotu.example', '/%09/kotu.example', '/auth/login', '/api/auth/providers'])(
      'is not sent on to %s',
      async (redirect) => expect(await arrive(browser(), 'github', `?redirect=${redirect}`)).toBe('/auth/callback?oauth=choose&provider=github'),
    );
    it.each(['', '?', '?code=x', '?state=', '?error=x', '?code=%00&state[]=1', '?code=a&code=b', `?code=${'x'.repeat(5_000)}`])(
      'is told so when it comes with something else (%#)',
      async (query) => {
        const at = browser();
        await start(at);
        const answer = await at.get(`/api/auth/oauth/github/callback${query}`);
        expect([answer.status, outcomeOf(locationOf(answer))]).toEqual([302, 'failed']);
      },
    );
    it.each(['x', '{}', '[]', 'null', '%', '{"token":7}', '{"token":"x","identity":7}'])('is nobody with the cookie %p', async (cookie) => {
      const headers = { cookie: `${COOKIE}=${encodeURIComponent(cookie)}` };
      const body = (path: string) => (path === 'link' ? { password: PASSWORD } : {});
      const { status, headers: sent } = await town.app.guest.get('/api/auth/oauth/github/callback?code=a&state=b', headers);
      expect([status, outcomeOf(sent.get('location') ?? '')]).toEqual([302, 'expired']);
      for (const path of ['finish', 'link']) expect((await town.app.guest.post(`/api/auth/oauth/${path}`, body(path), headers)).status).toBe(409);
    });
    it('keeps what it was given in a cookie that scripts cannot read and other sites do not send, and tells no address', async () => {
      const at = browser();
      const started = await at.get('/api/auth/oauth/github/start');
      expect(started.headers.get('set-cookie')).toMatch(/^meydan_oauth=.*; Max-Age=600; Path=\/api\/auth\/oauth; HttpOnly; SameSite=Lax$/);
      const { token } = JSON.parse(decodeURIComponent(at.cookie(COOKIE) ?? ''));
      const back = await visit(locationOf(started));
      const arrived = locationOf(await at.get(back));
      const ticket = JSON.parse(decodeURIComponent(at.cookie(COOKIE) ?? '')).token;
      for (const address of [locationOf(started), back, arrived]) {
        for (const secret of [token, ticket, provider.person.email, encodeURIComponent(provider.person.email)]) expect(address).not.toContain(secret);
      }
      await register(at, { username: 'cerezli_biri' });
      expect(at.cookie(COOKIE)).toBeUndefined();
    });
  });

  describe('at a provider that does wrong', () => {
    const wrong: [string, Fault, OAuthOutcome][] = [
      ['github', 'state', 'failed'],
      ['github', 'cancelled', 'cancelled'],
      ['github', 'token-error', 'failed'],
      ['github', 'token-down', 'unreachable'],
      ['github', 'user-down', 'unreachable'],
      ['github', 'silent', 'unreachable'],
      ['github', 'no-id', 'failed'],
      ['google', 'nonce', 'failed'],
      ['google', 'expired', 'failed'],
      ['google', 'signature', 'failed'],
      ['google', 'token-error', 'failed'],
      ['google', 'state', 'failed'],
    ];
    it.each(wrong)('%s: %s is %s, and nobody is signed in', async (id, fault, outcome) => {
      provider.fault = fault;
      const at = browser();
      expect(await arrive(at, id, '?redirect=/forum')).toBe(`/auth/callback?oauth=${outcome}&provider=${id}&redirect=%2Fforum`);
      expect((await finish(at)).status).toBe(409);
      provider.fault = null;
      expect(outcomeOf(await arrive(at, id))).toBe('choose');
    });
  });

  describe('whose picture a member takes over', () => {
    const beginPicture = async (at: Browser, id = 'github') => at.json<BeginLinkAnswer>('POST', '/api/auth/identities/picture', { provider: id });
    const takePicture = async (at: Browser, id = 'github') => locationOf(await at.get(await visit((await beginPicture(at, id)).data.url)));
    const photoOf = async (at: Browser) => (await at.json<OwnProfile>('GET', `/api/profile/${(await whoIs(at))?.id}`)).data.avatar;
    const memberWith = async (picture: string | undefined, id = 'github') => {
      provider.person = somebody({ ...(picture === undefined ? {} : { picture }) });
      const at = browser();
      await enter(at, id);
      return at;
    };

    inBothHomes.it.each(PROVIDER_IDS)('it is drawn anew and becomes the photo, by %s', async (id) => {
      provider.picture = await photograph();
      const at = await memberWith('/picture', id);
      expect(await photoOf(at)).toBeNull();
      expect(await takePicture(at, id)).toBe(`/auth/callback?oauth=pictured&provider=${id}&picture=1&redirect=%2Fprofile%2Fedit`);
      const address = await photoOf(at);
      expect(address).toMatch(/^\/api\/profile\/pictures\//);
      const shown = await at.get(`${address}?size=large`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.text).not.toContain(SECRET_OF_CAMERA);
      const told = JSON.stringify(await everything());
      for (const trace of [provider.url, '/picture?', `${provider.person.id}`]) expect(told).not.toContain(trace);
    });
    it.each<[string, string | undefined, () => Buffer | Promise<Buffer>]>([
      ['there is none', undefined, () => screenshot()],
      ['it is not with the provider', 'http://127.0.0.1:9/picture', () => screenshot()],
      ['it is behind an address of another kind', 'file:///etc/passwd', () => screenshot()],
      ['it is no picture', '/picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['it is a bomb', '/picture', () => bomb()],
      ['it is larger than what may be sent', '/picture', () => Buffer.alloc(PROFILE_FILE_LIMITS.upload + 1)],
      ['it is empty', '/picture', () => Buffer.alloc(0)],
    ])('nothing changes where %s', async (_, picture, bytes) => {
      provider.picture = await bytes();
      const at = await memberWith(picture);
      expect(outcomeOf(await takePicture(at))).toBe('no_picture');
      expect(await photoOf(at)).toBeNull();
    });
    it('nothing is asked of where it has moved to', async () => {
      provider.picture = await screenshot();
      const at = await memberWith('/moved');
      expect(outcomeOf(await takePicture(at))).toBe('unreachable');
      expect(await photoOf(at)).toBeNull();
    });
    it('it is that of an account that is theirs', async () => {
      provider.picture = await screenshot();
      const at = await memberWith('/picture');
      provider.person = somebody({ picture: '/picture' });
      expect(outcomeOf(await takePicture(at))).toBe('stranger');
      expect(await photoOf(at)).toBeNull();
    });
    it('it is taken by who began it, once', async () => {
      provider.picture = await screenshot();
      const [at, other] = [await memberWith('/picture'), await memberWith('/picture')];
      const back = await visit((await beginPicture(at)).data.url);
      other.steal(COOKIE, at);
      expect(outcomeOf(locationOf(await other.get(back)))).toBe('expired');
      expect(outcomeOf(locationOf(await at.get(back)))).toBe('expired');
      expect([await photoOf(at), await photoOf(other)]).toEqual([null, null]);
    });
  });

  describe('that a member links', () => {
    inBothHomes.it('signs them in from then on, until they unlink it', async () => {
      await town.app.member('baglayan');
      const at = await signedIn('baglayan');
      expect((await at.json<Identity[]>('GET', '/api/auth/identities')).data).toEqual([
        { id: 'github', label: 'GitHub', linked_at: null, offered: true },
        { id: 'google', label: 'Google', linked_at: null, offered: true },
      ]);
      const location = locationOf(await at.get(await visit(await beginLink(at))));
      expect(location).toBe('/auth/callback?oauth=linked&provider=github&link=1&redirect=%2Fsettings%2Fsecurity');
      expect(await linked(at)).toEqual(['github']);
      expect((await enter(browser())).username).toBe('baglayan');
      const gone = await at.json('DELETE', '/api/auth/identities/github');
      expect([gone.status, gone.message]).toEqual([200, OAUTH_TEXT.unlinked('GitHub')]);
      expect(await linked(at)).toEqual([]);
      expect((await enter(browser())).username).toBe(provider.person.login);
    });
    inBothHomes.it('is theirs alone, and one of a kind', async () => {
      await enter(browser());
      await town.app.member('ikinci');
      const at = await signedIn('ikinci');
      expect(await link(at)).toBe('taken');
      provider.person = somebody();
      expect(await link(at)).toBe('linked');
      expect(await link(at)).toBe('linked');
      provider.person = somebody();
      expect(await link(at)).toBe('another');
      expect(await link(at, 'google')).toBe('linked');
      expect(await linked(at)).toEqual(['github', 'google']);
    });
    it('is linked only by the member who began it', async () => {
      await town.app.member('baslayan');
      await town.app.member('kurban');
      const at = await signedIn('baslayan');
      const back = await visit(await beginLink(at));
      const victim = await signedIn('kurban');
      victim.steal(COOKIE, at);
      expect(outcomeOf(locationOf(await victim.get(back)))).toBe('expired');
      expect([await linked(victim), await linked(at)]).toEqual([[], []]);
      const left = await beginLink(at);
      await at.json('POST', '/api/auth/logout', {});
      expect(outcomeOf(locationOf(await at.get(await visit(left))))).toBe('expired');
    });
    it('is told by mail when it comes and when it goes, and not when it opened the account', async () => {
      const { email } = provider.person;
      const at = browser();
      await enter(at);
      const news = async () => {
        await town.app.settled();
        town.app.clock.advance({ minutes: 2 });
        await town.app.settled();
        return town.app.mailsTo(email).flatMap((mail) => [...mail.matchAll(/^• (.+)$/gm)].map(([, line]) => line));
      };
      expect(await news()).toEqual([]);
      expect(await link(at, 'google')).toBe('linked');
      expect(await news()).toEqual(['Bir hesap bağlandı: Google']);
      await at.json('DELETE', '/api/auth/identities/google');
      expect((await news()).sort()).toEqual(['Bir hesabın bağlantısı kaldırıldı: Google', 'Bir hesap bağlandı: Google']);
    });
    it('stays when it is the last way in', async () => {
      const at = browser();
      await enter(at);
      const last = await at.json('DELETE', '/api/auth/identities/github');
      expect([last.status, last.message]).toEqual([409, OAUTH_TEXT.lastWay]);
      expect(await link(at, 'google')).toBe('linked');
      expect((await at.json('DELETE', '/api/auth/identities/github')).status).toBe(200);
      expect((await at.json('DELETE', '/api/auth/identities/google')).status).toBe(409);
      expect(await linked(at)).toEqual(['google']);
    });
    it('is nothing that another site can begin', async () => {
      const token = (await town.app.guest.signIn('baglayan', PASSWORD)).sessionToken;
      const headers = { cookie: `meydan_session=${token}`, 'sec-fetch-site': 'cross-site' };
      expect((await town.app.guest.post('/api/auth/identities', { provider: 'github' }, headers)).status).toBe(403);
    });
    it.each(['apple', 'GITHUB', '__proto__', ''])('does not exist as %p', async (id) => {
      expect((await (await signedIn('baglayan')).json('DELETE', `/api/auth/identities/${id}`)).status).toBe(404);
      expect((await (await signedIn('baglayan')).json('POST', '/api/auth/identities', { provider: id })).status).toBe(422);
      for (const step of ['start', 'callback']) expect((await browser().get(`/api/auth/oauth/${id}/${step}`)).status).toBe(404);
    });
  });
});

describe('a provider', () => {
  it('that is not set up is not offered', async () => {
    const town = await Town.open();
    expect((await town.app.guest.get<Provider[]>('/api/auth/providers')).body.data).toEqual([]);
    expect((await town.app.guest.get('/api/auth/oauth/github/start')).status).toBe(404);
    expect((await town.moderator.get<Identity[]>('/api/auth/identities')).body.data).toEqual([]);
    await town.app.stop();
  });

  it('that is out of reach is told in a sentence, and asked anew the next time', async () => {
    const provider = await SignInProvider.start();
    const town = await Town.open(provider.settings());
    expect((await town.app.guest.get<Provider[]>('/api/auth/providers')).body.data).toEqual([
      { id: 'github', label: 'GitHub' },
      { id: 'google', label: 'Google' },
    ]);
    await provider.stop();
    const at = new Browser(town.app.guest.url);
    const answer = await at.get('/api/auth/oauth/google/start?redirect=/forum');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth/callback?oauth=unreachable&provider=google&redirect=%2Fforum']);
    const refused = await town.moderator.post('/api/auth/identities', { provider: 'github' });
    expect([refused.status, refused.body.error]).toEqual([503, oauthProblem('unreachable', 'GitHub')]);
    await town.app.stop();
  });
});
