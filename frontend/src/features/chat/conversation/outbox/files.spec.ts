/** @jest-environment jsdom */
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, type Asked, done, fakeServer, NOTHING, refused } from '../../../../../testing/fakeServer';
import { fakeUploads } from '../../../../../testing/fakeUpload';
import { until } from '../../../../../testing/inReact';
import type { PickedFile } from '../files/picked';
import { forgetUnstored, readOutgoing } from './entries';
import { pump, sendText, startOutbox, takeBack, tryAgain } from './outbox';

const ME = 'm1';
const picked = (name: string): PickedFile => ({ id: name, file: new File(['gizli'], name), name, url: null, pixels: null });
const withFile = (name: string, text = '') => ({ chatId: 'c1', text, replyTo: null, file: picked(name) });
const kept = (name: string) => done({ file_url: `/api/chat/files/${name}`, file_name: name, file_size: 5, message_type: 'file' });
const taken = ({ body }: Asked): Answer => done({ ...(body as object), id: (body as { client_id: string }).client_id });
const bodies = (asked: Asked[]) => asked.map(({ body }) => body as { content: string; client_id: string; file_url?: string });

let stop: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  forgetUnstored();
});
afterEach(() => stop());

describe('A file in the outbox', () => {
  it('is sent before the message that names it, one after the other, and nothing of it is kept on the device', async () => {
    const server = fakeServer(taken);
    const uploads = fakeUploads('file');
    sendText(ME, withFile('a.pdf', 'İşte'));
    sendText(ME, withFile('b.pdf'));
    await until(() => uploads.length === 1);
    expect(JSON.stringify(localStorage)).not.toMatch(/a\.pdf|İşte/);
    expect([uploads[0]?.path, server.asked.length]).toEqual(['/api/chat/c1/files', 0]);
    uploads[0]?.answer(kept('a.pdf'));
    await until(() => uploads.length === 2);
    uploads[1]?.answer(kept('b.pdf'));
    await until(() => readOutgoing(ME).length === 0);
    expect(bodies(server.asked).map(({ content, file_url }) => [content, file_url])).toEqual([
      ['İşte', '/api/chat/files/a.pdf'],
      ['', '/api/chat/files/b.pdf'],
    ]);
  });

  it('is not sent a second time where only the message got no answer, which keeps its id', async () => {
    let fails = true;
    const server = fakeServer((asked) => (fails ? NOTHING : taken(asked)));
    const uploads = fakeUploads('file');
    sendText(ME, withFile('a.pdf'));
    await until(() => uploads.length === 1);
    uploads[0]?.answer(kept('a.pdf'));
    await until(() => server.asked.length === 1);
    fails = false;
    await pump(ME, 'c1');
    const [first, second] = bodies(server.asked);
    expect([uploads.length, server.asked.length, first?.client_id === second?.client_id, readOutgoing(ME)]).toEqual([1, 2, true, []]);
  });

  it('is sent anew after a lost connection, under the same id', async () => {
    const server = fakeServer(taken);
    const uploads = fakeUploads('file');
    sendText(ME, withFile('a.pdf'));
    await until(() => uploads.length === 1);
    uploads[0]?.answer(NOTHING);
    await until(() => readOutgoing(ME)[0]?.state === 'waits' && uploads[0]?.isStopped === false);
    const going = pump(ME, 'c1');
    await until(() => uploads.length === 2);
    uploads[1]?.answer(kept('a.pdf'));
    await going;
    expect(server.asked).toHaveLength(1);
  });

  it('that is no file for this place is told so once, and lets go what was written after it', async () => {
    const server = fakeServer(taken);
    const uploads = fakeUploads('file');
    sendText(ME, withFile('a.exe'));
    sendText(ME, { chatId: 'c1', text: 'sonra', replyTo: null });
    await until(() => uploads.length === 1);
    uploads[0]?.answer(refused(415, 'X', { message: CHAT_FILE_TEXT.refused }));
    await until(() => readOutgoing(ME).length === 1);
    expect(readOutgoing(ME)[0]).toMatchObject({ state: 'refused', problem: CHAT_FILE_TEXT.refused, isFinal: true });
    expect(bodies(server.asked).map(({ content }) => content)).toEqual(['sonra']);
  });

  it('that the server has forgotten is sent anew when it is tried again', async () => {
    let isMissing = true;
    const server = fakeServer((asked) => (isMissing ? refused(422, 'X', { message: CHAT_FILE_TEXT.missing }) : taken(asked)));
    const uploads = fakeUploads('file');
    sendText(ME, withFile('a.pdf'));
    await until(() => uploads.length === 1);
    uploads[0]?.answer(kept('a.pdf'));
    await until(() => readOutgoing(ME)[0]?.state === 'refused');
    const [entry] = readOutgoing(ME);
    expect(entry?.isFinal).toBe(false);
    isMissing = false;
    if (entry) tryAgain(ME, entry);
    await until(() => uploads.length === 2);
    uploads[1]?.answer(kept('a.pdf'));
    await until(() => readOutgoing(ME).length === 0);
    expect(server.asked).toHaveLength(2);
  });

  it('is stopped when it is taken back, and what comes after it goes on', async () => {
    const server = fakeServer(taken);
    const uploads = fakeUploads('file');
    sendText(ME, withFile('a.pdf'));
    sendText(ME, { chatId: 'c1', text: 'sonra', replyTo: null });
    await until(() => uploads.length === 1);
    const [entry] = readOutgoing(ME);
    if (entry) takeBack(ME, entry);
    await until(() => readOutgoing(ME).length === 0);
    expect([uploads[0]?.isStopped, bodies(server.asked).map(({ content }) => content)]).toEqual([true, ['sonra']]);
  });

  it('asks before the page is left, until it has been sent, and goes with its member', async () => {
    fakeServer(taken);
    const uploads = fakeUploads('file');
    stop = startOutbox(ME);
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    sendText(ME, withFile('a.pdf'));
    await until(() => uploads.length === 1);
    expect(asks()).toBe(true);
    uploads[0]?.answer(kept('a.pdf'));
    await until(() => readOutgoing(ME).length === 0);
    expect(asks()).toBe(false);
    sendText(ME, withFile('b.pdf'));
    await until(() => uploads.length === 2);
    stop();
    expect([readOutgoing(ME), asks(), uploads[1]?.isStopped]).toEqual([[], false, true]);
  });
});
