import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import type { ExportRow } from '../contracts/audit-export.js';
import type { ChatMessage } from '../contracts/chat.js';
import type { ConversationCopies } from '../contracts/chat-evidence.js';
import type { ChatUpload } from '../contracts/chat-files.js';
import type { DataExport } from '../contracts/own-data.js';
import type { StoredEvent } from '../src/kernel/event.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import { type JobBoard, QUEUES } from '../src/kernel/jobs.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { EVENT_LOG, JOB_BOARD } from '../src/platform/tokens.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { whileBroken } from './contract.js';
import { sendForm } from './forms.js';
import { homeOf } from './home.js';
import { inBatches } from './onlookers.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

/** One word for each thing that is said between two, found nowhere else. */
const SAID = {
  sent: 'kanaryamesajgonderilen',
  former: 'kanaryamesajonceki',
  edited: 'kanaryamesajduzenlenen',
  takenBack: 'kanaryamesajgerialinan',
  request: 'kanaryamesajistek',
  answer: 'kanaryamesajyanit',
  refused: 'kanaryamesajreddedilen',
  lost: 'kanaryamesajyazilamayan',
  searched: 'kanaryamesajgonder',
  fileName: 'kanaryadosyaadi',
  fileBytes: 'kanaryadosyabayt',
  unsentName: 'kanaryadosyabekleyen',
  refusedName: 'kanaryadosyaretadi',
  refusedBytes: 'kanaryadosyaretbayt',
  lostName: 'kanaryadosyakayipadi',
  lostBytes: 'kanaryadosyakayipbayt',
};

/** As they stand, and as base64 shows them wherever they begin in it. */
const FORMS = Object.entries(SAID).flatMap(([name, word]) =>
  [word, ...[0, 1, 2].map((shift) => encodedWithin(word, shift))].map((form) => [name, form] as const),
);

/** What is left of a word in base64 when so many bytes stand before it: without the signs that its neighbours have a part in. */
function encodedWithin(word: string, shift: number): string {
  return Buffer.from('\0'.repeat(shift) + word)
    .toString('base64')
    .replace(/=+$/, '')
    .slice(shift === 0 ? 0 : shift + 1, -2);
}

const saidIn = (text: string): string[] => [...new Set(FORMS.filter(([, form]) => text.includes(form)).map(([name]) => name))].sort();

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesUnder(join(folder, name)) : [join(folder, name)]));

describe('What two members say to each other', () => {
  const lines: string[] = [];
  let app: TestApp;
  let ada: Client;
  let can: Client;
  let chat: string;
  let moderator: Client;
  let reported: string;

  beforeAll(async () => {
    app = await startApp({}, new TestClock(), createLogger('trace', { write: (line: string) => lines.push(line) }));
    [ada, can] = [await app.member('ada'), await app.member('can')];
    chat = await chatters.open(ada, can);
    const { id } = done(await chatters.send(ada, chat, SAID.sent));
    done(await can.post(`${CHAT}/${chat}/messages`, { content: SAID.answer, reply_to: id }, { 'idempotency-key': 'kanarya-1' }));
    const edited = done(await chatters.send(ada, chat, SAID.former));
    done(await ada.put(`${CHAT}/messages/${edited.id}`, { content: SAID.edited }));
    const taken = done(await chatters.send(ada, chat, SAID.takenBack));
    done(await ada.delete<ChatMessage>(`${CHAT}/messages/${taken.id}`));
    const stranger = await app.member('yabanci');
    const asked = done(await chatters.start(stranger, can));
    done(await chatters.send(stranger, asked.id, SAID.request));
    done(await can.get(`${CHAT}/${chat}/search?q=${SAID.searched}`));
    const { file_url } = done(await bring(`${SAID.fileName}.txt`, SAID.fileBytes));
    done(await chatters.send(ada, chat, '', { file_url, file_name: `${SAID.fileName}.txt` }));
    done(await bring(`${SAID.unsentName}.txt`, SAID.fileBytes));
    const theirs = (await chatters.messages(can, chat)).messages.at(-1)?.file_url ?? '';
    expect(Buffer.from((await can.download(theirs)).bytes).toString()).toBe(SAID.fileBytes);
    await judge(id);
    await openReported((await chatters.messages(can, chat)).messages.at(-1)?.id ?? '');
    await fail();
    await app.settled();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  const bring = (name: string, bytes: string) =>
    sendForm<ChatUpload>(
      ada,
      `${CHAT}/${chat}/files`,
      {},
      { field: 'file', name, type: 'text/plain', bytes: Buffer.from(bytes) },
      { 'idempotency-key': randomUUID() },
    );

  /** One of them is reported, and its conversation read. */
  const judge = async (id: string) => {
    done(await can.post('/api/reports', { reported_type: 'chat_message', reported_id: id, reported_user_id: ada.id, reason: 'spam' }));
    await app.settled();
    moderator = await app.member('derya', 'moderator');
    reported = id;
    const looked = await moderator.post(`/api/console/cases/${id}/conversation`, { reason: 'Kanarya bir kez okunur' });
    expect(saidIn(JSON.stringify(done(looked)))).toEqual(['answer', 'edited', 'fileName', 'searched', 'sent']);
  };

  /** The file is reported too, and opened from the copy. */
  const openReported = async (id: string) => {
    done(await can.post('/api/reports', { reported_type: 'chat_message', reported_id: id, reported_user_id: ada.id, reason: 'spam' }));
    await app.settled();
    const { file } = done(await moderator.post<ConversationCopies>(`/api/console/cases/${id}/conversation`, { reason: 'Kanarya bir kez okunur' }));
    expect(file?.name).toContain(SAID.fileName);
    expect(saidIn(file?.url ?? '')).toEqual([]);
    expect(saidIn(Buffer.from((await moderator.download(file?.url ?? '')).bytes).toString())).toEqual(['fileBytes']);
  };

  /** Calls that are refused, and writes that go wrong while they carry something. */
  const fail = async () => {
    expect((await chatters.send(ada, chat, SAID.refused.repeat(500))).status).toBe(422);
    await ada.raw('POST', `${CHAT}/${chat}/messages`, `{"content": "${SAID.refused}"`, { 'content-type': 'application/json' });
    expect((await bring(`${SAID.refusedName}.exe`, SAID.refusedBytes)).status).toBe(422);
    const failing = jest.spyOn(app.meydan.app.get<EventLog>(EVENT_LOG), 'append').mockImplementation(async (stream, _, events) => {
      throw Object.assign(new Error(`cannot append to ${stream}`), { events });
    });
    expect((await whileBroken(app.meydan.url, () => chatters.send(ada, chat, SAID.lost))).status).toBe(500);
    expect((await whileBroken(app.meydan.url, () => bring(`${SAID.lostName}.txt`, SAID.lostBytes))).status).toBe(500);
    failing.mockRestore();
  };

  it('is looked for in every form that base64 gives it', () => {
    for (const shift of [0, 1, 2, 3, 4, 5]) expect(saidIn(Buffer.from(`${'x'.repeat(shift)}${SAID.sent} ve sonrası`).toString('base64'))).toContain('sent');
  });

  inBothHomes.it('is sealed in the log', async () => {
    const log = app.meydan.app.get<EventLog>(EVENT_LOG);
    const events: StoredEvent[] = [];
    for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(events.at(-1)?.position ?? START, 500)) events.push(...page);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'ChatStarted',
        'ChatRequestWritten',
        'MessageSent',
        'MessageEdited',
        'MessageDeleted',
        'ChatFileUploaded',
        'ChatFileUsed',
        'ChatEvidenceKept',
        'ChatEvidenceDisclosed',
      ]),
    );
    expect(saidIn(JSON.stringify(events))).toEqual([]);
  });

  inBothHomes.it('is in no line that the application wrote, whatever went wrong', () => {
    expect(lines.join('')).toContain('request failed');
    expect(saidIn(lines.join(''))).toEqual([]);
  });

  inBothHomes.it('is in no job', async () => {
    const board = app.meydan.app.get<JobBoard>(JOB_BOARD);
    const states = (['due', 'waiting', 'active', 'dead'] as const).flatMap((state) => QUEUES.map((queue) => ({ state, queue })));
    const jobs = (await inBatches(states, ({ state, queue }) => board.entries(queue, state, { limit: 200, offset: 0 }))).flat();
    expect(jobs.map(({ command }) => command)).toEqual(expect.arrayContaining(['DestroyMessageEditions', 'DiscardUnusedChatFile', 'LetGoChatEvidence']));
    expect(saidIn(JSON.stringify(jobs))).toEqual([]);
  });

  inBothHomes.it('is in no byte of the folder, of the database and of Redis', async () => {
    expect(filesUnder(app.dataDir).some((file) => file.includes('chat-evidence'))).toBe(true);
    for (const file of filesUnder(app.dataDir)) expect([file, saidIn(readFileSync(file).toString('latin1'))]).toEqual([file, []]);
    const { MONGODB_URL, REDIS_URL } = await homeOf(app.dataDir);
    if (MONGODB_URL) expect(saidIn(await textOfDatabase(MONGODB_URL))).toEqual([]);
    if (REDIS_URL) expect(saidIn(await textOfRedis(REDIS_URL))).toEqual([]);
  });

  it('is copied for whoever wrote it, and exported to nobody', async () => {
    const unzipped = ({ bytes }: { bytes: Uint8Array }) =>
      Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join('\n');
    const copyOf = async (who: Client): Promise<string> => {
      done(await who.post('/api/auth/data-export'));
      await app.settled();
      const { id } = (await who.get<DataExport>('/api/auth/data-export')).body.data;
      return unzipped(await who.download(`/api/auth/data-export/${id}`));
    };
    expect(saidIn(await copyOf(ada))).toEqual(['edited', 'fileBytes', 'fileName', 'former', 'searched', 'sent', 'takenBack', 'unsentName']);
    expect(saidIn(await copyOf(can))).toEqual(['answer']);
    const auditor = await app.member('denetci', 'auditor');
    for (const profile of ['pseudonyms', 'figures'] as const) {
      done(await auditor.post('/api/console/audit/exports', { profile, format: 'jsonl', subject: ada.id }));
      await app.settled();
      const [latest] = (await auditor.get<ExportRow[]>('/api/console/audit/exports')).body.data;
      expect(saidIn(unzipped(await auditor.download(`/api/console/audit/exports/${latest?.id}`)))).toEqual([]);
    }
  });

  it('is in nothing that moderators and auditors see of a report, but for the look that gave a reason', async () => {
    const auditor = await app.guest.signIn('denetci', PASSWORD);
    for (const who of [moderator, auditor])
      for (const path of [`/cases`, `/cases/${reported}`, '/reports', '/facts', `/members/${ada.id}`, '/audit/timeline'])
        expect([path, saidIn((await who.raw('GET', `/api/console${path}`)).text)]).toEqual([path, []]);
  });

  it('is told in no mail and in no notice', async () => {
    expect(app.mailsTo('').filter((mail) => saidIn(mail).length > 0)).toEqual([]);
    for (const who of [ada, can]) expect(saidIn((await who.raw('GET', '/api/notifications')).text)).toEqual([]);
  });
});

async function textOfDatabase(url: string): Promise<string> {
  const client = await mongo.MongoClient.connect(url);
  try {
    const collections = await client.db().listCollections().toArray();
    const documents = await Promise.all(collections.map(({ name }) => client.db().collection(name).find({}).toArray()));
    expect(collections.map(({ name }) => name).some((name) => name.includes('chat_messages'))).toBe(true);
    return JSON.stringify(documents);
  } finally {
    await client.close();
  }
}

async function textOfRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const dumps = await Promise.all((await redis.keys('*')).map(async (key) => `${key}${(await redis.dumpBuffer(key))?.toString('latin1')}`));
    return dumps.join('');
  } finally {
    await redis.quit();
  }
}
