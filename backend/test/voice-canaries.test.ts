import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { VoiceMessage } from '../contracts/voice-messages.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { auditCopiesOf, factsOf, finderOf, jobsOf, keptBytesOf, ownCopyOf, whileNothingIsKept } from './canaries.js';
import { done } from './chatters.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { join, one, opened, ROOMS } from './voice-calls.js';
import { ticketFor, VoicePage } from './voice-pages.js';

/** One word for each thing that is written in a room or over one, found nowhere else. */
const SAID = {
  posted: 'kanaryaodayazilan',
  former: 'kanaryaodaonceki',
  edited: 'kanaryaodaduzenlenen',
  takenBack: 'kanaryaodasilinen',
  answer: 'kanaryaodayanit',
  refused: 'kanaryaodareddedilen',
  lost: 'kanaryaodayazilamayan',
};
/** What a room is called is for everybody as long as it is open, and for nobody afterwards. */
const CALLED = { name: 'kanaryaodaadi', description: 'kanaryaodaaciklama' };

const saidIn = finderOf(SAID);
const calledIn = finderOf(CALLED);

describe('What is written in a voice room', () => {
  const lines: string[] = [];
  let app: TestApp;
  let ada: Client;
  let can: Client;
  let stranger: Client;
  let moderator: Client;
  let room: string;
  let shut: string;
  let reported: string;

  beforeAll(async () => {
    app = await startApp({}, new TestClock(), createLogger('trace', { write: (line: string) => lines.push(line) }));
    [ada, can] = [await app.member('ada'), await app.member('can')];
    [stranger, moderator] = [await app.member('yabanci'), await app.member('derya', 'moderator')];
    shut = (await opened(can, CALLED)).id;
    done(await ada.post('/api/reports', { reported_type: 'voice_room', reported_id: shut, reported_user_id: can.id, reason: 'spam' }));
    await app.settled();
    done(await can.delete(`${ROOMS}/${shut}`));
    room = (await opened(ada)).id;
    await join(can, room);
    reported = (await write(ada, SAID.posted)).id;
    await write(can, SAID.answer, reported);
    const { id } = await write(ada, SAID.former);
    done(await ada.put(`${ROOMS}/messages/${id}`, { content: SAID.edited }));
    done(await ada.delete(`${ROOMS}/messages/${(await write(ada, SAID.takenBack)).id}`));
    done(await can.post('/api/reports', { reported_type: 'voice_message', reported_id: reported, reported_user_id: ada.id, reason: 'spam' }));
    await app.settled();
    const looked = await moderator.post(`/api/console/cases/${reported}/conversation`, { reason: 'Kanarya bir kez okunur' });
    expect(saidIn(JSON.stringify(done(looked)))).toEqual(['answer', 'edited', 'posted']);
    await fail();
    await app.settled();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  const write = async (who: Client, content: string, parentMessageId?: string) =>
    done(await who.post<VoiceMessage>(`${ROOMS}/${room}/messages`, { content, ...(parentMessageId && { parentMessageId }) }));
  const ticketOf = async (who: Client): Promise<string> => done(await ticketFor(who, room)).ticket;
  /** Calls that are refused, and writes that go wrong while they carry something. */
  const fail = async () => {
    expect((await ada.post(`${ROOMS}/${room}/messages`, { content: SAID.refused.repeat(50) })).status).toBe(422);
    expect((await stranger.post(`${ROOMS}/${room}/messages`, { content: SAID.refused })).status).toBe(403);
    await ada.raw('POST', `${ROOMS}/${room}/messages`, `{"content": "${SAID.refused}"`, { 'content-type': 'application/json' });
    await whileNothingIsKept(app, () => ada.post(`${ROOMS}/${room}/messages`, { content: SAID.lost }));
  };

  inBothHomes.it('is sealed in the log, and what a room is called, too', async () => {
    const events = await factsOf(app);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RoomMessagePosted', 'RoomMessageEdited', 'RoomMessageDeleted', 'RoomClosed', 'ChatEvidenceKept', 'ChatEvidenceDisclosed']),
    );
    expect([saidIn(JSON.stringify(events)), calledIn(JSON.stringify(events))]).toEqual([[], []]);
  });

  inBothHomes.it('is in no line that the application wrote, whatever went wrong, and in no job', async () => {
    expect(lines.join('')).toContain('request failed');
    const told = lines.join('') + JSON.stringify(await jobsOf(app));
    expect([saidIn(told), calledIn(told)]).toEqual([[], []]);
  });

  inBothHomes.it('is in no byte of the folder, of the database and of Redis', async () => {
    const kept = await keptBytesOf(app, 'voice_messages');
    for (const [place, bytes] of kept) expect([place, saidIn(bytes)]).toEqual([place, []]);
    // The file of the views held what an open room is called, and is written over in its own time.
    const sealed = kept.filter(([place]) => !/views\.db(-wal|-shm)?$/.test(place));
    expect(sealed.length).toBeGreaterThan(0);
    for (const [place, bytes] of sealed) expect([place, calledIn(bytes)]).toEqual([place, []]);
  });

  inBothHomes.it('is not reached by what a line, a fact or a job says of its tickets', async () => {
    const [shown, named, unused] = [await ticketOf(ada), await ticketOf(can), await ticketOf(ada)];
    const before = lines.length;
    const pages = [
      VoicePage.show(app.guest.url, { token: shown, userId: ada.id }),
      VoicePage.show(app.guest.url, { token: named, userId: can.id }, { inQuery: true }),
    ];
    for (const page of pages) await page.next('connected');
    const again = VoicePage.show(app.guest.url, { token: named, userId: can.id }, { inQuery: true });
    expect(await again.next('error')).toMatchObject({ code: 'AUTH_REQUIRED' });
    await whileNothingIsKept(app, () => ada.post(`${ROOMS}/${room}/messages?token=${unused}`, { content: SAID.lost }));
    for (const page of pages) page.close();
    await again.next('disconnect');
    await app.settled();
    expect(lines.length).toBeGreaterThan(before);
    const told = lines.join('') + JSON.stringify([await factsOf(app), await jobsOf(app)]);
    expect(finderOf({ shown, named, unused })(told)).toEqual([]);
  });

  it('is in nothing that strangers and guests are answered', async () => {
    for (const who of [stranger, app.guest])
      for (const path of [ROOMS, `${ROOMS}/${room}`, `${ROOMS}/${room}/messages`, `${ROOMS}/search?search=kanaryaoda`, `${ROOMS}/${shut}`, '/api/reports'])
        expect([path, saidIn((await who.raw('GET', path)).text), calledIn((await who.raw('GET', path)).text)]).toEqual([path, [], []]);
    expect((await one(stranger, shut)).status).toBe(404);
  });

  it('is in nothing that moderators and auditors see of a report, but for the look that gave a reason; what a room was called is', async () => {
    const auditor = await app.member('denetci', 'auditor');
    for (const who of [moderator, auditor])
      for (const path of ['/cases', `/cases/${reported}`, `/cases/${shut}`, '/reports', '/facts', `/members/${ada.id}`, '/audit/timeline'])
        expect([path, saidIn((await who.raw('GET', `/api/console${path}`)).text)]).toEqual([path, []]);
    expect(calledIn((await moderator.raw('GET', `/api/console/cases/${shut}`)).text)).toEqual(['description', 'name']);
    for (const copy of await auditCopiesOf(app, await app.guest.signIn('denetci', PASSWORD), ada.id)) expect(saidIn(copy)).toEqual([]);
  });

  it('is copied for whoever wrote it, and told in no mail and in no notice', async () => {
    expect(saidIn(await ownCopyOf(app, ada))).toEqual(['edited', 'former', 'posted', 'takenBack']);
    expect(saidIn(await ownCopyOf(app, can))).toEqual(['answer']);
    expect(app.mailsTo('').filter((mail) => saidIn(mail).length + calledIn(mail).length > 0)).toEqual([]);
    for (const who of [ada, can]) expect(saidIn((await who.raw('GET', '/api/notifications')).text)).toEqual([]);
  });
});
