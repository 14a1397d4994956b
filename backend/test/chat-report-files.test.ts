import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ConversationCopies, EVIDENCE_TEXT } from '../contracts/chat-evidence.js';
import { CHAT_FILE_TEXT, type ChatUpload } from '../contracts/chat-files.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { TestClock } from './test-clock.js';
import { said, Town, usernameOf } from './town.js';

const REASON = 'Bir üye burada tehdit edildiğini yazdı';
const TEXT = { field: 'file', name: 'tablo.txt', type: 'text/plain', bytes: Buffer.from('Yan tablo fikri\n') };

describe('The file of a message that was reported', () => {
  const clock = new TestClock();
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({}, clock);
  });
  afterAll(() => town.app.stop());

  const report = async (id: string, reporter: Client, author: Client) => {
    done(await reporter.post('/api/reports', { reported_type: 'chat_message', reported_id: id, reported_user_id: author.id, reason: 'harassment' }));
    await town.app.settled();
  };
  /** Who sent it as they see it, and who is to report it. */
  const sentTo = async (reader: Client, author: Client, file: Omit<typeof TEXT, 'bytes'> & { bytes: Buffer }) => {
    const chat = await chatters.open(author, reader);
    const { file_url } = done(await sendForm<ChatUpload>(author, `${CHAT}/${chat}/files`, {}, file));
    const { id } = done(await chatters.send(author, chat, '', { file_url }));
    const own = (await chatters.messages(author, chat)).messages.at(-1)?.file_url ?? '';
    return { author, reader, chat, id, own };
  };
  const look = (id: string, who: Client = town.moderator) => who.post<ConversationCopies>(`/api/console/cases/${id}/conversation`, { reason: REASON });
  const linkTo = async (id: string, who?: Client) => done(await look(id, who)).file?.url ?? '';
  const stored = async (id: string) => (await town.app.meydan.app.get<Files>(FILES).list(`chat-evidence/${id}.`, { limit: 9 })).length;

  it('is opened by who gave a reason until the case is over, though its author took it back and left', async () => {
    const [author, reader] = await town.pair();
    const { id, own } = await sentTo(reader, author, { ...TEXT, name: 'ekran.png', type: 'image/png', bytes: await screenshot() });
    const theirs = await author.download(own);
    done(await author.delete(`${CHAT}/messages/${id}`));
    await report(id, reader, author);
    const { file, copies } = done(await look(id));
    expect([file?.name, file?.type, file?.size, copies[0]?.messages[0]?.state]).toEqual(['ekran.webp', 'image/webp', theirs.bytes.length, 'deleted']);
    const shown = await town.moderator.download(file?.url ?? '');
    expect([shown.status, Buffer.from(shown.bytes).equals(theirs.bytes)]).toEqual([200, true]);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-disposition': 'inline; filename="ekran.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    done(await author.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true }));
    await town.days(8);
    expect(said(await town.moderator.get(file?.url ?? ''))).toEqual([404, CHAT_FILE_TEXT.gone]);
    expect((await town.moderator.download(await linkTo(id))).bytes).toHaveLength(theirs.bytes.length);
    expect(await stored(id)).toBe(1);
    expect((await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'dismissed', reason: 'harassment' })).status).toBe(201);
    await town.days(2);
    expect([await stored(id), (await town.moderator.download(await linkTo(id))).status]).toEqual([1, 200]);
    await town.days(45);
    expect([await stored(id), said(await look(id))]).toEqual([0, [410, `${EVIDENCE_TEXT.over}.`]]);
  });

  it('is saved where it is no picture, and is copied once however often the message is reported anew', async () => {
    const [author, reader] = await town.pair();
    const { id } = await sentTo(reader, author, TEXT);
    await report(id, reader, author);
    const { headers, bytes } = await town.moderator.download(await linkTo(id));
    expect([headers.get('content-disposition'), Buffer.from(bytes)]).toEqual(['attachment; filename="tablo.txt"', TEXT.bytes]);
    expect((await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'dismissed', reason: 'harassment' })).status).toBe(201);
    done(await author.put(`${CHAT}/messages/${id}`, { content: 'şimdi sözle' }));
    const name = await usernameOf(reader);
    await town.days(1);
    await report(id, await town.app.guest.signIn(name, PASSWORD), author);
    expect([await stored(id), done(await look(id)).copies.length, (await town.moderator.download(await linkTo(id))).status]).toEqual([1, 2, 200]);
  });

  it('opens for nobody but the session that was given the link', async () => {
    const [author, reader] = await town.pair();
    const { id } = await sentTo(reader, author, TEXT);
    await report(id, reader, author);
    const link = await linkTo(id);
    for (const who of [author, reader, await town.app.member('bakan', 'auditor')]) expect((await who.get(link)).status).toBe(403);
    for (const who of [await town.app.guest.signIn('derya', PASSWORD), await town.app.member('diger', 'moderator')])
      expect(said(await who.get(link))).toEqual([404, CHAT_FILE_TEXT.gone]);
    expect((await town.app.guest.get(link)).status).toBe(401);
    const other = await sentTo(reader, await town.member(), TEXT);
    await report(other.id, reader, other.author);
    expect((await town.moderator.get(link.replace(id, other.id))).status).toBe(404);
    clock.advance({ minutes: 11 });
    expect(said(await town.moderator.get(link))).toEqual([404, CHAT_FILE_TEXT.gone]);
  });

  it('is nothing that a moderator opens of themselves', async () => {
    const chief = await town.app.member('baskan', 'admin');
    const { id, reader } = await sentTo(await town.member(), chief, TEXT);
    await report(id, reader, chief);
    for (const [who, sentence] of [
      [chief, EVIDENCE_TEXT.aboutYourself],
      [town.moderator, EVIDENCE_TEXT.aboutSuperior],
    ] as const)
      expect(said(await who.get(`/api/console/cases/${id}/conversation/file?expires=1&signature=x`))).toEqual([403, sentence]);
  });
});
