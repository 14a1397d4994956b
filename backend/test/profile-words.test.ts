import { afterAll, beforeAll, expect } from '@jest/globals';
import { ACCOUNT_TEXT } from '../contracts/accounts.js';
import { HOLDING_TEXT } from '../contracts/holding.js';
import type { OwnProfile } from '../contracts/profile-details.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

inBothHomes.describe('a watched word in a profile', () => {
  let town: Town;
  let member: Client;
  beforeAll(async () => {
    town = await Town.open();
    member = await town.member();
    await member.put('/api/profile', { company: 'Kapora Yazılım' });
    const admin = await town.app.member('yonetici', 'admin');
    for (const [word, consequence] of [
      ['kapora', 'refuse'],
      ['takipçi satın al', 'hold'],
    ] as const)
      expect((await admin.post('/api/console/watched-words', { words: [word], consequence })).status).toBe(200);
    await town.app.settled();
  });
  afterAll(() => town.app.stop());

  const REFUSED = HOLDING_TEXT.wordRefused(['kapora']);
  const fieldsOf = async (changes: object) => {
    const { status, body } = await member.put<OwnProfile>('/api/profile', changes);
    return [status, body.fields];
  };

  it.each<[string, object, string]>([
    ['display_name', { display_name: 'Kapora Alınır' }, REFUSED],
    ['bio', { bio: 'Önce KAPORA gönderin.' }, REFUSED],
    ['job_title', { job_title: 'Kapora uzmanı' }, REFUSED],
    ['experiences', { experiences: [{ company: 'Ev', position: 'Satış', description: 'kapora toplarım' }] }, REFUSED],
    ['job_title', { job_title: 'Takipçi satın al' }, HOLDING_TEXT.wordAdded],
  ])('is not taken in %s, and the field says why', async (field, changes, sentence) => {
    expect(await fieldsOf(changes)).toEqual([422, { [field]: [sentence] }]);
  });

  it('opens no account, in none of its names', async () => {
    const form = { email: 'yeni@ornek.dev', username: 'yeni_uye', password: 'dogru-at-pil-zimba' };
    const register = async (names: object) => {
      const { status, body } = await town.app.guest.post('/api/auth/register', { ...form, ...names });
      return [status, body.fields];
    };
    const names = { first_name: 'Kapora', last_name: 'Kapora', display_name: 'Takipçi satın al' };
    const [first_name, last_name, display_name] = Array.from({ length: 3 }, () => [ACCOUNT_TEXT.nameWord]);
    expect(await register(names)).toEqual([422, { first_name, last_name, display_name }]);
    expect(await register({ username: 'kapora' })).toEqual([422, { username: [ACCOUNT_TEXT.usernameReserved] }]);
  });

  it('may stay where it stood before it was watched, and keeps nothing else from being saved', async () => {
    expect(await fieldsOf({ company: 'Kapora Yazılım', job_title: 'Geliştirici' })).toEqual([200, undefined]);
    expect(await fieldsOf({ experiences: [{ company: 'takipçi', position: 'satın al' }] })).toEqual([200, undefined]);
  });
});
