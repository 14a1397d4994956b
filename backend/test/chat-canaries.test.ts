import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { ChatMessage } from '../contracts/chat.js';
import type { ConversationCopies } from '../contracts/chat-evidence.js';
import type { ChatUpload } from '../contracts/chat-files.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { auditCopiesOf, factsOf, finderOf, jobsOf, keptBytesOf, ownCopyOf, whileNothingIsKept } from './canaries.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
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

const saidIn = finderOf(SAID);

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
    await whileNothingIsKept(app, () => chatters.send(ada, chat, SAID.lost));
    await whileNothingIsKept(app, () => bring(`${SAID.lostName}.txt`, SAID.lostBytes));
  };

  it('is looked for in every form that base64 gives it', () => {
    for (const shift of [0, 1, 2, 3, 4, 5]) expect(saidIn(Buffer.from(`${'x'.repeat(shift)}${SAID.sent} ve sonrası`).toString('base64'))).toContain('sent');
  });

  inBothHomes.it('is sealed in the log', async () => {
    const events = await factsOf(app);
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
    const jobs = await jobsOf(app);
    expect(jobs.map(({ command }) => command)).toEqual(expect.arrayContaining(['DestroyMessageEditions', 'DiscardUnusedChatFile', 'LetGoChatEvidence']));
    expect(saidIn(JSON.stringify(jobs))).toEqual([]);
  });

  inBothHomes.it('is in no byte of the folder, of the database and of Redis', async () => {
    const kept = await keptBytesOf(app, 'chat_messages');
    expect(kept.some(([place]) => place.includes('chat-evidence'))).toBe(true);
    for (const [place, bytes] of kept) expect([place, saidIn(bytes)]).toEqual([place, []]);
  });

  it('is copied for whoever wrote it, and exported to nobody', async () => {
    expect(saidIn(await ownCopyOf(app, ada))).toEqual(['edited', 'fileBytes', 'fileName', 'former', 'searched', 'sent', 'takenBack', 'unsentName']);
    expect(saidIn(await ownCopyOf(app, can))).toEqual(['answer']);
    const auditor = await app.member('denetci', 'auditor');
    for (const copy of await auditCopiesOf(app, auditor, ada.id)) expect(saidIn(copy)).toEqual([]);
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
