import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { ChatMessage } from '../contracts/chat.js';
import { CHAT_FILE_LIMITS, CHAT_FILE_TEXT, type ChatUpload } from '../contracts/chat-files.js';
import type { DataExport } from '../contracts/own-data.js';
import { authorKey, fileKey } from '../src/contexts/chat/conversation/chat-keys.rules.js';
import type { Files } from '../src/kernel/files.js';
import type { Vault } from '../src/kernel/vault.js';
import { FILES, VAULT } from '../src/platform/tokens.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

let town: Town;

beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const { messages, open, remove } = chatters;
const note: Buffer = Buffer.from('Yan tablo fikri');

const upload = async (who: Client, chat: string, name = 'a.txt', bytes: Buffer = note): Promise<ChatUpload> =>
  done(await sendForm<ChatUpload>(who, `${CHAT}/${chat}/files`, {}, { field: 'file', name, type: '', bytes }));
const sendFile = async (who: Client, chat: string, { file_url }: ChatUpload): Promise<ChatMessage> => done(await chatters.send(who, chat, '', { file_url }));
const idOf = (url: string | null): string => /[0-9a-f-]{36}/.exec(url ?? '')?.[0] ?? '';
const stored = async (url: string | null): Promise<number> =>
  (await town.app.meydan.app.get<Files>(FILES).list(`chat-files/${idOf(url)}`, { limit: 9 })).length;
const today = () => town.app.clock.now().toISOString().slice(0, 10);
const isForgotten = (subject: string) => town.app.meydan.app.get<Vault>(VAULT).isForgotten(subject);

/** Later, signed in anew: sessions do not last that long. */
async function after(time: { days?: number; hours?: number; minutes?: number }, ...whose: Client[]): Promise<Client[]> {
  const names = [];
  for (const who of whose) names.push(await usernameOf(who));
  town.app.clock.advance(time);
  await town.app.settled();
  return Promise.all(names.map((name) => town.app.guest.signIn(name, PASSWORD)));
}

describe('The bytes of a file', () => {
  inBothHomes.it('go after a day where no message took them along, and stay where one did', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const [unused, used] = [await upload(ada, chat, 'ekran.png', await screenshot()), await upload(ada, chat)];
    await sendFile(ada, chat, used);
    const of = { chatId: chat, authorId: ada.id, fileId: idOf(unused.file_url), day: today() };
    expect([await stored(unused.file_url), await stored(used.file_url)]).toEqual([2, 1]);
    const [late, reader] = (await after({ hours: CHAT_FILE_LIMITS.unusedHours }, ada, can)) as [Client, Client];
    expect(await stored(unused.file_url)).toBe(2);
    expect(said(await chatters.send(late, chat, '', { file_url: unused.file_url }))).toEqual([422, CHAT_FILE_TEXT.missing]);
    const [ada2, can2] = (await after({ minutes: 5 }, late, reader)) as [Client, Client];
    expect([await stored(unused.file_url), await stored(used.file_url)]).toEqual([0, 1]);
    expect([await isForgotten(fileKey(of)), await isForgotten(fileKey({ ...of, fileId: idOf(used.file_url) }))]).toEqual([true, false]);
    expect(said(await chatters.send(ada2, chat, '', { file_url: unused.file_url }))).toEqual([422, CHAT_FILE_TEXT.missing]);
    const [theirs] = (await messages(can2, chat)).messages;
    expect(Buffer.from((await can2.download(theirs?.file_url ?? '')).bytes)).toEqual(note);
  });

  inBothHomes.it('go thirty days after their message was taken back, with the key of what was said of them', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const [taken, edited] = [await sendFile(ada, chat, await upload(ada, chat)), await sendFile(ada, chat, await upload(ada, chat))];
    const keyOf = ({ file_url }: ChatMessage, day = today()) => fileKey({ chatId: chat, authorId: ada.id, fileId: idOf(file_url), day });
    const [first, second] = [keyOf(taken), keyOf(edited)];
    done(await ada.delete(`${CHAT}/messages/${taken.id}`));
    done(await ada.put(`${CHAT}/messages/${edited.id}`, { content: 'Buyur' }));
    await after({ days: 29 });
    expect([await stored(taken.file_url), await isForgotten(first)]).toEqual([1, false]);
    await after({ days: 2 });
    expect([await stored(taken.file_url), await isForgotten(first)]).toEqual([0, true]);
    expect([await stored(edited.file_url), await isForgotten(second)]).toEqual([1, false]);
    await town.renewModerator();
  });

  inBothHomes.it('go once nobody has the conversation any more', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const files = [await sendFile(ada, chat, await upload(ada, chat, 'ekran.png', await screenshot())), await sendFile(can, chat, await upload(can, chat))];
    const waiting = await upload(can, chat);
    done(await remove(ada, chat));
    await town.app.settled();
    expect(await Promise.all([...files, waiting].map(({ file_url }) => stored(file_url)))).toEqual([2, 1, 1]);
    done(await remove(can, chat));
    await town.app.settled();
    expect(await Promise.all([...files, waiting].map(({ file_url }) => stored(file_url)))).toEqual([0, 0, 0]);
    expect(await isForgotten(authorKey(chat, can.id))).toBe(true);
  });

  inBothHomes.it('go with the account of whoever sent them, and those of the other side stay', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const [mine, theirs] = [await sendFile(ada, chat, await upload(ada, chat)), await sendFile(can, chat, await upload(can, chat))];
    expect((await ada.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBe(200);
    const [left] = (await after({ days: 8 }, can)) as [Client];
    await town.app.settled();
    expect([await stored(mine.file_url), await stored(theirs.file_url)]).toEqual([0, 1]);
    const found = (await messages(left, chat)).messages;
    expect(found.map(({ state, file_name, file }) => [state, file_name, file?.type])).toEqual([
      ['forgotten', null, undefined],
      ['sent', 'a.txt', 'text/plain'],
    ]);
    await town.renewModerator();
  });
});

describe('A member’s copy of their data', () => {
  it('has the files that they sent, by their names, and not those of the other side', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const sent = await sendFile(ada, chat, await upload(ada, chat, 'Bütçe.txt'));
    const taken = await sendFile(ada, chat, await upload(ada, chat, 'giden.txt'));
    await sendFile(can, chat, await upload(can, chat, 'onunki.txt'));
    done(await ada.delete(`${CHAT}/messages/${taken.id}`));
    done(await ada.post('/api/auth/data-export'));
    await town.app.settled();
    const { id } = done(await ada.get<DataExport>('/api/auth/data-export'));
    const copy = unzipSync((await ada.download(`/api/auth/data-export/${id}`)).bytes);
    const text = (name: string) => Buffer.from(copy[name] ?? []).toString();
    expect(Object.keys(copy).filter((name) => name.startsWith('sohbet-dosyalari/'))).toEqual(
      [`${idOf(sent.file_url)}/Bütçe.txt`, `${idOf(taken.file_url)}/giden.txt`].map((name) => `sohbet-dosyalari/${name}`),
    );
    expect(text(`sohbet-dosyalari/${idOf(sent.file_url)}/Bütçe.txt`)).toBe(note.toString());
    expect((JSON.parse(text('sohbet-dosyalari.json')) as { name: string; what: string }[]).map(({ name, what }) => [name, what])).toEqual([
      ['Bütçe.txt', 'yüklendi'],
      ['giden.txt', 'yüklendi'],
    ]);
    expect(text('tum-kayitlar.json')).not.toContain('"sealed"');
    expect(Object.values(copy).some((bytes) => Buffer.from(bytes).includes('onunki'))).toBe(false);
  });
});
