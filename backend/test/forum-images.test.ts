import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import type { Comment, Topic } from '../contracts/forum.js';
import { DESTROY_WORD, type EditableText } from '../contracts/moderator-edits.js';
import type { DataExport } from '../contracts/own-data.js';
import { IMAGE_LIMITS, IMAGE_PATH, IMAGE_TEXT, imageMarkdown, type UploadedImage } from '../contracts/writing.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { bomb, photograph, SECRET_OF_CAMERA, screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { Uploads } from '../src/platform/uploads/uploads.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { formOf, sendForm } from './forms.js';
import { NOBODY } from './routes.js';
import { said, Town, usernameOf } from './town.js';

const WEEK = 7 * 24 * 60;

describe('a picture for a text', () => {
  let town: Town;
  let member: Client;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    member = await town.member();
  });

  const send = (caller: Client, bytes: Buffer, name = 'ekran.png', headers: Record<string, string> = {}) =>
    sendForm<UploadedImage>(caller, IMAGE_PATH, {}, { field: 'image', name, type: 'image/png', bytes }, headers);
  const upload = async (caller = member) => (await send(caller, await screenshot())).body.data;
  const open = (url: string, caller?: Client) =>
    fetch(`${town.app.guest.url}${url}`, { headers: caller ? { authorization: `Bearer ${caller.sessionToken}` } : {} });
  const statusOf = async (url: string, caller?: Client) => (await open(url, caller)).status;
  const topicWith = async (image: UploadedImage, author = member): Promise<Topic> => {
    const { body } = await author.post<Topic>('/api/forum/topics', {
      title: 'Ekran görüntüsü',
      content: `Şöyle görünüyor:\n\n${imageMarkdown('Ekran', image)}`,
      categoryId: town.app.categoryId('genel'),
    });
    await town.app.settled();
    return body.data;
  };
  const moderate = async (topic: Topic, action: 'hide_content' | 'delete_content') => {
    await town.renewModerator();
    const { body } = await town.report(await town.member(), topic);
    expect((await town.decide(body.data.reportId, { action })).status).toBe(200);
    await town.app.settled();
  };
  const later = async (minutes: number) => {
    town.app.clock.advance({ minutes });
    await town.app.settled();
  };
  const kept = async () => (await town.app.meydan.app.get<Files>(FILES).list('forum-images/', { limit: 1_000 })).length;

  it('is shut to others as soon as a moderator took it out of a text, and gone once that is destroyed for good', async () => {
    await town.renewModerator();
    const reader = await town.member();
    const [image, elsewhere] = [await upload(), await upload()];
    const topic = await topicWith(image);
    await topicWith(elsewhere);
    await member.put(`/api/forum/topics/${topic.id}`, { content: [image, elsewhere].map((one) => imageMarkdown('Ekran', one)).join('\n') });
    const path = `/api/console/texts/topics/${topic.id}`;
    const { version } = (await town.moderator.get<EditableText>(path)).body.data;
    const words = { reason: 'other', message: 'Resimde adres okunuyor.', version };
    expect((await town.moderator.put(path, { content: 'Resimsiz bir içerik.', ...words })).status).toBe(200);
    expect(await statusOf(image.url, reader)).toBe(404);
    expect(await statusOf(image.url)).toBe(404);
    for (const who of [member, town.moderator]) expect(await statusOf(image.url, who)).toBe(200);
    const before = await kept();
    expect((await town.moderator.post(`${path}/destroyed`, { word: DESTROY_WORD })).status).toBe(201);
    for (const who of [member, town.moderator]) expect(await statusOf(image.url, who)).toBe(404);
    expect([await kept(), await statusOf(elsewhere.url, reader)]).toEqual([before - 1, 200]);
  });

  it('is redrawn, kept, and read by everybody under its own rules', async () => {
    const { status, body } = await send(member, await screenshot());
    expect([status, body.data]).toEqual([201, { url: expect.stringMatching(/^\/api\/forum\/images\/[0-9a-f-]{36}$/), width: 640, height: 360 }]);
    const picture = await open(body.data.url);
    expect([picture.status, Object.fromEntries(picture.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'image/webp',
        'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]+\.webp"$/),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
      }),
    ]);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
  });

  it('stands upright, is made smaller, and says nothing of the camera', async () => {
    const { body } = await send(member, await photograph(3000, 1500), 'foto.jpg');
    expect([body.data.width, body.data.height]).toEqual([1024, IMAGE_LIMITS.longestSide]);
    const bytes = Buffer.from(await (await open(body.data.url)).arrayBuffer());
    expect([bytes.includes(SECRET_OF_CAMERA), (await sharp(bytes).metadata()).exif]).toEqual([false, undefined]);
  });

  it('that moved stands still', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const moving = await sharp(await Promise.all([frame('#f00'), frame('#00f')]), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { body } = await send(member, moving, 'kedi.gif');
    const drawn = await sharp(Buffer.from(await (await open(body.data.url)).arrayBuffer())).metadata();
    expect([drawn.format, drawn.pages ?? 1, drawn.width, drawn.height]).toEqual(['webp', 1, 8, 8]);
  });

  it('goes by what it is, not by what it is called', async () => {
    expect((await send(member, await screenshot(), 'ekran.txt')).status).toBe(201);
    for (const bytes of ['<script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '']) {
      const { status, body } = await send(member, Buffer.from(bytes));
      expect([status, body.error, body.fields]).toEqual([422, IMAGE_TEXT.notPicture, { image: [IMAGE_TEXT.notPicture] }]);
    }
    expect(said(await member.post(IMAGE_PATH))).toEqual([422, IMAGE_TEXT.notPicture]);
    expect(said(await send(member, bomb()))).toEqual([422, IMAGE_TEXT.tooManyPixels]);
  });

  it('has five megabytes and not one byte more', async () => {
    const picture = await screenshot();
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await send(member, padded(IMAGE_LIMITS.upload))).status).toBe(201);
    expect(said(await send(member, padded(IMAGE_LIMITS.upload + 1)))).toEqual([413, "Dosya boyutu 5MB'dan küçük olmalı."]);
  });

  it('is sent once under its key', async () => {
    const key = { 'idempotency-key': 'ayni-gorsel' };
    const { body: form, type } = await formOf({}, { field: 'image', name: 'a.png', type: 'image/png', bytes: await screenshot() });
    const again = async () => JSON.parse((await member.raw('POST', IMAGE_PATH, form, { 'content-type': type, ...key })).text).data.url;
    expect(await again()).toBe(await again());
  });

  it('is for members, thirty an hour', async () => {
    const bytes = await screenshot(8, 8);
    expect((await send(town.app.guest, bytes)).status).toBe(401);
    for (let sent = 0; sent < IMAGE_LIMITS.anHour; sent++) expect((await send(member, bytes)).status).toBe(201);
    const { status, headers, body } = await send(member, bytes);
    expect([status, body.error, Number(headers.get('retry-after'))]).toEqual([429, IMAGE_TEXT.tooMany, 1]);
    town.app.clock.advance({ minutes: 61 });
    expect((await send(member, bytes)).status).toBe(201);
  });

  it('that never was is not found', async () => {
    expect(said(await town.app.guest.get(`${IMAGE_PATH}/${NOBODY}`))).toEqual([404, IMAGE_TEXT.notFound]);
  });

  it('of a hidden topic is for its member and for moderators', async () => {
    const image = await upload();
    const topic = await topicWith(image);
    expect(await statusOf(image.url)).toBe(200);
    await moderate(topic, 'hide_content');
    expect([await statusOf(image.url), await statusOf(image.url, await town.member())]).toEqual([404, 404]);
    const shown = await open(image.url, member);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await statusOf(image.url, town.moderator)).toBe(200);
  });

  it('goes on being shown while another text shows it', async () => {
    const image = await upload();
    const topic = await topicWith(image);
    const quoting = await town.topic(await town.member());
    const answer = await member.post<Comment>(`/api/forum/topics/${quoting.id}/comments`, { content: imageMarkdown('Aynısı', image) });
    expect(answer.status).toBe(201);
    await town.app.settled();
    await moderate(topic, 'delete_content');
    expect(await statusOf(image.url)).toBe(200);
    await later(WEEK + 1);
    expect(await statusOf(image.url)).toBe(200);
    await town.renewModerator();
    await moderate(quoting, 'hide_content');
    expect(await statusOf(image.url)).toBe(404);
  });

  it('goes a week after its last text was deleted, and not before', async () => {
    const image = await upload();
    await moderate(await topicWith(image), 'delete_content');
    expect([await statusOf(image.url), await statusOf(image.url, town.moderator)]).toEqual([404, 200]);
    await later(WEEK - 5);
    await town.renewModerator();
    expect(await statusOf(image.url, town.moderator)).toBe(200);
    const before = await kept();
    await later(6);
    expect(await statusOf(image.url, town.moderator)).toBe(404);
    expect(await kept()).toBeLessThan(before);
  });

  it('that no text ever showed goes after a week', async () => {
    const image = await upload();
    await later(WEEK - 1);
    await town.app.meydan.app.get(Uploads).removeOrphans();
    expect(await statusOf(image.url)).toBe(200);
    await later(2);
    expect(await statusOf(image.url)).toBe(404);
  });

  it('is in the copy of one’s own data', async () => {
    const image = await upload();
    await member.post('/api/auth/data-export');
    await town.app.settled();
    const { data } = (await member.get<DataExport>('/api/auth/data-export')).body;
    const files = unzipSync((await member.download(`/api/auth/data-export/${data.id}`)).bytes);
    const id = image.url.slice(IMAGE_PATH.length + 1);
    expect(JSON.parse(strFromU8(files['gorseller.json'] as Uint8Array))).toMatchObject([{ address: image.url, width: 640, height: 360 }]);
    const shown = Buffer.from(await (await open(image.url)).arrayBuffer());
    expect(shown.equals(files[`gorseller/${id}.webp`] as Uint8Array)).toBe(true);
  });

  it.each([true, false])('goes with its member, who keeps the texts there: %p', async (keep_content) => {
    member = await town.app.guest.signIn(await usernameOf(member), PASSWORD, true);
    const image = await upload();
    await topicWith(image);
    expect((await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content })).status).toBe(200);
    await later(WEEK + 1);
    await town.renewModerator();
    expect([await statusOf(image.url), await statusOf(image.url, town.moderator)]).toEqual([404, 404]);
  });
});
