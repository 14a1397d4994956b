import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CHAT_TEXT } from '../contracts/chat.js';
import { LINK_PREVIEW_LIMITS, LINK_PREVIEW_TEXT, type LinkPreview } from '../contracts/link-previews.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { WebDouble } from './doubles/web-double.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

let town: Town;
let web: WebDouble;
beforeAll(async () => {
  web = await WebDouble.open();
  town = await Town.open({ OUTGOING_ALLOWED: web.place });
});
afterAll(async () => {
  await town.app.stop();
  await web.close();
});

const { start, accept, remove, send, open } = chatters;
const preview = (who: Client, message: string, url: string) => who.post<LinkPreview>(`${CHAT}/messages/${message}/preview`, { url });
const notThere = [404, LINK_PREVIEW_TEXT.notThere];
const unknown = [404, CHAT_TEXT.messageNotFound];

/** Two who write to each other, and a message with links from the first to the second. */
async function linked(...urls: string[]): Promise<{ ada: Client; can: Client; chat: string; message: string }> {
  const [ada, can] = await town.pair();
  const chat = await open(ada, can);
  const { id: message } = done(await send(ada, chat, `Bakın: ${urls.join(' ve ')}.`));
  return { ada, can, chat, message };
}

describe('What is behind a link', () => {
  inBothHomes.it('is told to either side that asks, in the words of the page, and the page learns nothing of them', async () => {
    const url = web.page('/rapor', '<head><title>Ölçüm &amp; rapor</title><meta name="description" content="Sayılar\u202e ve satırlar">');
    const { ada, can, message } = await linked(url);
    const shown = { url, host: web.place, title: 'Ölçüm & rapor', description: 'Sayılar ve satırlar' };
    for (const who of [can, ada, can]) expect(done(await preview(who, message, url))).toEqual(shown);
    const asked = web.asked.filter(({ path }) => path === '/rapor');
    expect(asked.map(({ headers: { cookie, referer, 'user-agent': agent } }) => [cookie, referer, agent])).toEqual(
      [1, 2, 3].map(() => [undefined, undefined, 'Meydan']),
    );
  });

  it('is told by where it leads at last', async () => {
    const last = web.page('/son', '<title>Son</title>');
    web.answers.set('/ilk', (_, response) => response.writeHead(301, { location: '/son' }).end());
    const { can, message } = await linked(web.at('/ilk'));
    expect(done(await preview(can, message, web.at('/ilk')))).toMatchObject({ url: last, title: 'Son' });
  });

  it('is asked for nobody who has no such message, and for no address that is not in it', async () => {
    const url = web.page('/sessiz', '<title>Sessiz</title>');
    const { ada, can, chat, message } = await linked(web.page('/baska', '<title>Başka</title>'));
    const outsider = await town.member();
    expect(said(await preview(outsider, message, web.at('/baska')))).toEqual(unknown);
    expect(said(await preview(town.moderator, message, web.at('/baska')))).toEqual(unknown);
    expect(said(await preview(can, message, url))).toEqual(notThere);
    done(await ada.put(`${CHAT}/messages/${message}`, { content: `Yok: ${url}x` }));
    expect(said(await preview(can, message, url))).toEqual(notThere);
    done(await ada.delete(`${CHAT}/messages/${message}`));
    expect(said(await preview(can, message, `${url}x`))).toEqual(notThere);
    const { id: next } = done(await send(ada, chat, url));
    done(await remove(can, chat));
    expect(said(await preview(can, next, url))).toEqual(unknown);
    expect(done(await preview(ada, next, url)).title).toBe('Sessiz');
    expect(web.asked.filter(({ path }) => path.startsWith('/sessiz')).length).toBe(1);
  });

  it('is not asked for a stranger’s link before they are accepted', async () => {
    const url = web.page('/istek', '<title>İstek</title>');
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    const { id: message } = done(await send(ada, chat, url));
    for (const who of [ada, can]) expect(said(await preview(who, message, url))).toEqual([403, LINK_PREVIEW_TEXT.closed]);
    expect(web.asked.some(({ path }) => path === '/istek')).toBe(false);
    done(await accept(can, chat));
    expect(done(await preview(can, message, url)).title).toBe('İstek');
  });

  it('is nothing of our own network, not even by a way round', async () => {
    web.answers.set('/ice', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end());
    const own = `${town.app.meydan.url}/api/health`;
    const urls = [own, 'http://169.254.169.254/', 'http://localhost/', 'http://[::1]/', 'http://elif@8.8.8.8/', 'http://8.8.8.8:6379/', web.at('/ice')];
    const { can, message } = await linked(...urls.map((url) => new URL(url).href));
    for (const url of urls) expect([url, said(await preview(can, message, new URL(url).href))]).toEqual([url, [409, LINK_PREVIEW_TEXT.closed]]);
  });

  it('is said to be nothing, or out of reach', async () => {
    const picture = web.page('/resim', 'x', 'image/png');
    const empty = web.page('/bos', '<p>Merhaba</p>');
    web.answers.set('/kapali', (_, response) => response.socket?.destroy());
    const { can, message } = await linked(picture, empty, web.at('/yok'), web.at('/kapali'));
    for (const url of [picture, empty, web.at('/yok')]) expect(said(await preview(can, message, url))).toEqual([409, LINK_PREVIEW_TEXT.nothing]);
    expect(said(await preview(can, message, web.at('/kapali')))).toEqual([409, LINK_PREVIEW_TEXT.unreachable]);
  });

  it('is asked so often in a minute', async () => {
    const { can, message } = await linked(web.page('/sik', '<title>Sık</title>'));
    const url = web.at('/sik');
    for (let turn = 0; turn < LINK_PREVIEW_LIMITS.aMinute; turn++) done(await preview(can, message, url));
    expect(said(await preview(can, message, url))).toEqual([429, LINK_PREVIEW_TEXT.tooMany]);
    town.app.clock.advance({ minutes: 1 });
    expect(done(await preview(can, message, url)).title).toBe('Sık');
  });
});
