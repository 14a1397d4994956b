import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Chat, ChatMessage } from '../../contracts/chat.js';
import { PUSH_TEXT, type PushState } from '../../contracts/push.js';
import type { Client } from '../client.js';
import type { ServerProcess } from '../crash-child.js';
import { PushBrowser } from '../doubles/push-browser.js';
import { WebDouble } from '../doubles/web-double.js';
import { answered, eventually, Settlement } from './settlement.js';

const DEVICE = '/anlik/okuyan';
/** A note goes out up to forty seconds after its message. */
const LONG_MS = 120_000;

let keys = 0;
const underKey = () => ({ 'idempotency-key': `anlik-${keys++}` });
const once = <T>(send: (key: Record<string, string>) => ReturnType<Client['post']>) => {
  const key = underKey();
  return answered(() => send(key)) as Promise<{ status: number; body: { data: T } }>;
};

describe('Two processes that tell devices', () => {
  let town: Settlement;
  let web: WebDouble;
  let one: ServerProcess;
  let two: ServerProcess;

  beforeAll(async () => {
    web = await WebDouble.open();
    web.answers.set(DEVICE, (_, response) => response.writeHead(201).end());
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const settings = {
      OUTGOING_ALLOWED: web.place,
      VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
      VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url'),
      VAPID_SUBJECT: 'mailto:isletmeci@ornek.com',
    };
    town = await Settlement.found({ yazan: 'user', ureten: 'user', okuyan: 'user' });
    [one, two] = (await Promise.all([town.start(['api', 'projector', 'worker'], settings), town.start(['api', 'worker'], settings)])) as [
      ServerProcess,
      ServerProcess,
    ];
  });
  afterAll(async () => {
    await town.end();
    await web.close();
  });

  const write = async (who: Client, chat: string) =>
    expect((await once<ChatMessage>((key) => who.post(`/api/chat/${chat}/messages`, { content: 'Merhaba' }, key))).status).toBe(201);
  const told = () => web.asked.filter(({ path }) => path === DEVICE);

  it(
    'tell of what two wrote at two doors at once with one note, and with another once that was read',
    async () => {
      const reader = town.as('okuyan', one);
      const device = new PushBrowser(web.at(DEVICE));
      expect((await answered(() => reader.put<PushState>('/api/notifications/push', device.subscription))).body.data.on).toBe(true);
      const writers = [town.as('yazan', one), town.as('ureten', two)];
      const chats: string[] = [];
      for (const writer of writers) {
        expect((await answered(() => reader.post(`/api/users/${writer.id}/follow`))).status).toBeLessThan(300);
        chats.push((await once<Chat>((key) => writer.post('/api/chat/start', { otherUserId: reader.id }, key))).body.data.id);
      }
      await Promise.all(writers.map((writer, index) => write(writer, chats[index] ?? '')));
      await eventually('the first note', async () => told().length > 0, LONG_MS);
      for (const chat of chats) expect((await answered(() => reader.post(`/api/chat/${chat}/mark-read`))).status).toBe(200);
      // By the time when this is told, whatever was to be told of the first ones has been.
      await write(writers[1] as Client, chats[1] ?? '');
      await eventually('the second note', async () => told().length > 1, LONG_MS);
      expect(told().map(({ body }) => device.read(body).body)).toEqual([PUSH_TEXT.messages, PUSH_TEXT.messages]);
    },
    3 * LONG_MS,
  );
});
