import { afterAll, afterEach, beforeAll, describe, expect, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { strFromU8, unzipSync } from 'fflate';
import { type ConversationCopies, EVIDENCE_TEXT } from '../contracts/chat-evidence.js';
import type { ChatUpload } from '../contracts/chat-files.js';
import { type FactRow, MODERATION_TEXT, type ReportAccepted } from '../contracts/moderation.js';
import type { DataExport } from '../contracts/own-data.js';
import { LetGoChatEvidence } from '../src/contexts/moderation/evidence/evidence.commands.js';
import { evidenceStream } from '../src/contexts/moderation/evidence/evidence.stream.js';
import { EvidenceCases } from '../src/contexts/moderation/evidence/evidence-cases.port.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { EventStore } from '../src/kernel/event-store.js';
import type { Files } from '../src/kernel/files.js';
import type { Vault } from '../src/kernel/vault.js';
import { EVENT_LOG, FILES, VAULT } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { whileBroken } from './contract.js';
import { sendForm } from './forms.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const REASON = 'Bir üye burada tehdit edildiğini yazdı';
const BYTES = Buffer.from('Yan tablo fikri\n');

describe('What is kept for a report of a message', () => {
  const clock = new TestClock();
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({}, clock);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => town.app.stop());

  const files = () => town.app.meydan.app.get<Files>(FILES);
  const sent = async (author?: Client, reader?: Client) => {
    const [by, to] = author && reader ? [author, reader] : await town.pair();
    const chat = await chatters.open(by, to);
    const { file_url } = done(
      await sendForm<ChatUpload>(by, `${CHAT}/${chat}/files`, {}, { field: 'file', name: 'tablo.txt', type: 'text/plain', bytes: BYTES }),
    );
    const { id } = done(await chatters.send(by, chat, 'söz', { file_url }));
    return { author: by, reader: to, chat, id };
  };
  type Sent = Awaited<ReturnType<typeof sent>>;
  const report = ({ id, author }: Sent, by: Client) =>
    by.post<ReportAccepted>('/api/reports', { reported_type: 'chat_message', reported_id: id, reported_user_id: author.id, reason: 'harassment' });
  const look = (id: string, headers = {}) => town.moderator.post<ConversationCopies>(`/api/console/cases/${id}/conversation`, { reason: REASON }, headers);
  const read = async (id: string) => {
    const { file } = done(await look(id));
    return file && Buffer.from((await town.moderator.download(file.url)).bytes);
  };
  const stored = async (id: string) => (await files().list(`chat-evidence/${id}.`, { limit: 9 })).map(({ key }) => key);
  const broken = <T>(ask: () => Promise<T>) => whileBroken(town.app.meydan.url, ask);
  const state = (id: string) => town.app.meydan.app.get(EventStore).state(evidenceStream, id);
  const letGoOf = ({ id, author }: Sent) => {
    const origin = { id: `let-go-${id}`, at: clock.now().toISOString(), actor: { id: author.id, role: 'system' }, correlationId: id, causationId: null };
    return town.app.meydan.app.get(CommandBus).execute(new LetGoChatEvidence({ messageId: id }, origin));
  };
  const dismiss = async (id: string) => {
    expect((await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'dismissed', reason: 'harassment' })).status).toBe(201);
    await town.app.settled();
  };
  /** Lets some writes of one kind fail, as a full disk does. */
  const failing = (work: 'put' | 'get', prefix: string) => {
    const store = files();
    const real = store[work].bind(store) as (...words: unknown[]) => Promise<unknown>;
    const full = (...words: unknown[]) => (String(words[0]).startsWith(prefix) ? Promise.reject(new Error('no space is left')) : real(...words));
    jest.spyOn(store, work).mockImplementation(full as never);
  };

  inBothHomes.it('goes on without the file that cannot be kept, read or opened, and says so; the next report has it', async () => {
    for (const fault of ['put', 'pending', 'get', 'unopened'] as const) {
      const message = await sent();
      if (fault === 'put') failing('put', 'chat-evidence/');
      if (fault === 'pending') failing('put', 'pending/chat-evidence/');
      if (fault === 'get') failing('get', 'chat-files/');
      if (fault === 'unopened') jest.spyOn(files(), 'get').mockResolvedValue({ bytes: Buffer.alloc(64, 7), type: 'application/octet-stream' });
      expect([fault, (await report(message, message.reader)).status]).toEqual([fault, 201]);
      jest.restoreAllMocks();
      await town.app.settled();
      const copy = done(await look(message.id));
      expect([copy.file, copy.file_missing, copy.copies[0]?.messages.at(-1)?.content]).toEqual([null, true, 'söz']);
      expect(said(await report(message, message.reader))).toEqual([409, MODERATION_TEXT.alreadyReported]);
      const name = await usernameOf(message.reader);
      await town.days(1);
      done(await report(message, await town.app.guest.signIn(name, PASSWORD)));
      await town.app.settled();
      expect([done(await look(message.id)).file_missing, (await read(message.id))?.equals(BYTES)]).toEqual([false, true]);
    }
  });

  it('that fails leaves its reporter their day, and nobody is told that they reported it already', async () => {
    const message = await sent();
    const vault = town.app.meydan.app.get<Vault>(VAULT);
    const seal = vault.seal.bind(vault);
    jest.spyOn(vault, 'seal').mockImplementation((key, text) => (key.startsWith('chat-evidence-') ? Promise.reject(new Error('unexpected')) : seal(key, text)));
    expect((await broken(() => report(message, message.reader))).status).toBe(500);
    jest.restoreAllMocks();
    const { dailyCount } = done(await report(message, message.reader));
    expect(dailyCount).toBe(1);
  });

  it('that was cut short before it was recorded is read by nobody, counts for nothing, and goes within the hour', async () => {
    const message = await sent();
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    const append = log.append.bind(log);
    jest
      .spyOn(log, 'append')
      .mockImplementation((stream, expected, events) =>
        events.some(({ type }) => type === 'ContentReported') ? Promise.reject(new Error('cut short')) : append(stream, expected, events),
      );
    expect((await broken(() => report(message, message.reader))).status).toBe(500);
    jest.restoreAllMocks();
    expect(await stored(message.id)).toHaveLength(1);
    expect(said(await look(message.id))).toEqual([404, EVIDENCE_TEXT.none]);
    expect(done(await message.reader.get<{ dailyCount: number; reported: string[] }>('/api/reports/daily-count'))).toMatchObject({
      dailyCount: 0,
      reported: [],
    });
    clock.advance({ minutes: 61 });
    await town.app.settled();
    expect([await stored(message.id), (await state(message.id))?.isOver]).toEqual([[], true]);
    const { dailyCount } = done(await report(message, message.reader));
    await town.app.settled();
    expect([dailyCount, (await read(message.id))?.equals(BYTES)]).toEqual([1, true]);
  });

  it('copies a file anew whose bytes are gone', async () => {
    const message = await sent();
    done(await report(message, message.reader));
    await town.app.settled();
    for (const key of await stored(message.id)) await files().remove(key);
    const name = await usernameOf(message.reader);
    await town.days(1);
    done(await report(message, await town.app.guest.signIn(name, PASSWORD)));
    await town.app.settled();
    expect((await read(message.id))?.equals(BYTES)).toBe(true);
  });

  inBothHomes.it('stays when it is reported again in the very moment in which the old copy goes, whichever comes first', async () => {
    const orders = ['gone before it is sealed', 'gone once it is sealed', 'reported once nobody needs it', 'at once', 'at once, the report first'] as const;
    const all = await Promise.all(orders.map(async (order) => ({ order, message: await sent() })));
    const named: { order: (typeof orders)[number]; message: Sent; name: string }[] = [];
    for (const { order, message } of all) {
      named.push({ order, message, name: await usernameOf(message.reader) });
      done(await report(message, message.reader));
    }
    await town.app.settled();
    for (const { message } of all) await dismiss(message.id);
    const cases = town.app.meydan.app.get(EvidenceCases);
    // The daily look leaves them: for the day that follows, the only look is the one that is sent.
    jest.spyOn(cases, 'isNeeded').mockResolvedValue(true);
    clock.advance({ days: 60 });
    await town.app.settled();
    jest.restoreAllMocks();
    const vault = town.app.meydan.app.get<Vault>(VAULT);
    const rounds: Record<string, number | undefined> = {};
    for (const { order, message, name } of named) {
      const { id } = message;
      const reader = await town.app.guest.signIn(name, PASSWORD);
      const letGo = () => letGoOf(message);
      expect([order, (await state(id))?.isOver]).toEqual([order, false]);
      const reporting = async () => expect([order, (await report(message, reader)).status]).toEqual([order, 201]);
      if (order === 'gone before it is sealed' || order === 'gone once it is sealed') {
        const seal = vault.seal.bind(vault);
        let isFirst = true;
        jest.spyOn(vault, 'seal').mockImplementation(async (key, text) => {
          if (!isFirst || !key.startsWith('chat-evidence-')) return seal(key, text);
          isFirst = false;
          if (order === 'gone before it is sealed') await letGo();
          const sealed = await seal(key, text);
          if (order === 'gone once it is sealed') await letGo();
          return sealed;
        });
        await reporting();
        jest.restoreAllMocks();
      } else if (order === 'reported once nobody needs it') {
        const isNeeded = cases.isNeeded.bind(cases);
        jest.spyOn(cases, 'isNeeded').mockImplementationOnce(async (...of) => {
          const answer = await isNeeded(...of);
          await reporting();
          return answer;
        });
        await letGo();
        jest.restoreAllMocks();
      } else if (order === 'at once') await Promise.all([letGo(), reporting()]);
      else await Promise.all([reporting(), letGo()]);
      rounds[order] = (await state(id))?.round;
    }
    expect(rounds).toMatchObject({ 'gone before it is sealed': 1, 'gone once it is sealed': 1, 'reported once nobody needs it': 0 });
    await town.app.settled();
    await town.renewModerator();
    for (const { order, message } of all) {
      const { id } = message;
      expect([order, (await state(id))?.reports.length]).toEqual([order, rounds[order] === 0 ? 2 : 1]);
      expect([order, (await state(id))?.isOver, (await read(id))?.equals(BYTES), (await stored(id)).length]).toEqual([order, false, true, 1]);
    }
  });

  it('stands in its reporter’s own data without what was sealed and where that lies', async () => {
    const message = await sent();
    done(await report(message, message.reader));
    await town.app.settled();
    const [key = ''] = await stored(message.id);
    done(await message.reader.post('/api/auth/data-export'));
    await town.app.settled();
    const { body } = await message.reader.get<DataExport>('/api/auth/data-export');
    const { bytes } = await message.reader.download(`/api/auth/data-export/${body.data.id}`);
    const texts = Object.values(unzipSync(bytes)).map((each) => strFromU8(each));
    expect(texts.some((text) => text.includes('ChatEvidenceKept'))).toBe(true);
    expect(texts.filter((text) => text.includes(key))).toEqual([]);
  });

  it('is looked at once under one key of repetition', async () => {
    const message = await sent();
    done(await report(message, message.reader));
    await town.app.settled();
    const headers = { 'idempotency-key': 'bir-bakis' };
    for (let time = 0; time < 3; time += 1) done(await look(message.id, headers));
    await town.app.settled();
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: message.id } })}`));
    expect(facts.filter(({ type }) => type === 'ChatEvidenceDisclosed')).toHaveLength(1);
  });
});
