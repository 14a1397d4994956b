import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { ACCESS_TEXT, SECURITY_SENTENCE, type SecurityEntry } from '../contracts/access.js';
import { ACCOUNT_TEXT, type LoginAnswer } from '../contracts/accounts.js';
import { OWN_DATA_TEXT, type PendingDeletion } from '../contracts/own-data.js';
import { type OwnProof, PROOF_TEXT } from '../contracts/proof.js';
import type { FactorAdded } from '../contracts/second-factor.js';
import { PASSWORD } from './app.js';
import { SoftAuthenticator } from './authenticator.js';
import { type Person, SignInProvider } from './doubles/sign-in-provider.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';
import { locationOf, outcomeOf, Traveller } from './traveller.js';

const PUBLIC_URL = 'http://localhost:4000';
const NEW_PASSWORD = 'uzun-ve-yepyeni-bir-sifre';
const KEPT = { keep_content: true };
type Options = { challenge: string; user: { id: string } };

describe('a member who came by a provider', () => {
  let provider: SignInProvider;
  let town: Town;
  let at: Traveller;
  let member: LoginAnswer['user'];
  let people = 0;

  beforeAll(async () => {
    provider = await SignInProvider.start();
    town = await Town.open({ ...provider.settings(), PUBLIC_URL });
  });
  afterAll(async () => {
    await town.app.stop();
    await provider.stop();
  });
  const somebody = (): Person => {
    const login = `gelen${++people}`;
    return { id: 8_000_000 + people, login, name: null, email: `${login}@ornek.dev`, verified: true };
  };
  beforeEach(async () => {
    provider.fault = null;
    provider.person = somebody();
    at = new Traveller(town.app.guest.url);
    member = (await at.join()).user;
    // What signing in has proved is over.
    town.app.clock.advance({ minutes: 61 });
  });

  const setPassword = (by = at, password = NEW_PASSWORD) => by.json('POST', '/api/auth/password/set', { password });
  const end = (by = at, body: object = KEPT) => by.json<PendingDeletion>('POST', '/api/auth/account-deletion', body);
  const signsIn = async (password: string) => (await town.app.guest.post('/api/auth/login', { identifier: member.username, password })).status === 200;
  const isOpen = async (by: Traveller) => (await by.get('/api/auth/user')).status === 200;
  const another = async () => {
    const there = new Traveller(town.app.guest.url);
    await there.enter();
    return there;
  };
  const logOf = async (by: Traveller) => (await by.json<SecurityEntry[]>('GET', '/api/auth/security-log')).data.map(({ text }) => text);
  const addPasskey = async () => {
    const passkey = new SoftAuthenticator(PUBLIC_URL);
    const options = (await at.json<Options>('POST', '/api/auth/passkeys/start')).data;
    expect((await at.json<FactorAdded>('POST', '/api/auth/passkeys', passkey.register(options, 'Telefon'))).status).toBe(201);
    return passkey;
  };
  const challenge = async () => (await town.app.guest.post<Options>('/api/auth/passkeys/sign-in/start')).body.data;
  const byPasskey = (assertion: object, by = at) => by.json<OwnProof>('POST', '/api/auth/proof/passkey', assertion);

  inBothHomes.it('is told what they can show, and so is one with a password', async () => {
    expect(await at.proof()).toEqual({ password: false, providers: [{ id: 'github', label: 'GitHub' }], passkey: false, proved_until: null });
    const other = new Traveller(town.app.guest.url);
    await town.app.member(`sifreli${people}`);
    await other.json('POST', '/api/auth/login', { identifier: `sifreli${people}`, password: PASSWORD });
    expect(await other.proof()).toEqual({ password: true, providers: [], passkey: false, proved_until: null });
  });

  describe('proves who they are', () => {
    inBothHomes.it('by going to the provider once more, in this session and for ten minutes', async () => {
      const there = await another();
      town.app.clock.advance({ minutes: 10 });
      expect(await at.prove()).toBe('/auth/callback?oauth=proved&provider=github&prove=1&redirect=%2Fsettings%2Fdata');
      const { proved_until } = await at.proof();
      expect(Date.parse(proved_until ?? '') - town.app.clock.now().getTime()).toBe(10 * 60_000);
      expect((await there.proof()).proved_until).toBeNull();
      town.app.clock.advance({ minutes: 9 });
      expect((await at.proof()).proved_until).toBe(proved_until);
      town.app.clock.advance({ minutes: 1 });
      expect((await at.proof()).proved_until).toBeNull();
      expect(await setPassword()).toMatchObject({ status: 409, code: 'PROOF_REQUIRED', message: PROOF_TEXT.required });
    });
    it('where the provider asks who is there', async () => {
      const { address } = await at.beginProof();
      expect(new URL(address).searchParams.get('prompt')).toBe('select_account');
      const start = locationOf(await at.get('/api/auth/oauth/github/start'));
      expect(new URL(start).searchParams.get('prompt')).toBeNull();
    });
    inBothHomes.it('with an account that is linked to theirs, and with no other', async () => {
      const own = provider.person;
      provider.person = somebody();
      expect(outcomeOf(await at.prove())).toBe('stranger');
      await new Traveller(town.app.guest.url).join();
      expect(outcomeOf(await at.prove())).toBe('stranger');
      expect(outcomeOf(await at.prove('google'))).toBe('stranger');
      expect((await at.proof()).proved_until).toBeNull();
      provider.person = own;
      expect(outcomeOf(await at.prove())).toBe('proved');
    });
    it('in the session that began it, once', async () => {
      const { back } = await at.beginProof();
      const there = await another();
      town.app.clock.advance({ minutes: 1 });
      there.steal('meydan_oauth', at);
      const before = (await there.proof()).proved_until;
      expect(outcomeOf(locationOf(await there.get(back)))).toBe('expired');
      expect((await there.proof()).proved_until).toBe(before);
      expect(outcomeOf(locationOf(await at.get(back)))).toBe('proved');
      expect(outcomeOf(locationOf(await at.get(back)))).toMatch(/^(expired|failed)$/);
    });
    it.each([
      ['cancelled', 'cancelled'],
      ['token-down', 'unreachable'],
      ['state', 'failed'],
    ] as const)('not by a visit that went wrong: %s', async (fault, outcome) => {
      provider.fault = fault;
      expect(await at.prove('github', 'https://kotu.example')).toBe(`/auth/callback?oauth=${outcome}&provider=github&prove=1&redirect=%2Fsettings%2Fsecurity`);
      expect((await at.proof()).proved_until).toBeNull();
    });
    inBothHomes.it('by a passkey of theirs, and by nobody else’s', async () => {
      const passkey = await addPasskey();
      expect((await at.proof()).passkey).toBe(true);
      const assertion = passkey.assert(await challenge());
      expect(await byPasskey(assertion)).toMatchObject({ status: 200, message: PROOF_TEXT.given, data: { proved_until: expect.any(String) } });
      town.app.clock.advance({ minutes: 10 });
      expect((await byPasskey(assertion)).status).toBe(422);
      provider.person = somebody();
      const stranger = new Traveller(town.app.guest.url);
      await stranger.join();
      town.app.clock.advance({ minutes: 61 });
      expect((await byPasskey(passkey.assert(await challenge()), stranger)).status).toBe(422);
      expect((await stranger.proof()).proved_until).toBeNull();
    });
    it('by having just signed in through the provider', async () => {
      const there = await another();
      expect((await there.proof()).proved_until).toEqual(expect.any(String));
      expect((await at.proof()).proved_until).toBeNull();
    });
    it('to no other site', async () => {
      const token = at.cookie('meydan_session');
      const headers = { cookie: `meydan_session=${token}`, 'sec-fetch-site': 'cross-site' };
      for (const [path, body] of [
        ['proof/provider', { provider: 'github' }],
        ['proof/passkey', {}],
        ['password/set', { password: NEW_PASSWORD }],
      ] as const)
        expect([path, (await town.app.guest.post(`/api/auth/${path}`, body, headers)).status]).toEqual([path, 403]);
    });
  });

  describe('sets a password', () => {
    inBothHomes.it('after proving who they are, which ends the other sessions and is told', async () => {
      const there = await another();
      town.app.clock.advance({ minutes: 30 });
      expect((await setPassword()).code).toBe('PROOF_REQUIRED');
      await at.prove();
      expect(await setPassword()).toMatchObject({ status: 200, message: PROOF_TEXT.passwordSet });
      expect([await isOpen(at), await isOpen(there), await signsIn(NEW_PASSWORD)]).toEqual([true, false, true]);
      await town.app.settled();
      expect(await logOf(at)).toContain(SECURITY_SENTENCE.PasswordChanged);
      expect(town.app.mailsTo(member.email).filter((mail) => mail.includes('değiştirildi'))).toHaveLength(1);
      expect(await at.proof()).toMatchObject({ password: true, proved_until: null });
      // From now on the password is asked for, and the provider's account may go.
      expect((await at.json('DELETE', '/api/auth/identities/github')).status).toBe(200);
    });
    it('that is good enough; a bad one leaves the proof', async () => {
      await at.prove();
      for (const [password, sentence] of [
        ['', ACCOUNT_TEXT.passwordRequired],
        ['kisa', ACCOUNT_TEXT.passwordShort],
        ['1234567890', ACCOUNT_TEXT.passwordCommon],
      ] as const)
        expect([password, await setPassword(at, password)]).toMatchObject([password, { status: 422, fields: { password: [sentence] } }]);
      expect((await setPassword()).status).toBe(200);
    });
    inBothHomes.it('once: a second is changed by the first', async () => {
      await at.prove();
      const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => setPassword(at, `${NEW_PASSWORD}-${index}`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await at.prove();
      expect(await setPassword()).toMatchObject({ status: 409, message: PROOF_TEXT.hasPassword });
    });
    inBothHomes.it('by a mailed link as well, which needs no proof', async () => {
      await town.app.guest.post('/api/auth/password/reset', { email: member.email });
      await town.app.settled();
      const [accessToken] = town.app.mailsTo(member.email).flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? []);
      expect((await town.app.guest.post('/api/auth/password/update', { password: NEW_PASSWORD, accessToken })).body.message).toBe(ACCESS_TEXT.passwordReset);
      expect([await signsIn(NEW_PASSWORD), await isOpen(at)]).toEqual([true, false]);
    });
  });

  describe('ends the account', () => {
    inBothHomes.it('after proving who they are, and not before', async () => {
      expect(await end()).toMatchObject({ status: 409, code: 'PROOF_REQUIRED', message: PROOF_TEXT.required });
      expect((await end(at, { ...KEPT, password: PASSWORD })).code).toBe('PROOF_REQUIRED');
      await at.prove();
      expect(await end()).toMatchObject({ status: 200, message: OWN_DATA_TEXT.deletionRequested });
      expect((await at.json('DELETE', '/api/auth/account-deletion')).status).toBe(200);
      // One proof, one action.
      expect((await end()).code).toBe('PROOF_REQUIRED');
      expect((await setPassword()).code).toBe('PROOF_REQUIRED');
    });
    it('by a passkey', async () => {
      const passkey = await addPasskey();
      await byPasskey(passkey.assert(await challenge()));
      expect((await end()).status).toBe(200);
    });
    it('with the password once they have one, and with nothing else', async () => {
      await at.prove();
      await setPassword();
      await at.prove();
      expect(await end()).toMatchObject({ status: 422, fields: { password: [OWN_DATA_TEXT.passwordRequired] } });
      expect((await end(at, { ...KEPT, password: NEW_PASSWORD })).status).toBe(200);
    });
    it('and is gone after seven days, so that the provider opens another', async () => {
      await at.prove();
      await end();
      town.app.clock.advance({ days: 7 });
      await town.app.settled();
      const again = await new Traveller(town.app.guest.url).join();
      expect([again.user.username, again.user.id === member.id]).toEqual([member.username, false]);
    });
  });
});
