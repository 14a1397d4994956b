import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import sharp from 'sharp';
import type { Success } from '../contracts/envelope.js';
import type { Topic } from '../contracts/forum.js';
import { CV_TEXT, PICTURE_TEXT } from '../contracts/profile-file-texts.js';
import { type DeletedProfileFile, PICTURE_SIZES, pictureIn, type UploadedProfileFile } from '../contracts/profile-files.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { packedObjects, pdf, SCRIPT } from '../src/platform/uploads/pdfs.fixture.js';
import { bomb, photograph, SECRET_OF_CAMERA, screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

type Kind = 'avatar' | 'banner' | 'cv';
const WEEK = 7 * 24 * 60;

describe('the files of a profile', () => {
  let town: Town;
  let member: Client;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    member = await town.member();
  });

  const send = (kind: Kind, bytes: Buffer, caller = member) =>
    sendForm<UploadedProfileFile>(
      caller,
      `/api/profile/upload/${kind}`,
      {},
      { field: kind, name: kind === 'cv' ? 'cv.pdf' : 'ben.png', type: kind === 'cv' ? 'application/pdf' : 'image/png', bytes },
    );
  const upload = async (kind: Kind, caller = member) => {
    const answer = await send(kind, kind === 'cv' ? pdf() : await photograph(), caller);
    expect(answer.status).toBe(201);
    return answer.body.data.url;
  };
  const remove = async (kind: Kind, caller: Client, body: object) => {
    const answer = await caller.raw('DELETE', `/api/profile/upload/${kind}`, JSON.stringify(body), { 'content-type': 'application/json' });
    return JSON.parse(answer.text) as Success<DeletedProfileFile>;
  };
  const open = (url: string, caller?: Client) =>
    fetch(`${town.app.guest.url}${url}`, { headers: caller ? { authorization: `Bearer ${caller.sessionToken}` } : {} });
  const statusOf = async (url: string, caller?: Client) => (await open(url, caller)).status;
  const kept = async (area: string) => (await town.app.meydan.app.get<Files>(FILES).list(`${area}/`, { limit: 1_000 })).length;
  const later = async (minutes: number) => {
    town.app.clock.advance({ minutes });
    await town.app.settled();
  };

  inBothHomes.it('are drawn anew in three sizes and shown with every author', async () => {
    const url = await upload('avatar');
    for (const [at, size] of (['small', 'medium', 'large'] as const).entries()) {
      const answer = await open(pictureIn(url, size));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...PICTURE_SIZES.avatar[at] });
      expect(bytes.includes(SECRET_OF_CAMERA)).toBe(false);
    }
    const { body } = await member.post<Topic>('/api/forum/topics', {
      ...{ title: 'Fotoğrafım var', content: 'Artık bir fotoğrafım var.', categoryId: town.app.categoryId('genel') },
    });
    expect(body.data.users.avatar).toBe(url);
  });

  it('are taken away by their address, so that nobody deletes what another window has uploaded', async () => {
    const [former, url] = [await upload('avatar'), await upload('avatar')];
    const removed = async (avatarUrl: string) => (await remove('avatar', member, { avatarUrl })).data.deleted;
    expect([await removed(former), await removed(url), await removed(url)]).toEqual([false, true, false]);
    await later(1);
    expect([await statusOf(url), await statusOf(url, member)]).toEqual([404, 200]);
    const before = await kept('profile-pictures');
    await later(WEEK + 1);
    expect(await kept('profile-pictures')).toBe(before - 6);
  });

  it('end as one picture, however many come at once', async () => {
    await later(WEEK + 1);
    const before = await kept('profile-pictures');
    member = await town.member();
    await Promise.all(Array.from({ length: 20 }, () => upload('banner')));
    await later(WEEK + 1);
    expect(await kept('profile-pictures')).toBe(before + 3);
  });

  it('show the photo of a private member to members, not to guests', async () => {
    const [url, banner, reader] = [await upload('avatar'), await upload('banner'), await town.member()];
    expect([await statusOf(url), await statusOf(banner), await statusOf(banner, reader)]).toEqual([200, 404, 200]);
    await member.put('/api/profile', { is_public: false });
    await town.app.settled();
    expect([await statusOf(url), await statusOf(url, reader), await statusOf(banner, reader)]).toEqual([404, 200, 404]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a bomb of 20 000 × 20 000 pixels', () => bomb(), PICTURE_TEXT.tooManyPixels],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), PICTURE_TEXT.notPicture],
    ['a document under the name of a picture', () => pdf(), PICTURE_TEXT.notPicture],
    ['half a picture', async () => (await screenshot()).subarray(0, 60), PICTURE_TEXT.notPicture],
  ])('refuse %s with a sentence', async (_, make, sentence) => {
    const { status, body } = await send('avatar', await make());
    expect([status, body.message]).toEqual([422, sentence]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a script', () => pdf(`/OpenAction${SCRIPT}`), CV_TEXT.active],
    ['a script whose name ends as readers alone see', () => pdf('/OpenAction<</S/JavaScript\0/JS\0(x)>>'), CV_TEXT.active],
    ['a packed script', () => pdf('', packedObjects(`5 0 ${SCRIPT}`)), CV_TEXT.active],
    ['a page for browsers', () => pdf('', '', '<html><script>alert(1)</script>\n'), CV_TEXT.broken],
    ['a picture under the name of a document', () => screenshot(), CV_TEXT.notPdf],
  ])('refuse a CV that is %s with a sentence', async (_, make, sentence) => {
    const { status, body } = await send('cv', await make());
    expect([status, body.message]).toEqual([422, sentence]);
  });

  inBothHomes.it('have one CV, opened as a download by the link of its member', async () => {
    await upload('cv');
    const url = await upload('cv');
    await town.app.settled();
    expect(await kept('profile-cvs')).toBe(1);
    const answer = await open(url);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('attachment'),
    ]);
    expect(await statusOf(url.replace(/signature=./, 'signature=_'))).toBe(404);
    const body = await remove('cv', member, { cvUrl: url });
    await town.app.settled();
    expect([body.data.deleted, body.message, await statusOf(url), await kept('profile-cvs')]).toEqual([true, CV_TEXT.deleted, 404, 0]);
  });

  it('go with their member', async () => {
    await later(WEEK + 1);
    const before = [await kept('profile-pictures'), await kept('profile-cvs')];
    member = await town.member();
    for (const kind of ['avatar', 'banner', 'cv'] as const) await upload(kind);
    expect((await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBeLessThan(300);
    await later(31 * 24 * 60);
    expect([await kept('profile-pictures'), await kept('profile-cvs')]).toEqual(before);
  });

  inBothHomes.it('come and go, a photo and a cover alike', async () => {
    for (const [kind, name] of [
      ['avatar', 'avatarUrl'],
      ['banner', 'bannerUrl'],
    ] as const) {
      const url = await upload(kind);
      expect((await remove(kind, member, { [name]: url })).data.deleted).toBe(true);
    }
  });
});
