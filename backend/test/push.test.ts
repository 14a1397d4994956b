import { createECDH, ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import type { OpenSession } from '../contracts/access.js';
import { PUSH_LIMITS, PUSH_TEXT, type PushState } from '../contracts/push.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import { type JobBoard, QUEUES } from '../src/kernel/jobs.js';
import type { Secrets } from '../src/kernel/vault.js';
import { Outgoing } from '../src/platform/outgoing/outgoing.js';
import type { Resolve } from '../src/platform/outgoing/resolve.js';
import { EVENT_LOG, JOB_BOARD, SECRETS } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { PushBrowser, signedBy } from './doubles/push-browser.js';
import { WebDouble } from './doubles/web-double.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { said, Town, usernameOf } from './town.js';

const curve = createECDH('prime256v1');
curve.setPrivateKey(Buffer.alloc(32, 7));
const VAPID = {
  VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url'),
  VAPID_SUBJECT: 'mailto:isletmeci@ornek.com',
};
const NOTE = { title: PUSH_TEXT.title, body: PUSH_TEXT.messages, path: '/mesajlar' };
const SECRET_WORDS = 'kanaryaanlikbildirim';

let town: Town;
let web: WebDouble;
let made = 0;
beforeAll(async () => {
  web = await WebDouble.open();
  town = await Town.open({ ...VAPID, OUTGOING_ALLOWED: web.place });
});
afterAll(async () => {
  await town.app.stop();
  await web.close();
});

const { start, send, open, remove } = chatters;
const PUSH = '/api/notifications/push';
const state = async (who: Client) => done(await who.get<PushState>(PUSH));
const turnOn = (who: Client, browser: PushBrowser) => who.put<PushState>(PUSH, browser.subscription);

/** A browser whose server answers with a status, at an address of its own. */
function browser(status = 201): PushBrowser {
  const path = `/anlik/${made++}`;
  web.answers.set(path, (_, response) => response.writeHead(status).end());
  return new PushBrowser(web.at(path));
}
/** Why it was turned off, as the log has it. */
async function endsOf(who: Client): Promise<string[]> {
  const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
  const found: string[] = [];
  for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(page.at(-1)?.position ?? START, 500))
    for (const { type, data } of page)
      if (type === 'PushTurnedOff' && (data as { memberId: string }).memberId === who.id) found.push((data as { why: string }).why);
  return found;
}
type Told = (typeof web.asked)[number];
const told = ({ endpoint }: PushBrowser) => web.asked.filter(({ path }) => web.at(path) === endpoint);
async function later(seconds: number = PUSH_LIMITS.afterSeconds + 10) {
  await town.app.settled();
  town.app.clock.advance({ seconds });
  await town.app.settled();
}

describe('A device', () => {
  inBothHomes.it('is told that something is unread, in no words of anybody, and as its own', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const device = browser();
    expect(done(await turnOn(can, device))).toEqual({ publicKey: VAPID.VAPID_PUBLIC_KEY, on: true });
    done(await send(ada, chat, SECRET_WORDS));
    await town.app.settled();
    expect(told(device)).toEqual([]);
    await later();
    const [{ headers, body, method }, ...others] = told(device) as [Told];
    expect([method, others, device.read(body)]).toEqual(['POST', [], NOTE]);
    expect([headers.ttl, headers.urgency, headers.topic, headers['content-encoding'], headers['user-agent']]).toEqual([
      ...['43200', 'high', 'mesajlar', 'aes128gcm', 'Meydan'],
    ]);
    expect(signedBy(headers.authorization ?? '', VAPID.VAPID_PUBLIC_KEY)).toMatchObject({ aud: new URL(device.endpoint).origin, sub: VAPID.VAPID_SUBJECT });
    expect(await state(ada)).toEqual({ publicKey: VAPID.VAPID_PUBLIC_KEY, on: false });
    expect(done(await can.delete<PushState>(PUSH)).on).toBe(false);
  });

  it('is told once in a while, and again when its member has read', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const device = browser();
    done(await turnOn(can, device));
    for (const text of ['bir', 'iki', 'üç']) done(await send(ada, chat, text));
    await later();
    done(await send(ada, chat, 'dört'));
    await later();
    expect(told(device)).toHaveLength(1);
    done(await can.post(`${CHAT}/${chat}/mark-read`));
    done(await send(ada, chat, 'beş'));
    await later();
    expect(told(device)).toHaveLength(2);
    town.app.clock.advance({ minutes: PUSH_LIMITS.apartMinutes });
    done(await send(ada, chat, 'altı'));
    await later();
    expect(told(device)).toHaveLength(3);
  });

  it('is told of a stranger’s request', async () => {
    const [ada, can] = await town.pair();
    const device = browser();
    done(await turnOn(can, device));
    const { id: chat } = done(await start(ada, can));
    done(await send(ada, chat, SECRET_WORDS));
    await later();
    expect(told(device).map(({ body }) => device.read(body))).toEqual([NOTE]);
  });

  it.each<[string, (of: { ada: Client; can: Client; chat: string; message: string }) => Promise<unknown>]>([
    ['was read', ({ can, chat }) => can.post(`${CHAT}/${chat}/mark-read`)],
    ['is quiet', ({ can, chat }) => can.put(`${CHAT}/${chat}/mute`)],
    ['was taken back', ({ ada, message }) => ada.delete(`${CHAT}/messages/${message}`)],
    ['was deleted by its reader', ({ can, chat }) => remove(can, chat)],
    ['was deleted by its author', ({ ada, chat }) => remove(ada, chat)],
    ['was shut out', ({ ada, can }) => chatters.block(can, ada)],
    ['was turned off', ({ can }) => can.delete(PUSH)],
    ['was signed out of', ({ can }) => can.post('/api/auth/logout')],
  ])('is not told of what %s meanwhile', async (_, meanwhile) => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const device = browser();
    done(await turnOn(can, device));
    const { id: message } = done(await send(ada, chat, 'bir'));
    await town.app.settled();
    expect(((await meanwhile({ ada, can, chat, message })) as { status: number }).status).toBe(200);
    await later();
    expect(told(device)).toEqual([]);
  });

  it('is not told while a page is open', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const device = browser();
    done(await turnOn(can, device));
    const socket = LiveSocket.open(town.app.meydan.url, { token: (await town.signIn(await usernameOf(can))).body.data.session.token });
    await socket.next('ready');
    done(await send(ada, chat, 'bir'));
    await later();
    expect(told(device)).toEqual([]);
    socket.close();
  });

  it('that has gone is forgotten, and one that is busy is asked again, so often', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const [gone, busy] = [browser(410), browser(429)];
    const second = await town.app.guest.signIn(await usernameOf(can), PASSWORD);
    done(await turnOn(can, gone));
    done(await turnOn(second, busy));
    done(await send(ada, chat, 'bir'));
    await later();
    expect([told(gone).length, (await state(can)).on, (await state(second)).on]).toEqual([1, false, true]);
    for (const seconds of [30, 120, 480, 2_000]) await later(seconds);
    expect([told(gone).length, told(busy).length]).toEqual([1, 4]);
    const board = town.app.meydan.app.get<JobBoard>(JOB_BOARD);
    const dead = await Promise.all(QUEUES.map((queue) => board.entries(queue, 'dead', { limit: 10, offset: 0 })));
    expect(dead.flat()).toEqual([]);
  });
});

describe('Push', () => {
  inBothHomes.it('ends at the session’s end, and with all sessions', async () => {
    const can = await town.member();
    const username = await usernameOf(can);
    const devices = await Promise.all([0, 1].map(async () => town.app.guest.signIn(username, PASSWORD)));
    const [one, two] = devices as [Client, Client];
    for (const who of devices) done(await turnOn(who, browser()));
    done(await one.post('/api/auth/logout'));
    await town.app.settled();
    const again = await town.app.guest.signIn(username, PASSWORD);
    expect([(await state(two)).on, (await state(again)).on]).toEqual([true, false]);
  });

  it('leaves nothing to whoever signs out while it is turned on', async () => {
    const can = await town.member();
    const [first, second] = [await town.app.guest.signIn(await usernameOf(can), PASSWORD), can];
    const sessionId = (await first.get<OpenSession[]>('/api/auth/sessions')).body.data.find(({ current }) => current)?.id ?? '';
    const outgoing = town.app.meydan.app.get(Outgoing);
    const slow = jest.spyOn(outgoing, 'check').mockImplementationOnce(async () => {
      await first.post('/api/auth/logout');
      await town.app.settled();
    });
    expect(done(await turnOn(first, browser())).on).toBe(false);
    expect(slow).toHaveBeenCalledTimes(1);
    slow.mockRestore();
    expect([await endsOf(second), await town.app.meydan.app.get<Secrets>(SECRETS).recall(can.id, `push/${sessionId}`)]).toEqual([['signed_out'], null]);
  });

  it('moves with the browser to whoever is signed in there', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const device = browser();
    done(await turnOn(can, device));
    await town.app.settled();
    done(await turnOn(ada, device));
    expect([(await state(can)).on, (await state(ada)).on]).toEqual([false, true]);
    done(await send(ada, chat, 'bir'));
    await later();
    expect(told(device)).toEqual([]);
  });

  it('goes to no address of our own network, and not to one that has become such', async () => {
    const can = await town.member();
    const at = (endpoint: string) => can.put(PUSH, { ...browser().subscription, endpoint });
    for (const endpoint of [
      'http://127.0.0.1/',
      'https://169.254.169.254/latest/',
      'https://[::1]/',
      'https://localhost/',
      'ftp://8.8.8.8/',
      'kapı',
      'ht\ntps://8.8.8.8/',
      'https:8.8.8.8/',
    ])
      expect([endpoint, said(await at(endpoint))]).toEqual([endpoint, [409, PUSH_TEXT.refused]]);
    const { endpoint, keys } = browser().subscription;
    const half = ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed') as string;
    for (const wrong of [{ ...keys, auth: 'AAAA' }, { ...keys, p256dh: half }, { ...keys, p256dh: 'AAAA' }, { p256dh: keys.p256dh }, {}])
      expect(said(await can.put(PUSH, { endpoint, keys: wrong }))).toEqual([409, PUSH_TEXT.refused]);
    expect((await can.put(PUSH, { endpoint, keys: { ...keys, more: 1 } })).status).toBe(422);
    expect((await state(can)).on).toBe(false);
  });

  it.each(['127.0.0.1', '169.254.169.254', '::1'])('ends for a name that leads to %s by the time when it is told', async (address) => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const names: string[] = [];
    const leadsTo = (place: string) => {
      const resolve: Resolve = async (name) => {
        names.push(name);
        return [{ address: place, family: isIP(place) }];
      };
      Object.assign(town.app.meydan.app.get(Outgoing), { resolve });
    };
    leadsTo('8.8.8.8');
    done(await turnOn(can, new PushBrowser('https://anlik.ornek.com/kim')));
    leadsTo(address);
    done(await send(ada, chat, 'bir'));
    await later();
    expect([names, (await state(can)).on]).toEqual([['anlik.ornek.com', 'anlik.ornek.com'], false]);
    expect(await endsOf(can)).toEqual(['gone']);
    for (const seconds of [30, 120]) await later(seconds);
    expect(names).toHaveLength(2);
  });

  it('is on for so many devices', async () => {
    const can = await town.member();
    const username = await usernameOf(can);
    for (let turn = 0; turn < PUSH_LIMITS.devices; turn++) done(await turnOn(await town.app.guest.signIn(username, PASSWORD), browser()));
    expect(said(await turnOn(can, browser()))).toEqual([409, PUSH_TEXT.tooMany]);
  });
});

describe('Without keys', () => {
  it('nothing is offered', async () => {
    const bare = await Town.open({ OUTGOING_ALLOWED: web.place });
    try {
      const [ada, can] = [await bare.member(), await bare.member()];
      expect(await state(can)).toEqual({ publicKey: null, on: false });
      expect(said(await turnOn(can, browser()))).toEqual([409, PUSH_TEXT.notOffered]);
      done(await send(ada, await open(ada, can), 'bir'));
      await bare.app.settled();
      const board = bare.app.meydan.app.get<JobBoard>(JOB_BOARD);
      expect(await board.entries('notices', 'waiting', { limit: 100, offset: 0 })).not.toContainEqual(expect.objectContaining({ command: 'TellDevice' }));
    } finally {
      await bare.app.stop();
    }
  });
});
