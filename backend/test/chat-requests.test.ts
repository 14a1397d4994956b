import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CHAT_TEXT, type ChatMessage, FIRST_CHAT_CHOICES } from '../contracts/chat.js';
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
  const [one, other] = await town.pair();
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

describe('Whoever asks is told the same, whether they were blocked or nobody may write', () => {
  const ways = {
    block: chatters.block,
    choice: (who: Client) => who.put(`${CHAT}/choices`, { ...FIRST_CHAT_CHOICES, whoMayWrite: 'nobody' }),
  };
  const answers = async (way: keyof typeof ways, isWritten: boolean) => {
    const { one, other, id } = await asking();
    const message = isWritten ? done(await send(one, id, 'Merhaba')).id : null;
    expect((await ways[way](other, one)).status).toBe(200);
    const { state, may_write, notice, other: shown, marks, online } = done(await chatters.one(one, id));
    const calls =
      message === null
        ? []
        : [await one.put(`${CHAT}/messages/${message}`, { content: 'x' }), await one.put(`${CHAT}/messages/${message}/reaction`, { emoji: '👍' })];
    const again = await Promise.all([send(one, id, 'Bir daha'), start(one, other)]);
    return { state, may_write, notice, role: shown.role, marks, online, said: [...again, ...calls].map((answer) => [answer.status, answer.body.error]) };
  };

  it.each([true, false])('while a request waits (%s), or before it was written', async (isWritten) => {
    const [blocked, closed] = [await answers('block', isWritten), await answers('choice', isWritten)];
    expect(blocked).toEqual(closed);
    expect([blocked.may_write, blocked.notice]).toEqual([false, isWritten ? CHAT_TEXT.requestWaits : CHAT_TEXT.cannotWrite]);
  });
});
