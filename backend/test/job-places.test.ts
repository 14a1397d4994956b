import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { type FoundPlace, JOB_LIMITS, JOB_WRITING_TEXT } from '../contracts/job-writing.js';
import { LOCATING_TEXT, type MapServices } from '../contracts/maps.js';
import type { Client } from './client.js';
import { WebDouble } from './doubles/web-double.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

const CAREER = '/api/career';
const locate = (who: Client, asked: object) => who.post<FoundPlace[]>(`${CAREER}/locate`, asked);
const imagesOf = (answer: { headers: { get(name: string): string | null } }) =>
  answer.headers
    .get('content-security-policy')
    ?.split(';')
    .find((rule) => rule.startsWith('img-src'));

describe('Places, where no service is named', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  inBothHomes.it('are the provinces, by name and by point', async () => {
    const member = await town.member();
    expect((await locate(member, { text: 'Kadıköy, İstanbul' })).body.data).toEqual([
      { name: 'İstanbul', province: '34', district: null, lat: 41.0082, lng: 28.9784 },
    ]);
    expect((await locate(member, { lat: 38.5, lng: 27.1 })).body.data).toEqual([{ name: 'İzmir', province: '35', district: null, lat: 38.5, lng: 27.1 }]);
    const { status, body } = await locate(member, { text: 'Berlin' });
    expect([status, body.data, body.message]).toEqual([200, [], JOB_WRITING_TEXT.placeNotFound]);
    const { body: services } = await town.app.guest.get<MapServices>(`${CAREER}/map/services`);
    expect(services.data).toEqual({ tiles: null, finds_streets: false });
    expect(imagesOf(await fetch(`${town.app.meydan.url}/api/health`))).toBe("img-src 'self' data: blob:");
  });

  it('are found for members alone, who say what they look for, and so often in a minute', async () => {
    expect((await locate(town.app.guest, { text: 'Van' })).status).toBe(401);
    const member = await town.member();
    for (const nothing of [{}, { text: ' ' }, { text: 'a' }, { lat: 38 }]) expect(said(await locate(member, nothing))).toEqual([422, LOCATING_TEXT.needed]);
    for (const bad of [{ text: 'a'.repeat(JOB_LIMITS.locate.max + 1) }, { lat: 91, lng: 0 }, { lat: 'x', lng: 0 }, { text: 7 }])
      expect((await locate(member, bad)).status).toBe(422);
    for (let turn = 0; turn < JOB_LIMITS.locatesAMinute; turn++) expect((await locate(member, { text: 'Van' })).status).toBe(200);
    expect(said(await locate(member, { text: 'Van' }))).toEqual([429, LOCATING_TEXT.tooMany]);
    town.app.clock.advance({ minutes: 1 });
    expect((await locate(member, { text: 'Van' })).status).toBe(200);
  });
});

describe('Places, where services are named', () => {
  let town: Town;
  let geocoder: WebDouble;
  const answers = (path: string, told: unknown, status = 200) =>
    geocoder.answers.set(path, (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told)));
  const SAID = 'format=jsonv2&addressdetails=1&accept-language=tr';
  const searching = (text: string) => `/search?${SAID}&q=${text}&limit=5`;
  const MODA = {
    display_name: 'Moda, Kadıköy, İstanbul',
    lat: '40.9812',
    lon: '29.0261',
    address: { town: 'Kadıköy', province: 'İstanbul', country_code: 'tr' },
  };
  const moda = { name: 'Moda, Kadıköy, İstanbul', province: '34', district: 'Kadıköy', lat: 40.9812, lng: 29.0261 };

  beforeAll(async () => {
    geocoder = await WebDouble.open();
    town = await Town.open({
      OUTGOING_ALLOWED: geocoder.place,
      GEOCODER_URL: geocoder.at(''),
      TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      TILE_ATTRIBUTION: '© Örnek',
    });
  });
  afterAll(async () => {
    await town.app.stop();
    await geocoder.close();
  });

  inBothHomes.it('are asked of the geocoder by the server, once in a second, and each once', async () => {
    answers(searching('Moda'), [MODA]);
    answers(`/reverse?${SAID}&lat=40.9812&lon=29.0261&zoom=14`, MODA);
    const [ada, can] = await town.pair();
    expect((await locate(ada, { text: 'Moda' })).body.data).toEqual([moda]);
    expect(said(await locate(can, { lat: 40.98123, lng: 29.02611 }))).toEqual([429, LOCATING_TEXT.busy]);
    expect((await locate(can, { text: ' Moda ' })).body.data).toEqual([moda]);
    town.app.clock.advance({ seconds: 1 });
    expect((await locate(can, { lat: 40.98123, lng: 29.02611 })).body.data).toEqual([moda]);
    expect(geocoder.asked.map(({ path }) => path.split('?')[0])).toEqual(['/search', '/reverse']);
    for (const { headers } of geocoder.asked) expect([headers.cookie, headers.referer, headers['user-agent']]).toEqual([undefined, undefined, 'Meydan']);
  });

  it('are not made up where it does not answer, or with something else', async () => {
    const member = await town.member();
    answers(searching('Kapal%C4%B1'), {}, 503);
    answers(searching('Sayfa'), 'sayfa');
    answers(searching('Yok'), []);
    for (const text of ['Kapalı', 'Sayfa']) {
      town.app.clock.advance({ seconds: 1 });
      expect(said(await locate(member, { text }))).toEqual([409, LOCATING_TEXT.unreachable]);
    }
    town.app.clock.advance({ seconds: 1 });
    const { body } = await locate(member, { text: 'Yok' });
    expect([body.data, body.message]).toEqual([[], JOB_WRITING_TEXT.placeNotFound]);
  });

  it('are shown with streets, for which pictures of that one host are let in', async () => {
    expect((await town.app.guest.get<MapServices>(`${CAREER}/map/services`)).body.data).toEqual({
      tiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Örnek' },
      finds_streets: true,
    });
    expect(imagesOf(await fetch(`${town.app.meydan.url}/api/health`))).toBe("img-src 'self' data: blob: https://tiles.example");
  });
});
