import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { VOICE_TEXT } from '../contracts/voice.js';
import { VOICE_AWAY_SECONDS, VOICE_SIGNAL_LIMITS, VOICE_SIGNAL_TEXT, type VoiceAway } from '../contracts/voice-signals.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said } from './town.js';
import { openRoom, ROOMS, ticketFor } from './voice-pages.js';
import { enter, keptOut, refused, TownOfPages } from './voice-town.js';

const REFUSED = { code: 'AUTH_REQUIRED', message: VOICE_SIGNAL_TEXT.ticketRefused };

let here: TownOfPages;
beforeAll(async () => {
  here = await TownOfPages.open();
});
afterAll(() => here.town.app.stop());
afterEach(() => here.clear());

describe('A ticket', () => {
  inBothHomes.it('lets in once, whoever it was given to, within a minute', async () => {
    const [ada, can] = await here.town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    const { status, body } = await ticketFor(ada, id);
    const { ticket, userId } = body.data;
    const expiresAt = new Date(here.town.app.clock.now().getTime() + VOICE_SIGNAL_LIMITS.ticketSeconds * 1_000).toISOString();
    expect([status, body.data]).toEqual([200, { ticket, userId: ada.id, expiresAt, endpoint: '/voice', iceServers: [], canRelay: false }]);
    expect(await here.shown(ticket, userId, { inQuery: true }).next('connected')).toEqual({ userId: ada.id, roomId: id });
    await refused(here.shown(ticket, userId), REFUSED);
    await refused(here.shown((await ticketFor(ada, id)).body.data.ticket, can.id), REFUSED);
    const late = (await ticketFor(ada, id)).body.data;
    here.town.app.clock.advance({ seconds: 61 });
    await refused(here.shown(late.ticket, ada.id), REFUSED);
  });

  it('is the only thing that opens the sockets', async () => {
    const ada = await here.town.member();
    const { id } = await openRoom(ada);
    const { ticket } = (await ticketFor(ada, id)).body.data;
    for (const [token, userId] of [
      [ada.sessionToken, ada.id],
      ['', ''],
      [undefined, undefined],
      [{ $gt: '' }, ada.id],
      [[ticket], ada.id],
      ['a'.repeat(5_000), ada.id],
    ])
      await refused(here.shown(token, userId), REFUSED);
    await refused(here.shown(ticket, ada.id, { origin: 'https://baska.example' }), { code: 'FORBIDDEN', message: expect.any(String) });
    expect(await here.shown(ticket, ada.id).next('connected')).toMatchObject({ roomId: id });
  });

  it('is given to those in the room, so often', async () => {
    const [ada, can] = await here.town.pair();
    const { id } = await openRoom(ada);
    expect(said(await ticketFor(can, id))).toEqual([409, VOICE_TEXT.notThere]);
    expect((await ticketFor(here.town.app.guest, id)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: VOICE_SIGNAL_LIMITS.ticketsAMinute + 5 }, () => ticketFor(ada, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(VOICE_SIGNAL_LIMITS.ticketsAMinute);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  inBothHomes.it('is void once its member has left, also when they are back', async () => {
    const [ada, can] = await here.town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    const { ticket } = (await ticketFor(can, id)).body.data;
    const other = (await ticketFor(can, id)).body.data.ticket;
    await can.post(`${ROOMS}/${id}/leave`);
    await keptOut(here.shown(ticket, can.id), 'left');
    await enter(can, id);
    await keptOut(here.shown(other, can.id), 'left');
  });

  it('is void once the session is over', async () => {
    const ada = await here.town.member();
    const { id } = await openRoom(ada);
    const { ticket } = (await ticketFor(ada, id)).body.data;
    expect((await ada.post('/api/auth/logout')).status).toBe(200);
    await keptOut(here.shown(ticket, ada.id), 'session');
  });

  it('is for one room', async () => {
    const [ada, can] = await here.town.pair();
    const [{ id }, other] = [await openRoom(ada), await openRoom(can)];
    const page = await here.connected(ada, id);
    expect(await page.join(other.id)).toEqual({ success: false, code: 'FORBIDDEN', message: VOICE_SIGNAL_TEXT.otherRoom });
    expect(await page.join(id)).toMatchObject({ success: true });
  });
});

describe('A page that goes', () => {
  const away = (who: Client, id: string) => who.post<VoiceAway>(`${ROOMS}/${id}/away`);
  const present = async (who: Client, id: string) => (await who.get<{ userId: string }[]>(`${ROOMS}/${id}/participants`)).body.data.map(({ userId }) => userId);
  const passed = async (seconds: number) => {
    here.town.app.clock.advance({ seconds });
    await here.town.app.settled();
  };

  inBothHomes.it('frees the seat after ten seconds', async () => {
    const { ada, can, id, cans } = await here.two();
    cans.close();
    expect((await away(can, id)).body.data).toEqual({ seconds: VOICE_AWAY_SECONDS });
    await passed(9);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
    await passed(2);
    expect(await present(ada, id)).toEqual([ada.id]);
  });

  inBothHomes.it('keeps it when it is back by then, or is heard of', async () => {
    const { ada, can, id, adas, cans } = await here.two();
    cans.close();
    await adas.next('userLeft');
    await away(can, id);
    await passed(3);
    const again = await here.joined(can, id);
    again.close();
    await adas.next('userLeft');
    await passed(8);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
    await away(can, id);
    await passed(3);
    expect((await can.post(`${ROOMS}/${id}/heartbeat`)).status).toBe(200);
    await passed(20);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
  });

  it('keeps it while another page is connected', async () => {
    const { ada, can, id } = await here.two();
    await away(can, id);
    await passed(11);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
  });

  it('says so by a beacon of a browser, from this site alone', async () => {
    const { can, id } = await here.two();
    const cookie = `meydan_session=${can.sessionToken}`;
    const send = (headers: Record<string, string>, body?: string, path = 'away') =>
      here.town.app.guest.raw('POST', `${ROOMS}/${id}/${path}`, body, { cookie, ...headers });
    const own = { 'sec-fetch-site': 'same-origin' };
    const text = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await send(own)).status).toBe(200);
    for (const body of ['', 'x']) expect((await send({ ...own, ...text }, body)).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ ...own, ...text }, 'x', 'heartbeat')).status).toBe(415);
    expect((await here.town.app.guest.post(`${ROOMS}/${id}/away`)).status).toBe(401);
  });
});
