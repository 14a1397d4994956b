/** @jest-environment jsdom */
import type { Chat, ChatMessage } from '@contracts/chat';
import { CHAT_FILE_LIMITS, CHAT_FILE_TEXT } from '@contracts/chat-files';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../../testing/asMember';
import { type Asked, done } from '../../../../../testing/fakeServer';
import { fakeUploads } from '../../../../../testing/fakeUpload';
import { leaveAll, until } from '../../../../../testing/inReact';
import { chat, message } from '../../chat.fixture';
import { Conversation } from '../Conversation';
import { forgetPicked } from './picked';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (() => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
URL.createObjectURL = () => 'blob:x';
URL.revokeObjectURL = () => undefined;
/** A browser that shows every picture. */
globalThis.Image = class {
  naturalWidth = 40;
  naturalHeight = 30;
  onload = () => undefined;
  set src(_url: string) {
    queueMicrotask(() => this.onload());
  }
} as never;

const open = chat({ other: { ...chat().other, id: 'm2' } });
const LATER = Date.now() / 1_000 + 300;
const linkTo = (signature: string) => `/api/chat/files/f1?size=thumbnail&expires=${LATER}&signature=${signature}`;
const image = (of: Partial<ChatMessage> = {}): ChatMessage =>
  message({ message_type: 'image', content: '', file_url: linkTo('full'), file_name: 'yeniden-kurma.png', file_size: 188_416, ...of });
const shown = (signature: string) => ({ type: 'image/png', thumbnail_url: linkTo(signature), width: 464, height: 144 });
const file = (name: string, size = 5, type = 'application/pdf') => Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

async function conversation(of: Chat = open, messages: ChatMessage[] = [], answer?: (asked: Asked) => ReturnType<typeof done>) {
  const page = await drawn(<Conversation chat={of} isFullScreen={false} onClose={() => undefined} />, (asked) => {
    if (asked.path.endsWith('/mark-read')) return done({ chatId: 'c1', unread: 0 });
    if (asked.method === 'POST') return done({ ...message({ sender_id: OWN.id }), ...(asked.body as object), id: 'sent' });
    if (asked.path.includes('/messages')) return answer?.(asked) ?? done({ messages, hasOlder: false, hasNewer: false });
    return done(of);
  });
  await until(() => page.place.querySelector('[role="log"]')?.getAttribute('aria-busy') === 'false');
  const field = () => page.place.querySelector('textarea') as HTMLTextAreaElement;
  const give = (type: string, files: File[], types = ['Files']) =>
    act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      const items = files.map((each) => ({ kind: 'file', getAsFile: () => each }));
      field().dispatchEvent(Object.assign(event, { dataTransfer: { types, files, items }, clipboardData: { types, files, items } }));
    });
  const picked = () => [...page.place.querySelectorAll('[aria-label="Eklenen dosyalar"] bdi')].map(({ textContent }) => textContent);
  const isOver = () => page.place.querySelector('[data-drop-place]') !== null;
  const pressEnter = () => act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })));
  return { ...page, field, give, picked, isOver, pressEnter };
}

beforeEach(() => {
  localStorage.clear();
  forgetPicked();
});
afterEach(leaveAll);

describe('Files for a conversation', () => {
  it('are pasted and dropped, seen before they are sent, and can be taken out again', async () => {
    const page = await conversation();
    await page.give('dragenter', []);
    expect(page.isOver()).toBe(true);
    await page.give('drop', [file('rapor.pdf'), file('b.pdf')]);
    await page.give('paste', [file('ekran.png', 5, 'image/png')]);
    await until(() => page.picked().length === 3);
    expect([page.isOver(), page.picked()]).toEqual([false, ['rapor.pdf', 'b.pdf', 'ekran.png']]);
    await page.press('Kaldır: b.pdf');
    expect(page.picked()).toEqual(['rapor.pdf', 'ekran.png']);
  });

  it('are still there when the window is opened again, and nothing of them is kept on the device', async () => {
    const page = await conversation();
    await page.give('drop', [file('rapor.pdf')]);
    await until(() => page.picked().length === 1);
    await leaveAll();
    expect((await conversation()).picked()).toEqual(['rapor.pdf']);
    expect(JSON.stringify(localStorage)).not.toContain('rapor');
  });

  it('are not made of a picture that comes with its text', async () => {
    const page = await conversation();
    await page.give('paste', [file('a.png', 5, 'image/png')], ['Files', 'text/plain']);
    expect(page.picked()).toEqual([]);
  });

  it('that are empty or too large are told at once, and the others stay', async () => {
    const page = await conversation();
    await page.give('drop', [file('bos.pdf', 0), file('tamam.pdf'), file('dev.pdf', CHAT_FILE_LIMITS.bytes + 1)]);
    await page.shows(`bos.pdf: ${CHAT_FILE_TEXT.empty} dev.pdf: ${CHAT_FILE_TEXT.tooLarge}`);
    expect(page.picked()).toEqual(['tamam.pdf']);
    await page.give('drop', [file('dev.pdf', CHAT_FILE_LIMITS.bytes + 1)]);
    await page.shows(CHAT_FILE_TEXT.tooLarge);
    expect(page.picked()).toEqual(['tamam.pdf']);
  });

  it('are sent as messages of their own, the text beside the first, and with their progress', async () => {
    const uploads = fakeUploads('file');
    const page = await conversation();
    await page.give('drop', [file('a.pdf'), file('b.pdf')]);
    await until(() => page.picked().length === 2);
    await page.pressEnter();
    await until(() => uploads.length === 1);
    expect([page.picked(), page.place.querySelectorAll('ol > li').length]).toEqual([[], 2]);
    await act(async () => uploads[0]?.progress(0.5));
    expect(page.place.querySelector<HTMLProgressElement>('progress')?.value).toBe(0.5);
    await act(async () => uploads[0]?.answer(done({ file_url: '/f/a', file_name: 'a.pdf', file_size: 5, message_type: 'file' })));
    await until(() => uploads.length === 2);
    await page.press('İptal');
    await until(() => page.sent.some(({ path }) => path.endsWith('/messages')) && uploads[1]?.isStopped === true);
    expect(page.sent.filter(({ path }) => path.endsWith('/messages')).map(({ body }) => (body as { file_url: string }).file_url)).toEqual(['/f/a']);
  });

  it('are refused with a sentence while a request waits, and not taken at all where nobody writes', async () => {
    const page = await conversation(chat({ ...open, state: 'request', user1_id: OWN.id, user2_id: 'm2' }));
    expect(page.has(CHAT_FILE_TEXT.attach)).toBe(false);
    await page.give('drop', [file('a.pdf')]);
    await page.shows(CHAT_FILE_TEXT.inRequest);
    expect(page.picked()).toEqual([]);
  });
});

describe('A picture in a conversation', () => {
  const pictureIn = (place: HTMLElement) => place.querySelector<HTMLImageElement>('li img');
  it('has its room before it is there, a name for those who do not see it, and its size', async () => {
    const { place } = await conversation(open, [image({ file: shown('1') })]);
    const picture = pictureIn(place);
    expect([picture?.alt, picture?.closest('button')?.style.getPropertyValue('--ratio')]).toEqual(['Görsel: yeniden-kurma.png', String(464 / 144)]);
    expect(place.querySelector('li')?.textContent).toContain('yeniden-kurma.png · 184 KB');
  });

  it('is asked for anew once when its link is over, and says so when that one fails too', async () => {
    let asked = 0;
    const page = await conversation(open, [], ({ path }) => {
      if (path.includes('around')) asked += 1;
      return done({ messages: [image({ id: 'p1', file: shown(String(asked)) })], hasOlder: false, hasNewer: false });
    });
    const fail = () => act(async () => void pictureIn(page.place)?.dispatchEvent(new Event('error')));
    await fail();
    await until(() => pictureIn(page.place)?.getAttribute('src') === linkTo('1'));
    await fail();
    await page.shows(CHAT_FILE_TEXT.gone);
    expect(asked).toBe(1);
  });

  it('opens large in a dialog, and gives the focus back', async () => {
    const page = await conversation(open, [image({ id: 'p2', file: shown('1') })]);
    const button = pictureIn(page.place)?.closest('button');
    button?.focus();
    await act(async () => button?.click());
    await until(() => document.querySelector('[role=dialog] img[alt]:not([alt=""])') !== null);
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('yeniden-kurma.png');
    await page.press('Kapat');
    await until(() => document.querySelector('[role=dialog]') === null);
    expect(document.activeElement).toBe(button);
  });
});
