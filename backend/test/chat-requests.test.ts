import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CHAT_TEXT, type ChatMessage } from '../contracts/chat.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

const { start, accept, send, texts, requests, open } = chatters;
const LINKS = Array.from({ length: 3 }, (_, at) => `https://a.ornek/${at}`).join(' ');

let town: Town;
let admin: Client;
beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '1', NEW_MEMBER_LINKS: '2' });
  admin = await town.app.member('nazli', 'admin');
  for (const [word, consequence] of [
    ['kapora', 'refuse'],
    ['havale', 'hold'],
  ])
    expect((await admin.post('/api/console/watched-words', { words: [word], consequence })).status).toBe(200);
});
afterAll(() => town.app.stop());

const asking = async (): Promise<{ one: Client; other: Client; id: string }> => {
  const [one, other] = [await town.member(), await town.member()];
  return { one, other, id: done(await start(one, other)).id };
};

describe('The one text of a request', () => {
  it.each(['kapora', 'havale'])('is refused with the watched word “%s”, by a sentence that does not name it, and another one may be written', async (word) => {
    const { one, other, id } = await asking();
    const { status, body } = await send(one, id, `Önce ${word.toLocaleUpperCase('tr')} gönderin`);
    expect([status, body.error, body.fields]).toEqual([422, CHAT_TEXT.requestUnfit, { content: [CHAT_TEXT.requestUnfit] }]);
    expect([(await requests(other)).chats, await texts(one, id)]).toEqual([[], []]);
    expect(rows(await town.moderator.get(`/api/console/cases?${query({ range: [0, 9] })}`))).toEqual([]);
    done(await send(one, id, 'Merhaba'));
    expect(await texts(other, id)).toEqual(['Merhaba']);
  });

  it('is looked at alone: what both write to each other is not', async () => {
    const { one, other, id } = await asking();
    done(await send(one, id, 'Merhaba'));
    done(await accept(other, id));
    done(await send(one, id, `kapora ${LINKS}`));
    const known = await open(one, await town.member());
    done(await send(one, known, `havale ${LINKS}`));
  });

  it('has as many links of a new member as their other texts', async () => {
    const { one, id } = await asking();
    expect(said(await send(one, id, LINKS))).toEqual([422, CHAT_TEXT.requestLinks]);
    done(await send(one, id, LINKS.split(' ').slice(1).join(' ')));
    const { one: known, id: chat } = await asking();
    await town.topic(known);
    done(await send(known, chat, LINKS));
  });

  it('stands as it was written until it is accepted, and can be taken back', async () => {
    const { one, other, id } = await asking();
    const { id: message } = done(await send(one, id, 'Merhaba'));
    const edit = () => one.put<ChatMessage>(`${CHAT}/messages/${message}`, { content: 'Başka bir metin' });
    expect(said(await edit())).toEqual([409, CHAT_TEXT.requestStands]);
    expect(await texts(other, id)).toEqual(['Merhaba']);
    done(await accept(other, id));
    expect(done(await edit()).content).toBe('Başka bir metin');
    const second = await asking();
    const taken = done(await send(second.one, second.id, 'Geri alınacak'));
    expect(done(await second.one.delete<ChatMessage>(`${CHAT}/messages/${taken.id}`)).state).toBe('deleted');
  });
});
