import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { ProfileStats } from '../contracts/follow.js';
import { hiddenFlags, PRIVACY_FLAG_NAMES, PRIVACY_FLAGS, type PrivacyFlag } from '../contracts/privacy.js';
import { PROFILE_TEXT } from '../contracts/profile.js';
import { DETAIL_TEXT, NO_DETAILS, type OwnProfile, type SeenProfile, type UpdateDetailsRequest } from '../contracts/profile-details.js';
import type { WithheldField } from '../contracts/profile-fields.js';
import type { Client } from './client.js';
import { NOBODY, routesOf } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

/** One word for each field that a switch hides, found nowhere else. */
const CANARIES: UpdateDetailsRequest & { birth_date: string } = {
  birth_date: '1987-03-29',
  job_title: 'kanarya-pozisyon',
  company: 'kanarya-sirket',
  contacts: [{ type: 'phone', value: '+905559871234' }],
  social_links: { github: 'github.com/kanarya-github', linkedin: '', website: 'https://kanarya-site.dev' },
  addresses: { country: 'TR', city: '06', district: 'kanarya-ilce' },
  skills: [{ category: 'DevOps', name: 'kanarya-yetenek', level: 'expert' }],
  experiences: [{ company: 'kanarya-deneyim', position: 'Geliştirici', start: '2020-01', end: 'ongoing' }],
  educations: [{ school: 'kanarya-okul', department: 'Bilgisayar' }],
  certificates: [{ name: 'kanarya-sertifika', issuer: 'CNCF' }],
  projects: [{ name: 'kanarya-proje', description: 'Açıklama' }],
};
/** Switches of counts, which are of the stories of following: no word stands for them. */
type CountFlag = 'followers_visible' | 'following_visible';
const WORDS_OF: Record<Exclude<PrivacyFlag, CountFlag>, readonly [string, ...string[]]> & Record<CountFlag, readonly []> = {
  job_info_visible: ['kanarya-pozisyon', 'kanarya-sirket'],
  contact_info_visible: ['5559871234'],
  social_links_visible: ['kanarya-github', 'kanarya-site'],
  address_visible: ['kanarya-ilce'],
  birth_date_visible: ['1987-03-29'],
  skills_visible: ['kanarya-yetenek'],
  experiences_visible: ['kanarya-deneyim'],
  educations_visible: ['kanarya-okul'],
  certificates_visible: ['kanarya-sertifika'],
  projects_visible: ['kanarya-proje'],
  followers_visible: [],
  following_visible: [],
};
const ALL: readonly string[] = Object.values(WORDS_OF).flat();
/** Part of the OpenAPI document. */
interface RequestSchema {
  properties?: Record<string, { maxLength?: number }>;
}
const NONE_HIDDEN = Object.fromEntries(PRIVACY_FLAG_NAMES.map((flag) => [flag, true])) as Record<PrivacyFlag, boolean>;

describe('the details of a profile', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const told = async (details: object = CANARIES): Promise<Client> => {
    const member = await town.member();
    const { status, body } = await member.put('/api/profile', details);
    expect([status, body.error]).toEqual([200, undefined]);
    return member;
  };
  const turn = async (member: Client, switches: object) => {
    const { status, body } = await member.put<OwnProfile>('/api/profile/privacy', switches);
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data;
  };
  const lacking = async (reader: Client, address: string) => {
    const { text } = await reader.raw('GET', address);
    return ALL.filter((word) => !text.includes(word));
  };
  const seenBy = async (reader: Client, { id }: Client) => (await reader.get<SeenProfile>(`/api/profile/${id}`)).body.data;

  inBothHomes.it.each(['/api/profile', '/api/auth/user/profile'])('are written through %s in parts, and read back at once', async (address) => {
    const member = await town.member();
    await member.put(address, { bio: ' Merhaba ', skills: ['Go'] });
    const { body } = await member.put<OwnProfile>(address, { company: 'Sarnıç', company_suffix: 'ta', social_links: { website: 'ornek.dev' } });
    const { birth_date: _, ...kept } = body.data;
    expect(kept).toMatchObject({
      ...{ bio: 'Merhaba', company: 'Sarnıç', company_suffix: 'ta', job_title: null, guests_visible: false },
      ...{ social_links: { github: '', linkedin: '', website: 'https://ornek.dev' }, skills: [{ category: '', name: 'Go', level: '' }] },
    });
    expect(hiddenFlags(body.data.privacy_settings)).toEqual(['contact_info_visible', 'address_visible', 'birth_date_visible']);
    for (const way of [`/api/profile/${member.id}`, `/api/users/username/${await usernameOf(member)}`])
      expect((await member.get<OwnProfile>(way)).body.data).toEqual(body.data);
  });

  it.each([
    [{ experiences: [{ company: 'Sarnıç' }] }, 'experiences.0.position', DETAIL_TEXT.experience],
    [{ contacts: [{ type: 'phone', value: '+90212' }] }, 'contacts.0.value', DETAIL_TEXT.phoneLength],
    [{ social_links: { website: 'javascript:alert(1)' } }, 'social_links.website', DETAIL_TEXT.urlInvalid],
    [{ social_links: { mastodon: 'x' } }, 'social_links', 'Bu alan beklenen biçimde değil'],
    [{ skills: [7] }, 'skills', 'Listede beklenen biçimde olmayan bir öğe var'],
    [{ experiences: 'yok' }, 'experiences', 'Bu alan liste olmalıdır'],
    [{ company_suffix: 'den' }, 'company_suffix', 'Geçerli değerler: de, da, te, ta, nde, nda, nte, nta'],
  ])('are refused: %j', async (details, field, sentence) => {
    const { status, body } = await (await town.member()).put('/api/profile', details);
    expect([status, Object.keys(body.fields ?? {}), body.error]).toEqual([422, [field], sentence]);
  });

  it('are all parts of the request, and refused beyond the length that is documented and with signs that nobody sees', async () => {
    const member = await town.member();
    const { components } = JSON.parse((await town.app.guest.raw('GET', '/api/docs-json')).text) as { components: { schemas: Record<string, RequestSchema> } };
    const parts = Object.entries(components.schemas.UpdateProfileDto?.properties ?? {});
    expect(parts.map(([field]) => field)).toEqual(expect.arrayContaining(Object.keys(NO_DETAILS)));
    const texts = parts.filter(([, { maxLength }]) => maxLength !== undefined);
    for (const [field, { maxLength = 0 }] of texts)
      for (const text of ['x'.repeat(maxLength + 1), 'a\u202eb']) {
        const { status, body } = await member.put('/api/profile', { [field]: text });
        expect([field, text, status, Object.keys(body.fields ?? {})]).toEqual([field, text, 422, [field]]);
      }
  });

  it.each(PRIVACY_FLAG_NAMES)('that %s hides are in nobody else’s answer, from the next one on', async (flag) => {
    const member = await told();
    await turn(member, { ...NONE_HIDDEN, guests_visible: true });
    const auditor = await town.app.member(`denetci.${member.id.slice(-8)}`, 'auditor');
    const readers = [town.app.guest, await town.member(), town.moderator, auditor];
    const addresses = [`/api/profile/${member.id}`, `/api/users/username/${await usernameOf(member)}`];
    for (const reader of readers) for (const address of addresses) expect([address, await lacking(reader, address)]).toEqual([address, []]);
    await turn(member, { [flag]: false });
    for (const reader of readers) {
      for (const address of addresses) {
        expect([address, await lacking(reader, address)]).toEqual([address, WORDS_OF[flag]]);
      }
      const profile = await seenBy(reader, member);
      expect([profile.hidden, PRIVACY_FLAGS[flag].fields.map((field) => (profile as unknown as Record<string, unknown>)[field] ?? null)]).toEqual([
        [flag],
        PRIVACY_FLAGS[flag].fields.map(() => null),
      ]);
    }
    expect(await lacking(member, `/api/profile/${member.id}`)).toEqual([]);
  });

  it('that are hidden are in no answer of any route that reads, to anybody', async () => {
    const member = await told();
    const username = await usernameOf(member);
    await turn(member, { ...Object.fromEntries(PRIVACY_FLAG_NAMES.map((flag) => [flag, false])), guests_visible: true });
    const topic = await town.topic(member);
    await town.app.settled();
    const others = [town.app.guest, await town.member(), town.moderator, await town.app.member('bakan.denetci', 'auditor')];
    const places: Record<string, readonly string[]> = { username: [username], id: [member.id, topic.id] };
    const reads = routesOf(town.app).filter(({ method, path }) => method === 'GET' && !path.includes('oauth'));
    for (const { path } of reads) {
      const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
      for (const value of names.length === 0 ? [''] : (places[names[0] ?? ''] ?? [member.id, topic.id])) {
        const address = `${path.replace(/:\w+/g, value)}`;
        for (const reader of others) {
          const { text } = await reader.raw('GET', address);
          expect([address, ALL.filter((word) => text.includes(word))]).toEqual([address, []]);
        }
      }
    }
  });

  inBothHomes.it('are for members; for guests only when their member says so and the profile is public', async () => {
    const member = await told();
    const ways = [`/api/profile/${member.id}`, `/api/users/username/${await usernameOf(member)}`, `/api/profile/${NOBODY}`];
    const guest = async () => Promise.all(ways.map(async (way) => said(await town.app.guest.get(way))));
    const closed = ways.map(() => [401, PROFILE_TEXT.membersOnly]);
    expect(await guest()).toEqual(closed);
    await turn(member, { guests_visible: true });
    expect((await guest()).map(([status]) => status)).toEqual([200, 200, 401]);
    await turn(member, { is_public: false });
    expect(await guest()).toEqual(closed);
    const refused = await (await town.member()).get(ways[0] ?? '');
    expect([...said(refused), (refused.body as { profile?: object }).profile]).toEqual([
      403,
      PROFILE_TEXT.private,
      { id: member.id, username: await usernameOf(member), display_name: null, avatar: null },
    ]);
  });

  inBothHomes.it('say whether others see whom one follows: a hidden list hides its count, too', async () => {
    const [member, reader] = [await town.member(), await town.member()];
    expect((await reader.post(`/api/users/${member.id}/follow`)).status).toBeLessThan(300);
    await town.app.settled();
    const stats = async () => (await town.moderator.get<ProfileStats>(`/api/users/${member.id}/stats`)).body.data;
    expect(await stats()).toMatchObject({ follower_count: 1, hidden: [] });
    await turn(member, { followers_visible: false });
    expect(await stats()).toMatchObject({ follower_count: 0, hidden: ['follower_count'] });
  });

  inBothHomes.it('that moderators hide are seen by nobody, and the next value waits', async () => {
    const member = await told({ bio: 'Kötü yazı', social_links: { github: 'github.com/kotu' } });
    const reader = await town.member();
    const hides = { fields: ['bio', 'links'], reason: 'spam', clause: null, message: null };
    expect((await town.moderator.post(`/api/console/members/${member.id}/profile/hide`, hides)).status).toBe(201);
    await town.app.settled();
    expect(await seenBy(reader, member)).toMatchObject({ bio: null, social_links: { github: '' } });
    await member.put('/api/profile', { bio: 'İyi yazı', job_title: 'Geliştirici' });
    expect(await seenBy(reader, member)).toMatchObject({ bio: null, job_title: 'Geliştirici' });
    const { data } = (await member.get<WithheldField[]>('/api/auth/user/withheld')).body;
    expect(data.map(({ name, value, waiting }) => [name, value, waiting])).toEqual([
      ['bio', 'Kötü yazı', 'İyi yazı'],
      ['links', 'GitHub: github.com/kotu', null],
    ]);
  });
});
