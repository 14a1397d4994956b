import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppealableDecision, AppealCase } from '../contracts/appeals.js';
import type { CaseDecided, CaseDecisionRequest } from '../contracts/cases.js';
import type { ChatMessageRow } from '../contracts/chat.js';
import { LIVE_CHANNEL, type LiveChange } from '../contracts/envelope.js';
import { chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { LiveSocket } from './sockets.js';
import { Town } from './town.js';

describe('A message that moderators take from view', () => {
  let town: Town;
  const pages: LiveSocket[] = [];
  beforeAll(async () => {
    town = await Town.open();
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });
  afterAll(() => town.app.stop());

  const listening = async (who: Client) => {
    const page = LiveSocket.open(town.app.meydan.url, { token: who.sessionToken });
    pages.push(page);
    await page.next('ready');
    expect(await page.subscribe(LIVE_CHANNEL.chats)).toEqual({ success: true });
    return page;
  };
  /** The next that is told of a message. */
  const heard = async (page: LiveSocket) => {
    for (;;) {
      const { kind, row } = await page.next<LiveChange<ChatMessageRow>>('change');
      if (row.type === 'message') return [kind, row.message.id, row.message.state, row.message.content, row.message.encrypted_content];
    }
  };
  const reported = async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const chat = await chatters.open(author, reader);
    const { id, encrypted_content } = done(await chatters.send(author, chat, 'kaba söz'));
    done(await reader.post('/api/reports', { reported_type: 'chat_message', reported_id: id, reported_user_id: author.id, reason: 'harassment' }));
    await town.app.settled();
    return { author, reader, chat, id, stands: ['update', id, 'sent', 'kaba söz', encrypted_content], withheld: ['update', id, 'withheld', '', ''] };
  };
  const decide = async (id: string, actions: CaseDecisionRequest['actions']): Promise<string> => {
    const request = { verdict: 'upheld', reason: 'harassment', actions, message: 'Böyle olmaz.' };
    const { status, body } = await town.moderator.post<CaseDecided>(`/api/console/cases/${id}/decisions`, request);
    expect([status, body.error]).toEqual([201, undefined]);
    return (body as unknown as CaseDecided).decisionId ?? '';
  };

  it('goes from the open pages of both at once, and comes back to them when that is taken back', async () => {
    const { author, reader, id, stands, withheld } = await reported();
    const [here, there, elsewhere] = [await listening(author), await listening(reader), await listening(await town.member())];
    const decisionId = await decide(id, ['hide_content']);
    for (const page of [here, there]) expect(await heard(page)).toEqual(withheld);
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBe(201);
    for (const page of [here, there]) expect(await heard(page)).toEqual(stands);
    expect(elsewhere.soFar('change')).toEqual([]);
  });

  it('stands again on both sides when its author has appealed and the decision is reversed', async () => {
    const { author, reader, chat, id, stands } = await reported();
    await decide(id, ['delete_content']);
    await town.app.settled();
    const [{ decision }] = done(await author.get<AppealableDecision[]>('/api/appeals')) as [AppealableDecision];
    expect(decision.content).toMatchObject({ id, action: 'deleted', state: 'deleted' });
    done(await author.post(`/api/appeals/${decision.id}`, { text: 'Sözlerim bağlamından koparıldı.' }));
    for (const who of [author, reader]) expect((await chatters.messages(who, chat)).messages.map(({ state }) => state)).toEqual(['withheld']);
    const [here, there] = [await listening(author), await listening(reader)];
    const other = await town.app.member('deniz', 'moderator');
    const reversal = { outcome: 'reversed', message: 'Yeniden baktık, haklısınız' };
    expect((await other.post<AppealCase>(`/api/console/appeals/${decision.id}/decision`, reversal)).body).toMatchObject({ outcome: 'reversed' });
    for (const page of [here, there]) expect(await heard(page)).toEqual(stands);
    for (const who of [author, reader]) expect(await chatters.texts(who, chat)).toEqual(['kaba söz']);
    expect(done(await author.get<AppealableDecision>(`/api/appeals/${decision.id}`)).decision.content?.state).toBe('visible');
  });
});
