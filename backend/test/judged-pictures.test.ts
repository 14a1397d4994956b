import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { CaseDecided, CaseDecisionRequest, CaseDetails } from '../contracts/cases.js';
import type { MemberRow } from '../contracts/moderation.js';
import type { SeenProfile } from '../contracts/profile-details.js';
import type { PictureField } from '../contracts/profile-fields.js';
import { PICTURE_SIZE_NAMES, pictureIn, type UploadedProfileFile } from '../contracts/profile-files.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { photograph } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { query, rows, Town, usernameOf } from './town.js';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** More than a decision may be appealed. */
const APPEALABLE = 60 * DAY;
const FOR_READERS = 'private, max-age=31536000, immutable';
const FOR_THE_FEW = 'private, no-store';
const HIDES: Partial<CaseDecisionRequest> = { actions: ['hide_content'], message: 'Bu görsel kurallara uymuyor.' };

describe('A picture that is judged', () => {
  let town: Town;
  let member: Client;
  let reader: Client;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    [member, reader] = [await town.member(), await town.member()];
  });

  const upload = async (field: PictureField) => {
    const file = { field, name: 'ben.png', type: 'image/png', bytes: await photograph() };
    const { status, body } = await sendForm<UploadedProfileFile>(member, `/api/profile/upload/${field}`, {}, file);
    expect(status).toBe(201);
    return body.data.url;
  };
  const report = async () => {
    const about = { reported_type: 'user_profile', reported_id: member.id, reported_user_id: member.id, reason: 'harassment' };
    expect((await reader.post('/api/reports', about)).status).toBe(201);
    await town.app.settled();
  };
  const decide = async (decision: Partial<CaseDecisionRequest>) => {
    const answer = await town.moderator.post(`/api/console/cases/${member.id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return (answer.body as unknown as CaseDecided).decisionId;
  };
  const reopen = async (decisionId: string) => {
    expect((await town.moderator.post(`/api/console/cases/${member.id}/reopen`, { decisionId, note: 'Yanlış görmüşüz.' })).status).toBe(201);
    await town.app.settled();
  };
  const shownOf = async (field: PictureField) => (await reader.get<SeenProfile>(`/api/users/username/${await usernameOf(member)}`)).body.data[field];
  /** The photo in the list of members and on the member's page. */
  const inConsole = async () => {
    const list = await town.moderator.get(`/api/console/members?${query({ range: [0, 49] })}`);
    const page = (await town.moderator.get(`/api/console/members/${member.id}`)).body as unknown as MemberRow;
    return [rows<MemberRow>(list).find(({ id }) => id === member.id)?.avatar, page.avatar];
  };
  const open = (address: string, caller?: Client) =>
    fetch(`${town.app.guest.url}${address}`, { headers: caller ? { authorization: `Bearer ${caller.sessionToken}` } : {} });
  const statuses = (url: string, caller?: Client) => Promise.all(PICTURE_SIZE_NAMES.map(async (size) => (await open(pictureIn(url, size), caller)).status));
  const cachedAs = async (url: string, caller?: Client) => (await open(url, caller)).headers.get('cache-control');
  const kept = async () => (await town.app.meydan.app.get<Files>(FILES).list('profile-pictures/', { limit: 1_000 })).length;
  /** Nobody stays signed in for so long. */
  const later = async (minutes: number) => {
    const names = await Promise.all([member, reader].map(usernameOf));
    town.app.clock.advance({ minutes });
    await town.app.settled();
    await town.renewModerator();
    const [memberName = '', readerName = ''] = names;
    [member, reader] = [await town.app.guest.signIn(memberName, PASSWORD), await town.app.guest.signIn(readerName, PASSWORD)];
  };
  const NONE = [404, 404, 404];
  const ALL = [200, 200, 200];

  it('is gone for all in every size, and in no cache of others; taken back, it is there again', async () => {
    const url = await upload('avatar');
    await town.app.settled();
    expect([await statuses(url), await cachedAs(url)]).toEqual([ALL, FOR_READERS]);
    expect(await inConsole()).toEqual([url, url]);
    await report();
    const decisionId = await decide({ ...HIDES, fields: ['avatar'] });
    expect(await inConsole()).toEqual([null, null]);
    expect([await shownOf('avatar'), await statuses(url), await statuses(url, reader)]).toEqual([null, NONE, NONE]);
    for (const who of [member, town.moderator]) expect([await statuses(url, who), await cachedAs(url, who)]).toEqual([ALL, FOR_THE_FEW]);
    await reopen(decisionId);
    expect([await shownOf('avatar'), await statuses(url), await cachedAs(url)]).toEqual([url, ALL, FOR_READERS]);
  });

  it('comes back through an appeal after it was deleted, whenever that was', async () => {
    const url = await upload('banner');
    await report();
    const decisionId = await decide({ ...HIDES, actions: ['delete_content'], fields: ['banner'] });
    await later(WEEK + 1);
    expect([await shownOf('banner'), await statuses(url, reader)]).toEqual([null, NONE]);
    const { status } = await member.post<AppealableDecision>(`/api/appeals/${decisionId}`, { text: 'Bu benim çizimim.' });
    const other = await town.app.member('bakan', 'moderator');
    const outcome = await other.post(`/api/console/appeals/${decisionId}/decision`, { outcome: 'reversed', message: 'Haklısınız.' });
    expect([status, outcome.status]).toEqual([201, 200]);
    await town.app.settled();
    expect([await shownOf('banner'), await statuses(url, reader)]).toEqual([url, ALL]);
  });

  it('of which a new one waits is shown to nobody else before a moderator has looked', async () => {
    await upload('avatar');
    await report();
    await decide({ ...HIDES, fields: ['avatar'] });
    const next = await upload('avatar');
    await town.app.settled();
    expect([await shownOf('avatar'), await statuses(next, reader), await statuses(next, member)]).toEqual([null, NONE, ALL]);
    await decide({ verdict: 'dismissed' });
    expect([await shownOf('avatar'), await statuses(next, reader)]).toEqual([next, ALL]);
  });

  it('stays after its member has replaced it until nobody judges it any more, and goes then', async () => {
    const before = await kept();
    const url = await upload('avatar');
    await report();
    await upload('avatar');
    await later(WEEK + 1);
    const found = (await town.moderator.get(`/api/console/cases/${member.id}`)).body as unknown as CaseDetails;
    expect(found.as_reported.fields?.find(({ name }) => name === 'avatar')?.value).toBe(url);
    expect([await statuses(url, town.moderator), await statuses(url, reader)]).toEqual([ALL, NONE]);
    const decisionId = await decide({ actions: ['warn_user'] });
    await later(WEEK + 1);
    expect(await statuses(url, town.moderator)).toEqual(ALL);
    expect((await member.post<AppealableDecision>(`/api/appeals/${decisionId}`, { text: 'Bu ben değilim.' })).status).toBe(201);
    await later(APPEALABLE);
    expect(await statuses(url, town.moderator)).toEqual(ALL);
    const other = await town.app.member('goren', 'moderator');
    await other.post(`/api/console/appeals/${decisionId}/decision`, { outcome: 'upheld', message: 'Karar yerinde.' });
    await later(WEEK + 1);
    expect([await statuses(url, town.moderator), await kept()]).toEqual([NONE, before + 3]);
  });

  it('goes with its member all the same', async () => {
    const before = await kept();
    await upload('avatar');
    await report();
    await upload('avatar');
    expect((await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBeLessThan(300);
    town.app.clock.advance({ minutes: 31 * DAY });
    await town.app.settled();
    expect(await kept()).toBe(before);
  });
});
