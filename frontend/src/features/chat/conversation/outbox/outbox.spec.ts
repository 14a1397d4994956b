/** @jest-environment jsdom */
import type { ChatMessage } from '@contracts/chat';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, type Asked, done, fakeServer, NOTHING, refused } from '../../../../../testing/fakeServer';
import { until } from '../../../../../testing/inReact';
import { forgetLocalDrafts } from '../../../../client/drafts/localDraft';
import { outgoingOf, readOutgoing } from './entries';
import { pump, sendText, startOutbox, takeBack, tryAgain } from './outbox';
import { onSent } from './sent';

const ME = 'm1';
const text = (words: string, chatId = 'c1') => ({ chatId, text: words, replyTo: null });
const taken = ({ body }: Asked): Answer => done({ ...(body as object), id: (body as { client_id: string }).client_id });
const wordsIn = (asked: Asked[]) => asked.map(({ body }) => (body as { content: string }).content);
const waiting = () => readOutgoing(ME).map((entry) => [entry.text, entry.state]);
const setOnline = (isOnline: boolean) => void Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

beforeEach(() => localStorage.clear());
afterEach(() => setOnline(true));

describe('The outbox', () => {
  it('sends one after the other in the order in which they were written, and keeps nothing of them', async () => {
    const server = fakeServer(taken);
    for (const words of ['bir', 'iki', 'üç']) sendText(ME, text(words));
    await until(() => readOutgoing(ME).length === 0);
    expect(wordsIn(server.asked)).toEqual(['bir', 'iki', 'üç']);
    expect(localStorage).toHaveLength(0);
  });

  it('tells of what was taken before its text is gone', async () => {
    fakeServer(taken);
    const told: [ChatMessage, number][] = [];
    const stop = onSent((message) => told.push([message, readOutgoing(ME).length]));
    sendText(ME, text('bir'));
    await until(() => readOutgoing(ME).length === 0);
    stop();
    expect(told.map(([message, left]) => [message.content, left])).toEqual([['bir', 1]]);
  });

  it('tries what got no answer again under the same id, and what was written after it waits', async () => {
    let fails = true;
    const server = fakeServer((asked) => (fails ? NOTHING : taken(asked)));
    sendText(ME, text('bir'));
    sendText(ME, text('iki'));
    await until(() => server.asked.length === 1);
    fails = false;
    await pump(ME, 'c1');
    expect(wordsIn(server.asked)).toEqual(['bir', 'bir', 'iki']);
    const ids = server.asked.map(({ body }) => (body as { client_id: string }).client_id);
    expect(ids[0]).toBe(ids[1]);
    expect(readOutgoing(ME)).toEqual([]);
  });

  it('sends nothing while the browser is offline, and everything when it is back', async () => {
    const server = fakeServer(taken);
    const stop = startOutbox(ME);
    setOnline(false);
    for (const words of ['bir', 'iki']) sendText(ME, text(words));
    await pump(ME, 'c1');
    expect(server.asked).toEqual([]);
    setOnline(true);
    dispatchEvent(new Event('online'));
    await until(() => readOutgoing(ME).length === 0);
    stop();
    expect(wordsIn(server.asked)).toEqual(['bir', 'iki']);
  });

  it('sends what an earlier visit has left, but not by itself what has lain for a day', async () => {
    const server = fakeServer(taken);
    const left = (clientId: string, at: number) =>
      localStorage.setItem(
        `draft:${ME}:chat-out:c1:${String(at).padStart(15, '0')}:${clientId}`,
        JSON.stringify({ clientId, chatId: 'c1', text: clientId, replyTo: null, at, state: 'waits', problem: null }),
      );
    left('old', Date.now() - 25 * 60 * 60_000);
    left('young', Date.now() - 60_000);
    localStorage.setItem('draft:m2:chat-out:c9:1:x', '{}');
    const stop = startOutbox(ME);
    await until(() => readOutgoing(ME).length === 1);
    expect(wordsIn(server.asked)).toEqual(['young']);
    expect(Object.keys(localStorage).some((key) => key.includes('m2'))).toBe(false);
    const [old] = readOutgoing(ME);
    if (old) tryAgain(ME, old);
    await until(() => readOutgoing(ME).length === 0);
    stop();
    expect(wordsIn(server.asked)).toEqual(['young', 'old']);
  });

  it('keeps what was refused with its words and the reason, and goes on with the others', async () => {
    const server = fakeServer((asked) => (wordsIn([asked])[0] === 'bir' ? refused(403, 'FORBIDDEN') : taken(asked)));
    sendText(ME, text('bir'));
    sendText(ME, text('iki'));
    await until(() => readOutgoing(ME).length === 1);
    expect(waiting()).toEqual([['bir', 'refused']]);
    expect(readOutgoing(ME)[0]?.problem).toBe('(FORBIDDEN)');
    server.answer = taken;
    const [entry] = readOutgoing(ME);
    if (entry) tryAgain(ME, entry);
    await until(() => readOutgoing(ME).length === 0);
    expect(wordsIn(server.asked)).toEqual(['bir', 'iki', 'bir']);
  });

  it('lets what was taken back go, so that the next is sent', async () => {
    const server = fakeServer((asked) => (wordsIn([asked])[0] === 'bir' ? NOTHING : taken(asked)));
    sendText(ME, text('bir'));
    sendText(ME, text('iki'));
    await until(() => server.asked.length === 1);
    const [entry] = readOutgoing(ME);
    if (entry) takeBack(ME, entry);
    await until(() => readOutgoing(ME).length === 0);
    expect(wordsIn(server.asked)).toEqual(['bir', 'iki']);
  });

  it('writes nothing down again that was removed at sign-out meanwhile', async () => {
    let answer: (given: null) => void = () => undefined;
    const server = fakeServer(
      () =>
        new Promise<null>((given) => {
          answer = given;
        }),
    );
    sendText(ME, text('gizli'));
    await until(() => server.asked.length === 1);
    forgetLocalDrafts(ME);
    expect(localStorage).toHaveLength(0);
    answer(NOTHING);
    await pump(ME, 'c1');
    expect(JSON.stringify(localStorage)).not.toContain('gizli');
  });

  it('answers one list until something changes', () => {
    expect(outgoingOf(ME, 'c1')).toBe(outgoingOf(ME, 'c1'));
  });
});
