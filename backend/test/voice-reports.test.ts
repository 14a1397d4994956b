import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { APPEAL_RESULT, type AppealableDecision, BROUGHT_BACK_TEXT } from '../contracts/appeals.js';
import type { LookRow } from '../contracts/audit-timeline.js';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import { type ConversationCopies, EVIDENCE_TEXT } from '../contracts/chat-evidence.js';
import { type FactRow, MODERATION_TEXT, type ReportedType } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { DataExport } from '../contracts/own-data.js';
import { VOICE_TEXT, type VoiceRoom } from '../contracts/voice.js';
import { VOICE_MESSAGE_TEXT, type VoiceMessage, type VoiceMessagePage } from '../contracts/voice-messages.js';
import { PASSWORD } from './app.js';
import { chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { query, rows, said, Town, usernameOf } from './town.js';
import { create, idsAt, join, leave, one, opened, ROOMS } from './voice-calls.js';

const REASON = 'Bir üye burada tehdit edildiğini yazdı';
const UGLY = { name: 'Kabasöz Odası', description: 'Burada kabasöz söylenir.' };

describe('What is reported of voice rooms', () => {
  const clock = new TestClock();
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({}, clock);
  });
  afterAll(() => town.app.stop());

  const report = (type: ReportedType, id: string, reporter: Client, author: Client) =>
    reporter.post('/api/reports', { reported_type: type, reported_id: id, reported_user_id: author.id, reason: 'harassment' });
  const show = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const reopen = async (id: string, decisionId: string) => {
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBeLessThan(300);
    await town.app.settled();
  };
  const look = (id: string, who: Client = town.moderator) => who.post<ConversationCopies>(`/api/console/cases/${id}/conversation`, { reason: REASON });
  const told = async (who: Client) => (await who.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));
  const facts = async (id: string) => rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: id } })}`)).map(({ what }) => what);
  const queued = async (type: ReportedType) => rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open', type } })}`));
  const named = async (who: Client, id: string) => {
    const { name, description, isNameHidden } = (await one(who, id)).body.data;
    return [name, description, isNameHidden];
  };
  const reversed = async (who: Client, decisionId: string) => {
    expect((await who.post(`/api/appeals/${decisionId}`, { text: 'Kimseye bir şey demedim.' })).status).toBe(201);
    const other = await town.app.member(`hakem${decisionId.slice(-8)}`, 'moderator');
    const ended = await other.post(`/api/console/appeals/${decisionId}/decision`, { outcome: 'reversed', message: 'Haklısınız.' });
    expect([ended.status, ended.body.error]).toEqual([200, undefined]);
    await town.app.settled();
  };

  describe('A room', () => {
    inBothHomes.it('stands in the queue with its words, and what it is called is hidden until that is taken back', async () => {
      const [owner, reader] = await town.pair();
      const { id } = await opened(owner, UGLY);
      expect([(await one(reader, id)).body.data.namedBy?.userId, (await one(town.app.guest, id)).body.data.namedBy]).toEqual([owner.id, null]);
      expect((await report('voice_room', id, town.app.guest, owner)).status).toBe(401);
      expect(said(await report('voice_room', id, owner, owner))).toEqual([403, MODERATION_TEXT.ownContent]);
      expect((await report('voice_room', id, reader, owner)).status).toBe(201);
      await town.app.settled();
      const found = await show(id);
      expect(found).toMatchObject({
        ...{ reported_type: 'voice_room', content_title: UGLY.name, reported: { id: owner.id }, conversation: null },
        as_reported: { title: UGLY.name, content: UGLY.description, state: 'visible' },
      });
      expect((await queued('voice_room')).map((row) => row.id)).toContain(id);
      const { decisionId } = await decide(id, { actions: ['hide_content'], message: 'Böyle olmaz.' });
      for (const who of [owner, reader, town.app.guest]) expect(await named(who, id)).toEqual([VOICE_TEXT.hiddenName, VOICE_TEXT.hiddenDescription, true]);
      expect(await idsAt(reader, `${ROOMS}/search?search=kabas%C3%B6z`)).not.toContain(id);
      expect((await show(id)).now).toMatchObject({ title: UGLY.name, state: 'hidden' });
      expect(await told(owner)).toContain('Sesli odanızın adı ve açıklaması moderatör tarafından gizlendi');
      const mail = town.app.mailsTo(`${await usernameOf(owner)}@ornek.dev`).find((text) => text.includes('Böyle olmaz.')) ?? '';
      expect([mail.includes('Sesli odanızın adı ve açıklaması moderatör tarafından gizlendi.'), mail.includes('abasöz')]).toEqual([true, false]);
      await reopen(id, decisionId);
      expect([await named(reader, id), (await show(id)).open]).toEqual([[UGLY.name, UGLY.description, false], true]);
      expect(await facts(id)).toEqual(expect.arrayContaining(['Sesli odanın adı ve açıklaması gizlendi', 'Sesli odanın adı ve açıklaması yeniden göründü']));
    });

    inBothHomes.it('whose name was hidden takes another one, and nothing that was hidden', async () => {
      const [owner, reader] = await town.pair();
      const { id } = await opened(owner, UGLY);
      done(await report('voice_room', id, reader, owner));
      await town.app.settled();
      const { decisionId } = await decide(id, { actions: ['hide_content'] });
      const rename = (wish: object) => owner.put<VoiceRoom>(`${ROOMS}/${id}`, wish);
      for (const [wish, fields] of [
        [UGLY, { name: [VOICE_TEXT.otherName], description: [VOICE_TEXT.otherDescription] }],
        [{ name: VOICE_TEXT.hiddenName, description: 'Kahve' }, { name: [VOICE_TEXT.otherName] }],
        [{ name: 'Kahve Molası', description: UGLY.description }, { description: [VOICE_TEXT.otherDescription] }],
      ] as const) {
        const { status, body } = await rename(wish);
        expect([status, body.fields]).toEqual([422, fields]);
      }
      expect((await rename({ name: 'Kahve Molası' })).status).toBe(200);
      const kept = ['Kahve Molası', VOICE_TEXT.describedBy('Kahve Molası'), false];
      expect(await named(reader, id)).toEqual(kept);
      await reopen(id, decisionId);
      expect(await named(reader, id)).toEqual(kept);
      expect((await show(id)).as_reported.title).toBe(UGLY.name);
    });

    inBothHomes.it('is closed by a decision, which its case outlives with its words, and no appeal opens it again', async () => {
      const [owner, reader] = await town.pair();
      const { id } = await opened(owner, UGLY);
      await join(reader, id);
      done(await report('voice_room', id, reader, owner));
      await town.app.settled();
      const { decisionId } = await decide(id, { actions: ['warn_user', 'delete_content'] });
      expect([(await one(reader, id)).status, (await join(reader, id)).status, await idsAt(reader, ROOMS)]).toEqual([
        404,
        410,
        expect.not.arrayContaining([id]),
      ]);
      expect(await told(owner)).toContain('Sesli odanız moderatör tarafından kapatıldı');
      expect((await create(reader)).status).toBe(201);
      expect(await show(id)).toMatchObject({ as_reported: { title: UGLY.name, content: UGLY.description }, now: { title: UGLY.name, state: 'deleted' } });
      expect(await facts(id)).toContain('Sesli oda bir rapor üzerine kapatıldı');
      const own = await owner.get<AppealableDecision>(`/api/appeals/${decisionId}`);
      expect(own.body.data.decision.content).toMatchObject({ type: 'voice_room', id, action: 'deleted', state: 'deleted', title: null });
      await reversed(owner, decisionId);
      const answer = town.app.mailsTo(`${await usernameOf(owner)}@ornek.dev`).find((text) => text.includes(APPEAL_RESULT.reversed)) ?? '';
      expect([(await one(reader, id)).status, answer.includes(BROUGHT_BACK_TEXT.closed)]).toEqual([404, true]);
    });

    inBothHomes.it('that was closed meanwhile stays with its case as long as that is needed, and is reported by nobody', async () => {
      const [owner, reader] = await town.pair();
      const { id } = await opened(owner, UGLY);
      done(await report('voice_room', id, reader, owner));
      await leave(owner, id);
      await town.app.settled();
      expect(await queued('voice_room')).toEqual(expect.arrayContaining([expect.objectContaining({ id, content_title: UGLY.name })]));
      expect(said(await report('voice_room', id, await town.member(), owner))).toEqual([404, MODERATION_TEXT.contentGone]);
      expect(said(await look(id))).toEqual([404, EVIDENCE_TEXT.none]);
      await decide(id, { verdict: 'dismissed' });
      await town.days(46);
      expect([(await show(id)).as_reported.content, (await show(id)).content_title]).toEqual(['', 'Sesli oda']);
    });

    inBothHomes.it('that is closed shows what was reported, whatever it was called later', async () => {
      const [owner, reader] = await town.pair();
      const { id } = await opened(owner, UGLY);
      done(await report('voice_room', id, reader, owner));
      done(await owner.put(`${ROOMS}/${id}`, { name: 'Çay Molası' }));
      done(await report('voice_room', id, await town.member(), owner));
      done(await owner.put(`${ROOMS}/${id}`, { name: 'Raporlanmayan ad' }));
      await leave(owner, id);
      await town.app.settled();
      expect(await show(id)).toMatchObject({ as_reported: { title: UGLY.name, content: UGLY.description }, now: { title: '', content: '' } });
    });

    inBothHomes.it('is answered for by whoever had named it when it was reported', async () => {
      const [owner, heir] = await town.pair();
      const { id } = await opened(owner);
      await join(heir, id);
      const reported = async (author: Client) => {
        const answer = await report('voice_room', id, await town.member(), author);
        await town.app.settled();
        return answer;
      };
      done(await reported(owner));
      done(await owner.post(`${ROOMS}/${id}/transfer/${heir.id}`));
      done(await heir.put(`${ROOMS}/${id}`, UGLY));
      expect(said(await reported(heir))).toEqual([409, MODERATION_TEXT.openAboutAnother]);
      expect((await show(id)).reported.id).toBe(owner.id);
      await decide(id, { actions: ['hide_content'] });
      expect(await named(owner, id)).toEqual([UGLY.name, UGLY.description, false]);
      done(await reported(heir));
      expect(await show(id)).toMatchObject({ reported: { id: heir.id }, as_reported: { title: UGLY.name } });
      await decide(id, { actions: ['warn_user', 'hide_content'] });
      const warned = async (who: Client) => (await who.get('/api/reports/warnings/latest')).body.data !== null;
      expect([await warned(owner), await warned(heir), (await named(owner, id))[2]]).toEqual([false, true, true]);
    });
  });

  describe('A message', () => {
    const write = async (who: Client, room: string, content: string) => done(await who.post<VoiceMessage>(`${ROOMS}/${room}/messages`, { content }));
    const read = async (who: Client, room: string) => (await who.get<VoiceMessagePage>(`${ROOMS}/${room}/messages`)).body.data.messages;
    /** Two in a room; the first one has said the words. */
    const talk = async (...words: string[]) => {
      const [author, reader] = await town.pair();
      const { id: room } = await opened(author);
      await join(reader, room);
      const ids: string[] = [];
      for (const word of words) ids.push((await write(author, room, word)).id);
      return { author, reader, room, ids, last: ids.at(-1) ?? '' };
    };
    const reported = async (...words: string[]) => {
      const talked = await talk(...words);
      done(await report('voice_message', talked.last, talked.reader, talked.author));
      await town.app.settled();
      return talked;
    };

    inBothHomes.it('is read by moderators with what stood around it, for a reason, and is in no answer before', async () => {
      const words = Array.from({ length: 13 }, (_, number) => `${number}. gizlisöz`);
      const { author, reader, room, ids } = await talk(...words);
      const id = ids[6] ?? '';
      done(await author.put(`${ROOMS}/messages/${id}`, { content: 'düzenlenmiş gizlisöz' }));
      done(await report('voice_message', id, reader, author));
      await town.app.settled();
      const found = await show(id);
      expect(found).toMatchObject({ content_title: 'Oda mesajı', conversation: { messages: 11, over: false }, now: { state: 'visible', content: '' } });
      expect(JSON.stringify([found, await queued('voice_message')])).not.toContain('gizlisöz');
      const { copies } = done(await look(id));
      expect(copies[0]?.messages.map(({ content }) => content)).toEqual([...words.slice(1, 6), 'düzenlenmiş gizlisöz', ...words.slice(7, 12)]);
      expect(copies[0]?.versions.map(({ content }) => content)).toEqual([words[6], 'düzenlenmiş gizlisöz']);
      for (const who of [author, reader, await town.app.member(`bakan${id.slice(-8)}`, 'auditor')]) expect((await look(id, who)).status).toBe(403);
      expect(await facts(id)).toContain('Raporlanan bir mesajın konuşmasına bakıldı');
      await town.app.settled();
      const looks = async (who: Client) => done(await who.get<LookRow[]>('/api/auth/looks')).map(({ what, reason }) => [what, reason]);
      expect([await looks(author), await looks(reader)]).toEqual([[['Raporlanan bir mesajınız ve çevresindeki konuşma', REASON]], []]);
      expect(await read(reader, room)).toHaveLength(words.length);
    });

    inBothHomes.it('is reported by who is in the room and may read it, also once it was deleted', async () => {
      const { author, reader, room, last } = await talk('kaba söz');
      const [outside, blocked] = [await town.member(), await town.member()];
      await join(blocked, room);
      done(await chatters.block(author, blocked));
      expect(said(await report('voice_message', last, author, author))).toEqual([403, MODERATION_TEXT.ownContent]);
      for (const who of [outside, blocked, town.moderator])
        expect(said(await report('voice_message', last, who, author))).toEqual([404, MODERATION_TEXT.contentGone]);
      done(await author.delete(`${ROOMS}/messages/${last}`));
      done(await report('voice_message', last, reader, author));
      await town.app.settled();
      const copy = done(await look(last)).copies[0];
      expect([copy?.messages.map(({ state, content }) => [state, content]), copy?.versions.map(({ content }) => content)]).toEqual([
        [['deleted', '']],
        ['kaba söz'],
      ]);
      await leave(reader, room);
      const other = await write(author, room, 'başka söz');
      expect(said(await report('voice_message', other.id, reader, author))).toEqual([404, MODERATION_TEXT.contentGone]);
    });

    inBothHomes.it('is taken from everybody in the room, also where it is answered, and stands again when that is taken back or on appeal', async () => {
      const { author, reader, room, last } = await reported('kaba söz');
      done(await reader.post<VoiceMessage>(`${ROOMS}/${room}/messages`, { content: 'yanıt', parentMessageId: last }));
      const { decisionId } = await decide(last, { actions: ['hide_content'], message: 'Böyle olmaz.' });
      for (const who of [author, reader]) {
        const [hidden, answer] = await read(who, room);
        expect([hidden, answer?.parent]).toEqual([
          expect.objectContaining({ content: '', isWithheld: true, isDeleted: false }),
          expect.objectContaining({ content: '', isWithheld: true, isDeleted: false }),
        ]);
      }
      expect(said(await author.put(`${ROOMS}/messages/${last}`, { content: 'başka' }))).toEqual([404, VOICE_MESSAGE_TEXT.notFound]);
      expect(await told(author)).toContain('Sesli odadaki mesajınız moderatör tarafından gizlendi');
      expect(JSON.stringify(done(await author.get<AppealableDecision[]>('/api/appeals')))).toContain('"excerpt":"kaba söz"');
      await reopen(last, decisionId);
      expect((await read(reader, room))[0]).toMatchObject({ content: 'kaba söz', isWithheld: false });
      const again = await decide(last, { actions: ['delete_content'] });
      expect((await read(reader, room))[0]?.isWithheld).toBe(true);
      await reversed(author, again.decisionId);
      expect((await read(reader, room))[0]?.content).toBe('kaba söz');
    });

    inBothHomes.it('does not come back on appeal once its room was closed, and its author is told so', async () => {
      const { author, reader, room, last } = await reported('kaba söz');
      const { decisionId } = await decide(last, { actions: ['hide_content'] });
      for (const who of [author, reader]) await leave(who, room);
      await town.app.settled();
      await reversed(author, decisionId);
      const answer = town.app.mailsTo(`${await usernameOf(author)}@ornek.dev`).find((text) => text.includes(APPEAL_RESULT.reversed)) ?? '';
      expect([answer.includes(BROUGHT_BACK_TEXT.roomGone), answer.includes(BROUGHT_BACK_TEXT.shown)]).toEqual([true, false]);
      expect((await told(author)).filter((text) => text.includes('Sesli odadaki mesajınız'))).toEqual([
        'Sesli odadaki mesajınız moderatör tarafından gizlendi',
      ]);
    });

    inBothHomes.it('stays with its case when its day was let go of and its author has gone, until nobody needs it', async () => {
      const { author, reader, room, last } = await reported('unutulmaz söz');
      done(await author.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true }));
      for (const who of [author, reader]) await leave(who, room);
      await town.days(33);
      expect(done(await look(last)).copies[0]?.messages[0]?.content).toBe('unutulmaz söz');
      await decide(last, { verdict: 'dismissed' });
      await town.days(46);
      expect(said(await look(last))).toEqual([410, `${EVIDENCE_TEXT.over}.`]);
    });

    inBothHomes.it('stands in the copy of their data of who reported it, without a word of it', async () => {
      const { reader, last } = await reported('başkasının gizlisözü');
      done(await reader.post('/api/auth/data-export'));
      await town.app.settled();
      const { id } = (await reader.get<DataExport>('/api/auth/data-export')).body.data;
      const files = unzipSync((await reader.download(`/api/auth/data-export/${id}`)).bytes);
      const all = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
      expect(all.filter(([, text]) => text.includes(last)).map(([name]) => name)).toContain('gonderdiginiz-raporlar.json');
      expect(all.filter(([, text]) => text.includes('gizlisöz'))).toEqual([]);
    });
  });
});
