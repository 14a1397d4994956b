import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import sharp from 'sharp';
import { CHAT_TEXT, type ChatMessage, type ChatMessages } from '../contracts/chat.js';
import { CHAT_FILE_LIMITS, CHAT_FILE_PACE, CHAT_FILE_TEXT, type ChatUpload } from '../contracts/chat-files.js';
import { CODE } from '../contracts/envelope.js';
import { openDocument, openXml, zipOf } from '../src/platform/uploads/office.fixture.js';
import { OFFICE_TYPES } from '../src/platform/uploads/office-file.js';
import { pdf } from '../src/platform/uploads/pdfs.fixture.js';
import { bomb, photograph, screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Answer, Client } from './client.js';
import { sendForm } from './forms.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const RACERS = 20;

let town: Town;

beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const { messages, open, send } = chatters;

const upload = (who: Client, chat: string, name: string, bytes: Buffer): Promise<Answer<ChatUpload>> =>
  sendForm<ChatUpload>(who, `${CHAT}/${chat}/files`, {}, { field: 'file', name, type: 'application/octet-stream', bytes });
const sendFile = (who: Client, chat: string, { file_url }: Pick<ChatUpload, 'file_url'>, content = '', more: object = {}) =>
  send(who, chat, content, { file_url, ...more });
const keyed = (who: Client, chat: string, bytes: Buffer) =>
  sendForm<ChatUpload>(who, `${CHAT}/${chat}/files`, {}, { field: 'file', name: 'a.txt', type: '', bytes }, { 'idempotency-key': 'dosya-1' });
const note = Buffer.from('Yan tablo fikri\n\tilk deneme ğüşiöç\n');

describe('A file', () => {
  inBothHomes.it('is brought, sent and opened by both, as each is shown it', async () => {
    const [ada, can] = await town.pair();
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
    const [ada, can] = await town.pair();
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
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { file_url } = done(await upload(ada, chat, 'ekran.png', await screenshot()));
    expect((await ada.download(file_url)).status).toBe(200);
    expect(said(await can.get(file_url))).toEqual([404, CHAT_FILE_TEXT.gone]);
    expect((await town.app.guest.get(file_url)).status).toBe(401);
  });

  it('is of the kind that it is said to be', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { file_url } = done(await upload(ada, chat, 'ekran.png', await screenshot()));
    for (const message_type of ['text', 'file'])
      expect(said(await sendFile(ada, chat, { file_url }, '', { message_type }))).toEqual([422, CHAT_TEXT.typeUnknown]);
    done(await sendFile(ada, chat, { file_url }));
  });
});

describe('What is sent', () => {
  it.each([
    ['foto.jpg', photograph, 'foto.webp', 'image/webp'],
    ['ekran.pdf', screenshot, 'ekran.webp', 'image/webp'],
    [
      'foto.avif',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
      'foto.webp',
      'image/webp',
    ],
    [
      'hareket.gif',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'hareket.webp',
      'image/webp',
    ],
    ['cv.pdf', () => pdf(), 'cv.pdf', 'application/pdf'],
    ['cv.exe', () => pdf(), 'cv.exe.pdf', 'application/pdf'],
    ['rapor.docx', () => openXml('docx'), 'rapor.docx', OFFICE_TYPES[0]],
    ['tablo.docx', () => openXml('xlsx'), 'tablo.xlsx', OFFICE_TYPES[1]],
    ['sunum.odp', () => openDocument('presentation'), 'sunum.odp', OFFICE_TYPES[5]],
    ['veri.CSV', () => Buffer.from('a;b\n1;2'), 'veri.csv', 'text/plain'],
    ['rapor\n"son".pdf', () => pdf(), 'rapor "son".pdf', 'application/pdf'],
    ['', () => pdf(), 'dosya.pdf', 'application/pdf'],
    ['../../x/yama.patch', () => Buffer.from('--- a\n+++ b'), 'yama.patch', 'text/plain'],
  ] as const)('is known by its content: %s', async (name, bytes, file_name, type) => {
    const [ada, can] = await town.pair();
    const brought = done(await upload(ada, await open(ada, can), name, await bytes()));
    expect([brought.file_name, brought.file.type]).toEqual([file_name, type]);
  });

  it('is refused where it is none of these, whatever its name says', async () => {
    const { refused, broken, active, encrypted, empty, tooManyPixels } = CHAT_FILE_TEXT;
    const hostile: readonly (readonly [string, Buffer | Promise<Buffer>, string])[] = [
      ['ok.svg', Buffer.from('<svg onload="alert(1)"/>'), refused],
      ['ok.txt', Buffer.from('<svg onload="alert(1)"/>'), refused],
      ['ok.png', Buffer.from('<svg onload="alert(1)"/>'), refused],
      ['sayfa.html', Buffer.from('merhaba'), refused],
      ['sayfa.md', Buffer.from('<!doctype html><script>'), refused],
      ['kur.sh', Buffer.from('echo'), refused],
      ['kur.txt', Buffer.from('#!/bin/sh'), refused],
      ['kur.exe', Buffer.from('MZ\x90\0'), refused],
      ['kur.txt', Buffer.from('MZ\x90\0'), refused],
      ['kur', Buffer.from('echo'), refused],
      ['', Buffer.from('echo'), refused],
      ['kur.pdf', Buffer.from('MZ\x90\0'), refused],
      ['arsiv.zip', zipOf({ 'a.txt': 'a' }), refused],
      ['arsiv.docx', zipOf({ 'a.txt': 'a' }), refused],
      ['arsiv.gz', Buffer.from([0x1f, 0x8b, 8, 0]), refused],
      ['program', Buffer.from('\x7fELF', 'latin1'), refused],
      ['eski.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]), refused],
      ['cv.pdf', pdf('/OpenAction<</S/JavaScript/JS(x)>>'), active],
      ['cv.pdf', Buffer.from('%PDF-1.7\nyarım'), broken],
      ['makro.docx', openXml('docx', { 'word/vbaProject.bin': 'x' }), active],
      ['parola.odt', openDocument('text', { 'META-INF/manifest.xml': '<encryption-data/>' }), encrypted],
      ['yarim.docx', openXml('docx').subarray(0, 99), broken],
      ['foto.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), broken],
      ['foto.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), broken],
      ['film.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), refused],
      ['bomba.png', bomb(), tooManyPixels],
      ['bos.txt', Buffer.alloc(0), empty],
    ];
    const { length } = hostile;
    const senders = await Promise.all(Array.from({ length: Math.ceil(length / 10) }, () => town.pair()));
    const chats = await Promise.all(senders.map(([ada, can]) => open(ada, can)));
    for (const [at, [name, bytes, sentence]] of hostile.entries()) {
      const turn = Math.floor(at / 10);
      const [ada] = senders[turn] as [Client, Client];
      expect([name, ...said(await upload(ada, chats[turn] ?? '', name, await bytes))]).toEqual([name, 422, sentence]);
    }
  });

  it('has a size, and comes alone in a form', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    expect(said(await upload(ada, chat, 'a.txt', Buffer.alloc(CHAT_FILE_LIMITS.bytes + 1, 'a')))).toEqual([413, CHAT_FILE_TEXT.tooLarge]);
    done(await upload(ada, chat, 'a.txt', Buffer.alloc(CHAT_FILE_LIMITS.bytes, 'a')));
    expect(said(await sendForm(ada, `${CHAT}/${chat}/files`, {}))).toEqual([422, CHAT_FILE_TEXT.refused]);
    expect((await ada.post(`${CHAT}/${chat}/files`, {})).status).toBe(422);
  });

  it('comes at a pace', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    for (let at = 0; at < CHAT_FILE_PACE.asNew.aDay; at++) done(await upload(ada, chat, 'a.txt', note));
    expect(said(await upload(ada, chat, 'a.txt', note))).toEqual([429, CHAT_FILE_TEXT.tooMany]);
    for (let at = CHAT_FILE_PACE.asNew.aDay + 1; at < CHAT_FILE_PACE.anHour; at++) await upload(ada, chat, 'a.exe', Buffer.from('MZ\0'));
    expect(said(await upload(ada, chat, 'a.exe', Buffer.from('MZ\0')))).toEqual([429, CHAT_FILE_TEXT.tooMany]);
  });

  it('under the same key is brought once', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const [first, second] = [await keyed(ada, chat, note), await keyed(ada, chat, note)];
    expect(second.body).toEqual(first.body);
    expect((await keyed(ada, chat, Buffer.from('başka'))).status).toBe(409);
  });
});

describe('An upload', () => {
  inBothHomes.it('goes with one message, also when many take it at once', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const brought = done(await upload(ada, chat, 'a.txt', note));
    const answers = await Promise.all(Array.from({ length: RACERS }, () => sendFile(ada, chat, brought)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) expect(said(answer)).toEqual([422, CHAT_FILE_TEXT.missing]);
    expect((await messages(can, chat)).messages.map(({ file_name }) => file_name)).toEqual(['a.txt']);
  });

  inBothHomes.it('of a message that is sent again stays with that', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const [one, other] = [done(await upload(ada, chat, 'a.txt', note)), done(await upload(ada, chat, 'b.txt', note))];
    const client_id = randomUUID();
    const answers = await Promise.all([one, one, one].map((file) => sendFile(ada, chat, file, 'Bir', { client_id })));
    const again = done(await sendFile(ada, chat, other, 'İki', { client_id }));
    expect(new Set([...answers.map(done), again].map(({ id, file_name }) => `${id} ${file_name}`)).size).toBe(1);
    done(await sendFile(ada, chat, other));
    expect((await messages(can, chat)).messages.map(({ file_name }) => file_name)).toEqual(['a.txt', 'b.txt']);
  });

  it('of somebody else, for another conversation or from elsewhere is none', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const eda = await town.member();
    const elsewhere = await open(ada, eda);
    const brought = done(await upload(ada, chat, 'a.txt', note));
    const foreign = brought.file_url.replace(/[0-9a-f-]{36}/, NOBODY);
    for (const [who, where, file_url] of [
      [can, chat, brought.file_url],
      [ada, elsewhere, brought.file_url],
      [eda, elsewhere, brought.file_url],
      [ada, chat, `https://example.org${brought.file_url}`],
      [ada, chat, foreign],
      [ada, chat, '/api/files/profile-cvs/x.pdf'],
    ] as const)
      expect(said(await sendFile(who, where, { file_url }))).toEqual([422, CHAT_FILE_TEXT.missing]);
    done(await sendFile(ada, chat, brought));
    expect((await messages(can, chat)).messages).toHaveLength(1);
  });

  it('needs a conversation in which its sender may write', async () => {
    const [ada, can] = await town.pair();
    const { id: asked } = done(await chatters.start(ada, can));
    expect(said(await upload(ada, asked, 'a.txt', note))).toEqual([409, CHAT_FILE_TEXT.inRequest]);
    done(await send(ada, asked, 'Merhaba'));
    expect(said(await upload(ada, asked, 'a.txt', note))).toEqual([409, CHAT_FILE_TEXT.inRequest]);
    expect(said(await upload(can, asked, 'a.txt', note))).toEqual([409, CHAT_TEXT.acceptFirst]);
    done(await chatters.accept(can, asked));
    const brought = done(await upload(can, asked, 'a.txt', note));
    for (const who of [await town.member(), town.moderator]) expect(said(await upload(who, asked, 'a.txt', note))).toEqual([404, CHAT_TEXT.notFound]);
    expect((await upload(town.app.guest, asked, 'a.txt', note)).status).toBe(401);
    done(await chatters.block(can, ada));
    expect(said(await upload(ada, asked, 'a.txt', note))).toEqual([403, CHAT_TEXT.cannotWrite]);
    expect(said(await sendFile(can, asked, brought))).toEqual([403, CHAT_TEXT.cannotWrite]);
    done(await chatters.unblock(can, ada));
    await town.sanction(ada, 'mute_user', { durationMinutes: 60 });
    expect((await upload(ada, asked, 'a.txt', note)).body.code).toBe(CODE.muted);
    done(await chatters.remove(ada, asked));
    expect(said(await sendFile(can, asked, brought))).toEqual([409, CHAT_TEXT.otherDeleted]);
    expect(said(await upload(can, asked, 'a.txt', note))).toEqual([409, CHAT_TEXT.otherDeleted]);
  });
});

describe('A link to a file', () => {
  const isGone = async (who: Client, url: string) => expect(said(await who.get(url))).toEqual([404, CHAT_FILE_TEXT.gone]);
  const shared = async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const sent = done(await sendFile(ada, chat, done(await upload(ada, chat, 'ekran.png', await screenshot()))));
    const theirs = (await messages(can, chat)).messages[0] as ChatMessage;
    return { ada, can, chat, id: sent.id, mine: sent.file_url ?? '', theirs: theirs.file_url ?? '', small: theirs.file?.thumbnail_url ?? '' };
  };

  inBothHomes.it('opens for the member for whom it was made, and for some minutes', async () => {
    const { ada, can, chat, mine, theirs, small } = await shared();
    await isGone(ada, theirs);
    await isGone(can, mine);
    await isGone(town.moderator, theirs);
    for (const wrong of [theirs.replace('full', 'thumbnail'), small.replace('thumbnail', 'full'), theirs.replace(/signature=../, 'signature=__')])
      await isGone(can, wrong);
    await isGone(can, theirs.replace(/[0-9a-f-]{36}/, NOBODY));
    expect((await can.get(theirs.replace('full', 'huge'))).status).toBe(400);
    for (const url of [theirs, small]) expect((await can.download(url)).status).toBe(200);
    expect((await messages(can, chat)).messages[0]?.file_url).toBe(theirs);
    town.app.clock.advance({ minutes: 10 });
    await isGone(can, theirs);
    expect((await can.download((await messages(can, chat)).messages[0]?.file_url ?? '')).status).toBe(200);
  });

  inBothHomes.it('opens nothing once its message was taken back', async () => {
    const { ada, can, chat, id, mine, theirs, small } = await shared();
    done(await ada.delete(`${CHAT}/messages/${id}`));
    for (const [who, url] of [
      [ada, mine],
      [can, theirs],
      [can, small],
    ] as const)
      await isGone(who, url);
    const [left] = (await messages(can, chat)).messages;
    expect(left).toMatchObject({ state: 'deleted', message_type: 'text', file_url: null, file_name: null, file_size: null, file: null });
  });

  inBothHomes.it('opens nothing for the side that deleted the conversation', async () => {
    const { ada, can, chat, mine, theirs } = await shared();
    done(await chatters.remove(ada, chat));
    await isGone(ada, mine);
    expect((await can.download(theirs)).status).toBe(200);
  });

  inBothHomes.it('to what the other side sent opens nothing across a block, and one’s own does', async () => {
    const { ada, can, chat, mine, theirs } = await shared();
    for (const [blocks, blocked] of [
      [can, ada],
      [ada, can],
    ] as const) {
      done(await chatters.block(blocks, blocked));
      await isGone(can, theirs);
      expect((await ada.download(mine)).status).toBe(200);
      expect((await messages(can, chat)).messages[0]).toMatchObject({ file_name: 'ekran.webp', file_url: null, file: { thumbnail_url: null } });
      done(await chatters.unblock(blocks, blocked));
    }
    expect((await can.download(theirs)).status).toBe(200);
  });
});

describe('A message with a file', () => {
  it('is found by its name, told in lists and quoted by it, and keeps it when its text is edited away', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const sent = done(await sendFile(ada, chat, done(await upload(ada, chat, 'Bütçe IŞIK.txt', note)), 'Bakar mısın?'));
    const found = done(await can.get<ChatMessages>(`${CHAT}/${chat}/search?q=${encodeURIComponent('ışık')}`)).messages;
    expect(found.map(({ id }) => id)).toEqual([sent.id]);
    expect((await chatters.list(can)).chats[0]?.last_message).toMatchObject({ content: 'Bakar mısın?', message_type: 'file', file_name: 'Bütçe IŞIK.txt' });
    const edited = done(await ada.put<ChatMessage>(`${CHAT}/messages/${sent.id}`, { content: '' }));
    expect([edited.content, edited.file_name]).toEqual(['', 'Bütçe IŞIK.txt']);
    expect(done(await send(can, chat, 'Baktım', { reply_to: sent.id })).reply_to?.content).toBe('Bütçe IŞIK.txt');
    const plain = done(await send(ada, chat, 'Metin'));
    expect(said(await ada.put(`${CHAT}/messages/${plain.id}`, { content: '' }))).toEqual([422, CHAT_TEXT.empty]);
  });
});
