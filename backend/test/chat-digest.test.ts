import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NOTIFICATION_TEXT } from '../contracts/notifications.js';
import type { Client } from './client.js';
import { accept, block, Conversations, read, start, write } from './conversations.js';

const CHOICES = '/api/notifications/choices';
const SECRET = 'kimseyesoylenmeyen';

/** The clock stands at two in the afternoon in Istanbul, on a Saturday. */
describe('A digest of messages', () => {
  let chats: Conversations;
  let reader: Client;
  beforeEach(async () => {
    chats = await Conversations.open({}, true);
    reader = await chats.member();
  });
  afterEach(() => chats.stop());

  const pass = async (time: { hours?: number; days?: number }) => {
    chats.app.clock.advance(time);
    await chats.app.settled();
  };
  const digests = () => chats.app.mailsTo('yazan.0@ornek.dev').filter((mail) => mail.includes('özet'));
  const heardFrom = async (who: Client) => {
    const id = await chats.between(reader, who);
    await read(reader, id);
    return id;
  };

  it('says how many wait in how many conversations, and nothing of whom or what', async () => {
    const [one, two] = await chats.strangers();
    for (const who of [one, two]) await write(who, await heardFrom(who), SECRET);
    const asking = await chats.member();
    await write(asking, await start(asking, reader), SECRET);
    await pass({ hours: 18 });
    const [mail, ...more] = digests();
    expect(more).toEqual([]);
    for (const text of [
      '2 sohbette 2 okunmamış mesajınız var.',
      '1 mesaj isteği yanıtınızı bekliyor.',
      '/mesajlar',
      '/settings/notifications',
      'List-Unsubscribe:',
    ])
      expect([text, mail?.includes(text)]).toEqual([text, true]);
    for (const text of [SECRET, Buffer.from(SECRET).toString('base64'), 'yazan.1', 'yazan.2', 'yazan.3'])
      expect([text, mail?.includes(text)]).toEqual([text, false]);
    await pass({ days: 1 });
    expect(digests()).toHaveLength(1);
  });

  it('comes again with what is new, and then with all that waits', async () => {
    const one = await chats.member();
    const id = await heardFrom(one);
    await write(one, id);
    await pass({ hours: 19 });
    await write(one, id);
    await pass({ days: 1 });
    expect(digests().map((mail) => /(\d+) sohbette (\d+) okunmamış/.exec(mail)?.slice(1))).toEqual([
      ['1', '1'],
      ['1', '2'],
    ]);
  });

  it('does not come for what is read, quiet, beyond a block, or deleted', async () => {
    const blocked = await chats.member();
    const people = [await chats.member(), await chats.member(), blocked, await chats.member()];
    const ids: string[] = [];
    for (const who of people) ids.push(await heardFrom(who));
    for (const [index, who] of people.entries()) await write(who, ids[index] ?? '');
    const [first = '', quiet = '', , gone = ''] = ids;
    await read(reader, first);
    expect((await reader.put(`/api/chat/${quiet}/mute`)).status).toBe(200);
    await block(reader, blocked);
    expect((await reader.delete(`/api/chat/${gone}`)).status).toBe(200);
    await pass({ hours: 18 });
    expect(digests()).toEqual([]);
  });

  it('stands beside what else is told, and is stopped as the rest is', async () => {
    const one = await chats.member();
    await write(one, await heardFrom(one));
    expect((await reader.put(CHOICES, { type: 'chat_messages', channel: 'email', wanted: false })).status).toBe(200);
    await pass({ hours: 19 });
    expect(digests()).toEqual([]);
    expect((await reader.put(CHOICES, { type: 'chat_messages', channel: 'email', wanted: true })).status).toBe(200);
    const other = await chats.member();
    await write(other, await start(other, reader));
    await pass({ days: 1 });
    const [mail] = digests();
    const token = /unsubscribe\?token=([\w.-]+)/.exec(mail ?? '')?.[1];
    const { body } = await chats.app.guest.post('/api/notifications/unsubscribe', { token });
    expect(body.message).toBe(NOTIFICATION_TEXT.unsubscribed);
    await accept(reader, (await reader.get<{ chats: { id: string }[] }>('/api/chat/requests')).body.data.chats[0]?.id ?? '');
    await pass({ days: 1 });
    expect(digests()).toHaveLength(1);
  });

  it('comes weekly to whoever wants it weekly', async () => {
    expect((await reader.put(CHOICES, { type: 'chat_messages', channel: 'email', wanted: true, frequency: 'weekly' })).status).toBe(200);
    const one = await chats.member();
    await write(one, await heardFrom(one));
    await pass({ hours: 18 });
    expect(digests()).toEqual([]);
    await pass({ days: 1 });
    expect(digests()).toHaveLength(1);
    expect(digests()[0]).toContain('haftalık özet');
  });
});
