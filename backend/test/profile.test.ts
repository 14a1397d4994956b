import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { OwnUser } from '../contracts/accounts.js';
import { PROFILE_TEXT, type PublicUser } from '../contracts/profile.js';
import type { SeenProfile } from '../contracts/profile-details.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { NOBODY } from './routes.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';

describe('a profile', () => {
  let app: TestApp;
  let elif: Client;
  let reader: Client;
  beforeAll(async () => {
    app = await startApp();
    elif = await app.member('elif.isik');
    reader = await app.member('okur');
  });
  afterAll(() => app.stop());

  const told = ({ status, body }: Answer) => [status, body.message];
  const addressesOf = (id: string, username: string) => [`/api/profile/${id}`, `/api/users/${id}`, `/api/users/username/${username}`];

  inBothHomes.it.each(['/api/profile', '/api/auth/user/profile'])('is changed through %s and read back at once', async (address) => {
    const changes = { first_name: ' Elif ', last_name: 'Işık', birth_date: '1994-02-28', display_name: `Elif ${address.length}` };
    const answer = await elif.put<OwnUser>(address, changes);
    expect(told(answer)).toEqual([200, 'Profil başarıyla güncellendi!']);
    const after = { first_name: 'Elif', last_name: 'Işık', birth_date: '1994-02-28', display_name: changes.display_name };
    expect(answer.body.data).toMatchObject(after);
    expect((await elif.get<OwnUser>('/api/auth/user')).body.data).toMatchObject(after);
  });

  it('keeps what is not sent, and loses what is sent as null', async () => {
    await elif.put('/api/profile', { first_name: 'Elif', last_name: 'Işık' });
    const { body } = await elif.put<OwnUser>('/api/profile', { last_name: null });
    expect(body.data).toMatchObject({ first_name: 'Elif', last_name: null });
  });

  inBothHomes.it('has a display name that is changed alone', async () => {
    const answer = await elif.put<OwnUser>('/api/profile/display-name', { display_name: 'İrem’in Elif’i' });
    expect([...told(answer), answer.body.data.display_name]).toEqual([200, 'Görünen ad güncellendi!', 'İrem’in Elif’i']);
  });

  it.each([
    [{ birth_date: '1994-02-30' }, 'birth_date', PROFILE_TEXT.birthDateInvalid],
    [{ birth_date: '2999-01-01' }, 'birth_date', PROFILE_TEXT.birthDateInvalid],
    [{ first_name: 'x'.repeat(61) }, 'first_name', 'Bu alan en fazla 60 karakter olmalıdır'],
  ])('is refused with %p', async (changes, field, sentence) => {
    const { status, body } = await elif.put('/api/profile', changes);
    expect([status, body.error, body.fields]).toEqual([422, sentence, { [field]: [sentence] }]);
  });

  inBothHomes.it('shows others nothing private', async () => {
    await elif.put('/api/profile', { first_name: 'Elif', birth_date: '1994-02-28' });
    const { status, body } = await reader.get<SeenProfile>(`/api/profile/${elif.id}?bypassCache=true`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/1994|ornek\.dev|deletion|privacy_settings|cv_url/);
    expect([body.data.first_name, body.data.last_name, body.data.birth_date]).toEqual([null, null, null]);
    expect(body.data.hidden).toEqual(['contact_info_visible', 'address_visible', 'birth_date_visible']);
  });

  it('is hidden from others when it is private, and from nobody else', async () => {
    await elif.put('/api/profile', { is_public: false });
    for (const address of addressesOf(elif.id, 'elif.isik')) {
      const { status, body } = await reader.get(address);
      expect([address, status, body.code, body.error]).toEqual([address, 403, 'PROFILE_PRIVATE', 'Bu profil gizli.']);
    }
    expect((await reader.get<PublicUser[]>(`/api/users?ids=${elif.id}`)).body.data).toEqual([]);
    expect((await reader.get<PublicUser[]>('/api/users/search?q=elif')).body.data).toEqual([]);
    expect((await elif.get<OwnUser>(`/api/profile/${elif.id}`)).body.data).toMatchObject({ is_public: false, email: 'elif.isik@ornek.dev' });
    await elif.put('/api/profile', { is_public: true });
    expect((await reader.get(`/api/profile/${elif.id}`)).status).toBe(200);
  });

  inBothHomes.it('of nobody is not found', async () => {
    for (const address of addressesOf(NOBODY, 'kimse')) {
      const { status, body } = await reader.get(address);
      expect([address, status, body.error]).toEqual([address, 404, 'Profil bulunamadi.']);
    }
  });

  it('of somebody whose address was never verified is nobody’s', async () => {
    await app.guest.post('/api/auth/register', { email: 'henuz@ornek.dev', username: 'henuz_degil', password: PASSWORD });
    await app.settled();
    expect((await reader.get('/api/users/username/henuz_degil')).status).toBe(404);
  });

  inBothHomes.it('is for members: guests hear the same of a public one, a private one and nobody’s', async () => {
    const secret = await app.member('gizli.kisi');
    await secret.put('/api/profile', { is_public: false });
    for (const address of [...addressesOf(elif.id, 'elif.isik'), ...addressesOf(secret.id, 'gizli.kisi'), ...addressesOf(NOBODY, 'kimse')]) {
      const { status, body } = await app.guest.get(address);
      expect([address, status, body.error]).toEqual([address, 401, 'Anonim hesaplar profilleri göremez. Lütfen giriş yapın.']);
    }
  });
});

describe('the directory of members', () => {
  let app: TestApp;
  let reader: Client;
  let other: Client;
  beforeAll(async () => {
    app = await startApp();
    reader = await app.member('melih');
    other = await app.member('okur');
    const named: [string, string][] = [
      ['isik.can', 'Işık Can'],
      ['caglayan', 'Çağlayan Öz'],
      ['ali_veli', 'Ali Veli'],
      ['halil', 'Halil İbrahim'],
      ...['1', '2', '3', '4', '5', '6'].map((n): [string, string] => [`deneme${n}`, `Deneme ${n}`]),
    ];
    for (const [username, display_name] of named) await (await app.member(username)).put('/api/profile', { display_name });
  });
  afterAll(() => app.stop());

  const found = async (q: string, who: Client = reader) => {
    const { status, body } = await who.get<PublicUser[]>(`/api/users/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body.data.map(({ username }) => username);
  };

  it.each([
    ['IŞIK', ['isik.can']],
    ['ışı', ['isik.can']],
    ['ISI', ['isik.can']],
    ['ÇAĞ', ['caglayan']],
    ['cag', ['caglayan']],
    ['İbr', ['halil']],
    ['ali', ['ali_veli', 'halil']],
    ['i_v', []],
    ['ali_v', ['ali_veli']],
    ['ali v', ['ali_veli']],
    ['agla', ['caglayan']],
    ['k.ca', ['isik.can']],
    ['deneme', ['deneme1', 'deneme2', 'deneme3', 'deneme4', 'deneme5']],
    ['deneme6', ['deneme6']],
    ['melih', []],
    ['a', []],
    ['', []],
    ['%', []],
    ['@ornek.dev', []],
  ])('finds for %p: %p', async (q, usernames) => expect(await found(q)).toEqual(usernames));

  inBothHomes.it('finds the reader for others', async () => expect(await found('melih', other)).toEqual(['melih']));

  inBothHomes.it('lists the newest, fifty unless asked otherwise, with nothing private', async () => {
    const { body } = await reader.get<PublicUser[]>('/api/users');
    expect([body.data.length, body.total, body.limit]).toEqual([12, 12, 50]);
    expect(JSON.stringify(body)).not.toMatch(/ornek\.dev|birth|email|deletion/);
    expect((await reader.get<PublicUser[]>('/api/users?limit=3')).body.data).toHaveLength(3);
  });

  inBothHomes.it('answers by id, several at once', async () => {
    const [first, second] = (await reader.get<PublicUser[]>('/api/users?limit=2')).body.data;
    const { body } = await reader.get<PublicUser[]>(`/api/users?ids=${second?.id},${NOBODY},${first?.id}`);
    expect(body.data).toEqual([second, first]);
    expect((await reader.get<PublicUser>(`/api/users/${first?.id}`)).body.data).toEqual(first);
    expect((await reader.get(`/api/users/${NOBODY}`)).status).toBe(404);
    expect((await reader.get<PublicUser>(`/api/users/username/${first?.username.toUpperCase()}`)).body.data).toMatchObject({ ...first });
    for (const nobody of ['kimse', `${first?.username}@ornek.dev`]) expect((await reader.get(`/api/users/username/${nobody}`)).status).toBe(404);
    expect((await reader.get('/api/users?ids=yok')).status).toBe(400);
  });

  it.each(['/api/users', '/api/users?limit=5', `/api/users?ids=${NOBODY}`, '/api/users/search?q=deneme'])('is for members: %s', async (address) =>
    expect((await app.guest.get(address)).status).toBe(401),
  );
});

embeddedOnly.describe('the first and the last name of a member', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('stand in no answer to anybody else, whatever the profile shows', async () => {
    const reader = await app.member('okur');
    const names = { first_name: 'Zümrüt', last_name: 'Kayalıoğlu' };
    for (const [username, more] of [
      ['acik', {}],
      ['takma.adli', { display_name: 'Gece Kuşu' }],
      ['gizli.uye', { display_name: 'Sessiz', is_public: false }],
    ] as const) {
      const member = await app.member(username);
      expect((await member.put<OwnUser>('/api/profile', { ...names, ...more })).body.data).toMatchObject(names);
      const content = 'Adımı yazmadan soruyorum, bu metin yeterince uzun.';
      const topic = await member.post<{ id: string }>('/api/forum/topics', { title: `Soru: ${username}`, content, categoryId: app.categoryId('genel') });
      expect(topic.status).toBe(201);
      const id = topic.body.data.id;
      expect((await member.post(`/api/forum/topics/${id}/comments`, { content: 'Bir de şunu ekleyeyim.' })).status).toBe(201);
      await app.settled();
      for (const who of [app.guest, reader])
        for (const address of [
          '/api/forum/topics',
          `/api/forum/topics/${id}`,
          `/api/forum/topics/${id}/comments`,
          `/api/profile/${member.id}`,
          `/api/users/${member.id}`,
          `/api/users/username/${username}`,
          `/api/users?ids=${member.id}`,
          '/api/users',
          `/api/users/search?q=${username.slice(0, 5)}`,
          `/api/search?q=soruyorum`,
          `/forum/topic/${id}`,
        ])
          expect([address, (await who.raw('GET', address)).text]).toEqual([address, expect.not.stringMatching(/Zümrüt|Kayalıoğlu/)]);
    }
  });
});
