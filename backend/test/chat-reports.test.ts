import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { LookRow } from '../contracts/audit-timeline.js';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import type { ChatMessage } from '../contracts/chat.js';
import { type ConversationCopies, conversationReasonProblem, EVIDENCE_TEXT } from '../contracts/chat-evidence.js';
import type { ChatUpload } from '../contracts/chat-files.js';
import { type FactRow, MODERATION_TEXT } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { DataExport } from '../contracts/own-data.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { TestClock } from './test-clock.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const REASON = 'Bir üye burada tehdit edildiğini yazdı';

describe('A message that was reported', () => {
  const clock = new TestClock();
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({}, clock);
  });
  afterAll(() => town.app.stop());

  /** Two who write to each other; the first one has said the words. */
  const talk = async (...words: string[]) => {
    const [author, reader] = await town.pair();
    const chat = await chatters.open(author, reader);
    const sent: ChatMessage[] = [];
    for (const each of words) sent.push(done(await chatters.send(author, chat, each)));
    return { author, reader, chat, ids: sent.map(({ id }) => id), last: sent.at(-1)?.id ?? '' };
  };
  const report = (id: string, reporter: Client, author: Client) =>
    reporter.post('/api/reports', { reported_type: 'chat_message', reported_id: id, reported_user_id: author.id, reason: 'harassment' });
  const reported = async (...words: string[]) => {
    const talked = await talk(...words);
    done(await report(talked.last, talked.reader, talked.author));
    await town.app.settled();
    return talked;
  };
  const look = (id: string, who: Client = town.moderator, reason = REASON) => who.post<ConversationCopies>(`/api/console/cases/${id}/conversation`, { reason });
  const show = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const shown = async (who: Client, chat: string) => (await chatters.messages(who, chat)).messages.map(({ state, content }) => [state, content]);
  const told = async (who: Client) => (await who.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));
  const facts = async (id: string) => rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: id } })}`));

  it('is read by moderators with what stood around it, for a reason that is recorded, and is in no answer before', async () => {
    const words = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'onbir', 'oniki', 'onüç'].map((word) => `${word} gizlisöz`);
    const { author, reader, chat, ids } = await talk(...words);
    const id = ids[6] ?? '';
    done(await author.put(`${CHAT}/messages/${id}`, { content: 'düzenlenmiş gizlisöz' }));
    done(await report(id, reader, author));
    await town.app.settled();
    const [listed] = rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open', type: 'chat_message' } })}`));
    const found = await show(id);
    expect(listed).toMatchObject({ id, content_title: 'Mesaj', reports: 1 });
    expect(found).toMatchObject({
      reported: { id: author.id },
      around: null,
      conversation: { messages: 11, over: false },
      now: { state: 'visible', content: '' },
    });
    expect(JSON.stringify([listed, found])).not.toContain('gizlisöz');
    const { copies } = done(await look(id));
    expect(copies.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      [...words.slice(1, 6), 'düzenlenmiş gizlisöz', ...words.slice(7, 12)],
    ]);
    expect(copies[0]?.versions.map(({ content }) => content)).toEqual([words[6], 'düzenlenmiş gizlisöz']);
    expect(copies[0]?.messages[0]?.author.id).toBe(author.id);
    expect((await facts(id)).find(({ type }) => type === 'ChatEvidenceDisclosed')).toMatchObject({
      what: 'Raporlanan bir mesajın konuşmasına bakıldı',
      why: `“${REASON}”`,
      actor: { username: 'derya' },
    });
    expect((await chatters.messages(reader, chat)).messages).toHaveLength(words.length);
  });

  it('is shown to nobody without a reason, and to nobody but moderators', async () => {
    const { author, reader, last } = await reported('kaba söz');
    for (const reason of ['Bakacağım', 'x'.repeat(501)]) {
      const { status, body } = await look(last, town.moderator, reason);
      expect([status, body.error]).toEqual([422, conversationReasonProblem(reason)]);
    }
    const auditor = await town.app.member('bakan', 'auditor');
    for (const who of [author, reader, await town.member(), auditor, town.app.guest])
      expect((await look(last, who)).status).toBe(who === town.app.guest ? 401 : 403);
    expect((await facts(last)).map(({ type }) => type)).not.toContain('ChatEvidenceDisclosed');
    const unreported = await talk('söz');
    expect(said(await look(unreported.last))).toEqual([404, EVIDENCE_TEXT.none]);
  });

  it('of a moderator is not read by themselves, nor by those below them', async () => {
    const chief = await town.app.member('baskan', 'admin');
    const other = await town.member();
    const chat = await chatters.open(chief, other);
    const { id } = done(await chatters.send(chief, chat, 'söz'));
    done(await report(id, other, chief));
    await town.app.settled();
    expect(said(await look(id, chief))).toEqual([403, EVIDENCE_TEXT.aboutYourself]);
    expect(said(await look(id))).toEqual([403, EVIDENCE_TEXT.aboutSuperior]);
  });

  it('that a moderator reported is neither read nor decided on by themselves', async () => {
    const [author, judge] = [await town.member(), await town.app.member('hakem', 'moderator')];
    const { id } = done(await chatters.send(author, await chatters.open(author, judge), 'hakeme söz'));
    done(await report(id, judge, author));
    await town.app.settled();
    expect(said(await look(id, judge))).toEqual([403, EVIDENCE_TEXT.aboutYourself]);
    for (const [call, request] of [
      ['claim', {}],
      ['decisions', { verdict: 'upheld', reason: 'harassment', actions: ['warn_user'] }],
    ] as const)
      expect(said(await judge.send<never>(call === 'claim' ? 'PUT' : 'POST', `/api/console/cases/${id}/${call}`, request))).toEqual([
        403,
        MODERATION_TEXT.ownConversation,
      ]);
    await decide(id, { actions: ['warn_user'] });
  });

  it('is reported by the other side alone, as long as they have it', async () => {
    const { author, reader, chat, last } = await talk('söz');
    expect(said(await report(last, author, author))).toEqual([403, MODERATION_TEXT.ownContent]);
    for (const who of [await town.member(), town.moderator]) expect(said(await report(last, who, author))).toEqual([404, MODERATION_TEXT.contentGone]);
    done(await chatters.block(author, reader));
    done(await chatters.remove(author, chat));
    done(await report(last, reader, author));
    expect(said(await report(last, reader, author))).toEqual([409, MODERATION_TEXT.alreadyReported]);
    await town.app.settled();
    expect(done(await look(last)).copies[0]?.messages.map(({ content }) => content)).toEqual(['söz']);
    const gone = await talk('söz');
    done(await chatters.remove(gone.reader, gone.chat));
    expect(said(await report(gone.last, gone.reader, gone.author))).toEqual([404, MODERATION_TEXT.contentGone]);
  });

  it('may be the text of a request, or one that its author took back, for thirty days', async () => {
    const [stranger, asked] = [await town.member(), await town.member()];
    const { id: chat } = done(await chatters.start(stranger, asked));
    const { id } = done(await chatters.send(stranger, chat, 'istenmeyen söz'));
    done(await report(id, asked, stranger));
    const { author, reader, last } = await talk('geri alınan söz');
    const early = await talk('unutulan söz');
    for (const { author: by, last: of } of [{ author, last }, early]) done(await by.delete<ChatMessage>(`${CHAT}/messages/${of}`));
    done(await report(last, reader, author));
    await town.app.settled();
    const [request, taken] = [done(await look(id)).copies[0], done(await look(last)).copies[0]];
    expect(request?.messages.map(({ content }) => content)).toEqual(['istenmeyen söz']);
    expect([taken?.messages.map(({ state, content }) => [state, content]), taken?.versions.map(({ content }) => content)]).toEqual([
      [['deleted', '']],
      ['geri alınan söz'],
    ]);
    const name = await usernameOf(early.reader);
    await town.days(31);
    const again = await town.app.guest.signIn(name, PASSWORD);
    expect(said(await report(early.last, again, early.author))).toEqual([404, MODERATION_TEXT.contentGone]);
  });

  it('is taken from the view of both sides, answers to it say nothing of it, and it stands again when that is taken back', async () => {
    const { author, reader, chat, last } = await reported('kaba söz');
    done(await chatters.send(reader, chat, 'yanıt', { reply_to: last }));
    done(await reader.put(`${CHAT}/messages/${last}/reaction`, { emoji: '😡' }));
    const { decisionId } = await decide(last, { actions: ['warn_user', 'hide_content'], message: 'Böyle olmaz.' });
    for (const who of [author, reader]) {
      expect(await shown(who, chat)).toEqual([
        ['withheld', ''],
        ['sent', 'yanıt'],
      ]);
      const { messages } = await chatters.messages(who, chat);
      expect([messages[0]?.encrypted_content, messages[0]?.reactions, messages[1]?.reply_to?.content]).toEqual(['', [], '']);
      expect(done(await who.get<{ messages: ChatMessage[] }>(`${CHAT}/${chat}/search?q=kaba`)).messages).toEqual([]);
    }
    expect((await reader.put(`${CHAT}/messages/${last}/reaction`, { emoji: '👍' })).status).toBe(404);
    expect((await author.put(`${CHAT}/messages/${last}`, { content: 'başka' })).status).toBe(404);
    expect(await told(author)).toContain('Mesajınız moderatör tarafından gizlendi');
    const mail = town.app.mailsTo(`${await usernameOf(author)}@ornek.dev`).find((text) => text.includes('Böyle olmaz.')) ?? '';
    expect([mail.includes('Mesajınız moderatör tarafından gizlendi.'), mail.includes('kaba söz')]).toEqual([true, false]);
    const decision = done(await author.get<AppealableDecision[]>('/api/appeals'));
    expect(JSON.stringify(decision)).toContain('"excerpt":"kaba söz"');
    expect((await town.moderator.post(`/api/console/cases/${last}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBeLessThan(300);
    await town.app.settled();
    expect([await shown(reader, chat), (await show(last)).open]).toEqual([
      [
        ['sent', 'kaba söz'],
        ['sent', 'yanıt'],
      ],
      true,
    ]);
  });

  it('has the name of its file in the copy, and the file is opened by nobody once it is taken from view', async () => {
    const { author, reader, chat } = await talk('önce');
    const file = { field: 'file', name: 'tablo.txt', type: 'text/plain', bytes: Buffer.from('Yan tablo fikri\n') };
    const { file_url } = done(await sendForm<ChatUpload>(author, `${CHAT}/${chat}/files`, {}, file));
    const { id } = done(await chatters.send(author, chat, '', { file_url }));
    const theirs = (await chatters.messages(reader, chat)).messages.at(-1)?.file_url ?? '';
    expect((await reader.download(theirs)).status).toBe(200);
    done(await report(id, reader, author));
    await town.app.settled();
    expect(done(await look(id)).copies[0]?.messages.at(-1)?.file).toEqual({ name: 'tablo.txt', type: 'text/plain', size: file.bytes.length });
    await decide(id, { actions: ['delete_content'] });
    expect((await chatters.messages(reader, chat)).messages.at(-1)).toMatchObject({ state: 'withheld', file_url: null, file_name: null, file: null });
    expect((await reader.get(theirs)).status).toBe(404);
  });

  it('tells the author in their copy why somebody looked, and not which message; the reporter that somebody did', async () => {
    const { author, reader, last } = await reported('kopyadaki söz');
    done(await look(last));
    const copyOf = async (who: Client) => {
      done(await who.post('/api/auth/data-export'));
      await town.app.settled();
      const { id } = (await who.get<DataExport>('/api/auth/data-export')).body.data;
      const files = unzipSync((await who.download(`/api/auth/data-export/${id}`)).bytes);
      const looks = strFromU8(files['mesajlariniza-bakanlar.json'] ?? new Uint8Array());
      const disclosed = (JSON.parse(strFromU8(files['tum-kayitlar.json'] ?? new Uint8Array())) as { type: string; data: object }[]).find(
        ({ type }) => type === 'ChatEvidenceDisclosed',
      );
      return { looks: JSON.parse(looks) as object[], data: disclosed?.data };
    };
    const [theirs, reporters] = [await copyOf(author), await copyOf(reader)];
    expect(theirs).toMatchObject({ looks: [{ role: 'Moderatör', reason: REASON }], data: { authorId: author.id, note: REASON } });
    for (const hidden of [last, reader.id]) expect(JSON.stringify(theirs)).not.toContain(hidden);
    expect(reporters.looks).toEqual([{ at: expect.any(String), role: 'Moderatör' }]);
    expect(JSON.stringify(reporters)).not.toContain(REASON);
  });

  it('tells both of the look where members see who looked at what is theirs, too', async () => {
    const { author, reader, last } = await reported('bakılan söz');
    done(await look(last));
    await town.app.settled();
    const looksOf = async (who: Client) => done(await who.get<LookRow[]>('/api/auth/looks')).map(({ role, what, reason }) => [role, what, reason]);
    expect(await looksOf(author)).toEqual([['moderator', 'Raporlanan bir mesajınız ve çevresindeki konuşma', REASON]]);
    expect(await looksOf(reader)).toEqual([['moderator', 'Raporladığınız bir mesaj ve çevresindeki konuşma', null]]);
  });

  it('is read until its case is over, whatever is erased meanwhile, and by nobody afterwards', async () => {
    const { author, reader, chat, last } = await reported('unutulmaz söz');
    done(await author.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true }));
    const name = await usernameOf(reader);
    await town.days(8);
    expect(await shown(await town.app.guest.signIn(name, PASSWORD), chat)).toEqual([['forgotten', '']]);
    expect(done(await look(last)).copies[0]?.messages[0]?.content).toBe('unutulmaz söz');
    await decide(last, { verdict: 'dismissed' });
    await town.days(2);
    expect((await show(last)).conversation?.over).toBe(false);
    await town.days(45);
    expect((await show(last)).conversation?.over).toBe(true);
    expect(said(await look(last))).toEqual([410, `${EVIDENCE_TEXT.over}.`]);
    expect((await facts(last)).filter(({ type }) => type === 'ChatEvidenceDestroyed')).toHaveLength(1);
  });

  it('holds the keys of its conversation until it is decided, also when both sides have deleted that', async () => {
    const { author, reader, chat, last } = await reported('tutulan söz');
    for (const who of [author, reader]) done(await chatters.remove(who, chat));
    await town.app.settled();
    expect(await keysDestroyed(chat)).toBe(false);
    await decide(last, { verdict: 'dismissed' });
    expect(await keysDestroyed(chat)).toBe(true);
    const other = await talk('başka söz');
    for (const who of [other.author, other.reader]) done(await chatters.remove(who, other.chat));
    await town.app.settled();
    expect(await keysDestroyed(other.chat)).toBe(true);
  });

  const keysDestroyed = async (chat: string): Promise<boolean> => {
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(page.at(-1)?.position ?? START, 500))
      if (page.some(({ type, data }) => type === 'ChatKeysDestroyed' && 'chatId' in data && data.chatId === chat)) return true;
    return false;
  };
});
