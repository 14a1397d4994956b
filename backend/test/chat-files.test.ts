import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import sharp from 'sharp';
import { CHAT_TEXT, type ChatMessage } from '../contracts/chat.js';
import { CHAT_FILE_LIMITS, CHAT_FILE_TEXT, type ChatUpload } from '../contracts/chat-files.js';
import { photograph, screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Answer, Client } from './client.js';
import { sendForm } from './forms.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

let town: Town;

beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const { messages, open, send } = chatters;
const pair = async (): Promise<[Client, Client]> => [await town.member(), await town.member()];

const upload = (who: Client, chat: string, name: string, bytes: Buffer): Promise<Answer<ChatUpload>> =>
  sendForm<ChatUpload>(who, `${CHAT}/${chat}/files`, {}, { field: 'file', name, type: 'application/octet-stream', bytes });
const sendFile = (who: Client, chat: string, { file_url }: Pick<ChatUpload, 'file_url'>, content = '', more: object = {}) =>
  send(who, chat, content, { file_url, ...more });
const note = Buffer.from('Yan tablo fikri\n\tilk deneme ğüşiöç\n');

describe('A file', () => {
  inBothHomes.it('is brought, sent and opened by both, as each is shown it', async () => {
    const [ada, can] = await pair();
    const chat = await open(ada, can);
    const brought = await upload(ada, chat, 'tablo.txt', note);
    expect([brought.status, brought.body.data]).toMatchObject([
      201,
      { message_type: 'file', file_name: 'tablo.txt', file_size: note.length, file: { type: 'text/plain', thumbnail_url: null, width: null, height: null } },
    ]);
    const sent = done(await sendFile(ada, chat, brought.body.data, 'Buyur'));
    expect(sent).toMatchObject({ content: 'Buyur', message_type: 'file', file_name: 'tablo.txt', file_size: note.length });
    const [theirs] = (await messages(can, chat)).messages;
    expect(theirs).toMatchObject({ id: sent.id, content: 'Buyur', file_name: 'tablo.txt' });
    expect(theirs?.file_url).not.toBe(sent.file_url);
    for (const [who, { file_url }] of [
      [ada, sent],
      [can, theirs as ChatMessage],
    ] as const) {
      const { status, headers, bytes } = await who.download(file_url ?? '');
      expect([status, Buffer.from(bytes)]).toEqual([200, note]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'text/plain',
        'content-disposition': 'attachment; filename="tablo.txt"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
  });

  inBothHomes.it('that is a picture is drawn anew, with a small one of it', async () => {
    const [ada, can] = await pair();
    const chat = await open(ada, can);
    const { file_url, message_type, file_name, file } = done(await upload(ada, chat, 'Ev Kapısı.JPG', await photograph(1200, 800)));
    expect([message_type, file_name, file.type, file.width, file.height]).toEqual(['image', 'Ev Kapısı.webp', 'image/webp', 800, 1200]);
    const sent = done(await sendFile(ada, chat, { file_url }, '', { message_type: 'image' }));
    const [theirs] = (await messages(can, chat)).messages;
    expect([sent.content, theirs?.content, theirs?.message_type]).toEqual(['', '', 'image']);
    const [full, small] = await Promise.all([theirs?.file_url, theirs?.file?.thumbnail_url].map((url) => can.download(url ?? '')));
    expect(full?.headers.get('content-disposition')).toBe(`inline; filename="Ev_Kap_s_.webp"; filename*=UTF-8''Ev%20Kap%C4%B1s%C4%B1.webp`);
    const { exif, width, height, format } = await sharp(full?.bytes).metadata();
    expect([exif, width, height, format]).toEqual([undefined, 800, 1200, 'webp']);
    const thumbnail = await sharp(small?.bytes).metadata();
    expect(Math.max(thumbnail.width, thumbnail.height)).toBe(CHAT_FILE_LIMITS.thumbnail);
  });

  it('is its author’s alone before it is sent', async () => {
    const [ada, can] = await pair();
    const chat = await open(ada, can);
    const { file_url } = done(await upload(ada, chat, 'ekran.png', await screenshot()));
    expect((await ada.download(file_url)).status).toBe(200);
    expect(said(await can.get(file_url))).toEqual([404, CHAT_FILE_TEXT.gone]);
    expect((await town.app.guest.get(file_url)).status).toBe(401);
  });

  it('is of the kind that it is said to be', async () => {
    const [ada, can] = await pair();
    const chat = await open(ada, can);
    const { file_url } = done(await upload(ada, chat, 'ekran.png', await screenshot()));
    for (const message_type of ['text', 'file'])
      expect(said(await sendFile(ada, chat, { file_url }, '', { message_type }))).toEqual([422, CHAT_TEXT.typeUnknown]);
    done(await sendFile(ada, chat, { file_url }));
  });
});
