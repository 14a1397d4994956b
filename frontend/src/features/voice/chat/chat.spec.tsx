/** @jest-environment jsdom */
import '../../../../testing/browserSizes';
import type { LiveChange } from '@contracts/envelope';
import type { VoiceMessage, VoiceMessagePage, VoiceRow } from '@contracts/voice-messages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, StrictMode } from 'react';
import { drawn, OWN } from '../../../../testing/asMember';
import { type Answer, type Asked, done, fakeServer, refused } from '../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../testing/inReact';
import { onPage } from '../../../../testing/onPage';
import { store } from '../../../client/store';
import type { VoiceState } from '../session/voiceState';
import { inRoom, voiceRoom } from '../voice.fixture';
import { voiceMessage } from './message.fixture';
import { foldMessage, type MessagePages, messagesOf, messagesQuery, withMessage } from './messages';
import { forgetRoomDraft, keepRoomDrafts, roomDraftName } from './roomDraft';

const mockVoice = store<VoiceState>(inRoom());
const mockTold: string[] = [];
const mockRefreshes: string[] = [];
const mockHeard = new Set<(change: Pick<LiveChange<VoiceRow>, 'kind' | 'row'>) => void>();
jest.mock('../session/voice', () => ({
  useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part),
  refreshRoom: () => mockRefreshes.push('refresh'),
}));
jest.mock('../../../client/socket', () => ({
  followChannel: (channel: string, { onChange }: { onChange: () => void }) => {
    if (channel === 'voice') mockHeard.add(onChange);
    return () => mockHeard.delete(onChange);
  },
}));
jest.mock('../../../design/toast', () => ({
  toast: ({ title, text }: { title?: string; text: string }) => mockTold.push([title, text].filter(Boolean).join(': ')),
}));

const say = (kind: LiveChange['kind'], message: VoiceMessage) =>
  act(async () => {
    for (const hear of mockHeard) hear({ kind, row: { type: 'message', roomId: 'r1', message } });
  });
const texts = () => [...document.querySelectorAll('[data-message], [data-outgoing]')].map((each) => each.querySelector('p:last-of-type')?.textContent);
const field = () => document.querySelector<HTMLTextAreaElement>('textarea') as HTMLTextAreaElement;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init })));

let news = 0;
async function chat(messages: VoiceMessage[], answer: (asked: Asked) => Answer | Promise<Answer> = () => done({}), hasOlder = false) {
  const { RoomChat } = await import('./RoomChat');
  const { useRoomLive } = await import('./useRoomLive');
  const closed: string[] = [];
  const Room = () => {
    useRoomLive('r1', OWN.id, () => {
      news += 1;
    });
    return <RoomChat room={voiceRoom()} isPhone={false} onClose={() => closed.push('closed')} />;
  };
  const page = await drawn(<Room />, (asked) =>
    asked.method === 'GET' && asked.path.endsWith('/messages?limit=30')
      ? done({ messages, hasOlder, before: hasOlder ? (messages[0]?.id ?? null) : null })
      : answer(asked),
  );
  await until(() => document.querySelector('[role="log"][aria-busy="false"]') !== null);
  return { ...page, closed };
}

beforeEach(() => {
  news = 0;
  localStorage.clear();
  mockTold.length = 0;
  mockVoice.change(() => inRoom());
});
afterEach(leaveAll);

describe('What was begun in rooms', () => {
  it('goes with those that have closed, and stays in those that are open', () => {
    const kept = ['r1', 'r2'].map((id) => `draft:${roomDraftName('m9', id)}`);
    for (const name of [...kept, 'draft:m9:chat:c1']) localStorage.setItem(name, '{"text":"yarım"}');
    keepRoomDrafts(new Set(['r2']));
    expect([...kept, 'draft:m9:chat:c1'].map((name) => localStorage.getItem(name) !== null)).toEqual([false, true, true]);
  });
});

describe('The messages at hand', () => {
  const pages = (...all: VoiceMessage[][]): MessagePages => ({
    pages: all.map((messages) => ({ messages, hasOlder: false, before: null })),
    pageParams: all.map(() => undefined),
  });
  const [one, two, three] = [voiceMessage('1'), voiceMessage('2'), voiceMessage('3')];
  const ids = (given: MessagePages | undefined) => messagesOf(given).map(({ id }) => id);

  it('are read from the oldest page to the newest, each once', () => expect(ids(pages([two, three], [one, two]))).toEqual(['1', '2', '3']));

  it('get what is new at their end, and what has changed where it stands', () => {
    expect(ids(withMessage(pages([two], [one]), three))).toEqual(['1', '2', '3']);
    const changed = withMessage(pages([two], [one]), { ...one, content: 'Başka' });
    expect(messagesOf(changed).map(({ content }) => content)).toEqual(['Başka', two.content]);
    expect(withMessage(undefined, one)).toBeUndefined();
  });

  it('keep what was told while a page was on its way', async () => {
    const queries = new QueryClient();
    let arrive: (page: VoiceMessagePage) => void = () => undefined;
    const queryFn = () => new Promise<VoiceMessagePage>((resolve) => (arrive = resolve));
    const asked = queries.fetchInfiniteQuery({ ...messagesQuery('r1'), queryFn });
    foldMessage(queries, { ...two, roomId: 'r1' });
    arrive({ messages: [one], hasOlder: false, before: null });
    await asked;
    expect(ids(queries.getQueryData(messagesQuery('r1').queryKey))).toEqual(['1', '2']);
  });

  it('quote what is deleted no more', () => {
    const answer = voiceMessage('2', { parent: { id: '1', userId: 'm1', content: 'Selam', isDeleted: false, isWithheld: false, user: one.user } });
    const [, shown] = messagesOf(withMessage(pages([one, answer]), { ...one, content: '', isDeleted: true }));
    expect(shown?.parent).toMatchObject({ content: '', isDeleted: true });
  });
});

describe('The chat of a room', () => {
  it('shows who wrote what and when, what was edited, answered and deleted, and how many there are', async () => {
    await chat([
      voiceMessage('1', { content: 'Hoş geldiniz' }),
      voiceMessage('2', {
        content: 'Projeye koydum @elif',
        isEdited: true,
        editedAt: '2026-11-29T07:09:00.000Z',
        parent: { ...voiceMessage('1'), isDeleted: false },
      }),
      voiceMessage('3', { content: '', isDeleted: true }),
    ]);
    const shown = document.querySelector('section')?.textContent ?? '';
    expect(shown).toContain("Oda Chat'i3 mesaj");
    expect(shown).toContain('düzenlendi');
    expect(texts()).toEqual(['Hoş geldiniz', 'Projeye koydum @elif', 'Bu mesaj silindi']);
    expect(document.querySelector('[data-message="2"] a')?.getAttribute('href')).toBe('/profile/elif');
  });

  it('shows code between backticks as code, and names nobody in it', async () => {
    await chat([voiceMessage('1', { content: 'Projeye koydum, `docs/olay.pdf` ve `@elif`; tek ` kalır' })]);
    expect([...document.querySelectorAll('[data-message] code')].map(({ textContent }) => textContent)).toEqual(['docs/olay.pdf', '@elif']);
    expect([texts(), document.querySelector('[data-message] a')]).toEqual([['Projeye koydum, docs/olay.pdf ve @elif; tek ` kalır'], null]);
  });

  it('says that nothing was written yet, and has no list that would push it away', async () => {
    const { shows } = await chat([]);
    await shows('Henüz mesaj yok. İlk mesajı siz yazın.');
    expect(document.querySelector('ol')).toBeNull();
  });

  it('says that the owner took along what was written, which nothing can be done with', async () => {
    const line = voiceMessage('2', { messageType: 'export', content: '', userId: OWN.id });
    const { place, shows } = await chat([voiceMessage('1'), line]);
    await shows('Ozan Çelik odanın verilerini ve mesajlarını dışa aktardı');
    expect([place.querySelectorAll('[data-message="2"] button').length, place.querySelectorAll('[data-message="1"] button').length]).toEqual([0, 1]);
  });
  it('is for members alone', async () => {
    fakeServer(({ path }) => done(path.startsWith('/api/auth/session') ? { user: null } : {}));
    const { RoomChat } = await import('./RoomChat');
    await draw(<StrictMode>{onPage(<RoomChat room={voiceRoom()} isPhone={false} onClose={() => undefined} />)}</StrictMode>);
    await until(() => document.body.textContent?.includes('Chat kullanmak için giriş yapın') === true);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('asks for what was written once its reader is in the room, also in the one they go to', async () => {
    const seated = (roomId: string, isIn: boolean) =>
      act(async () => mockVoice.change(() => inRoom({ room: voiceRoom({ id: roomId }), ...(isIn ? {} : { phase: 'joining' as const, people: [] }) })));
    const { RoomChat } = await import('./RoomChat');
    const asked: string[] = [];
    const of = (roomId: string) => <RoomChat room={voiceRoom({ id: roomId })} isPhone={false} onClose={() => undefined} />;
    const Room = () => of(mockVoice.use(({ room }) => room?.id ?? 'r1'));
    await drawn(<Room />, ({ path }) => {
      if (path.includes('/messages')) asked.push(path);
      return done({ messages: [voiceMessage(path.includes('r2') ? '2' : '1')], hasOlder: false, before: null });
    });
    await until(() => texts().join() === 'Mesaj 1');
    await seated('r2', false);
    await act(async () => new Promise((go) => setTimeout(go, 20)));
    expect(asked).toEqual(['/api/voice-rooms/r1/messages?limit=30']);
    await seated('r2', true);
    await until(() => texts().join() === 'Mesaj 2');
    expect(asked).toEqual(['r1', 'r2'].map((id) => `/api/voice-rooms/${id}/messages?limit=30`));
  });

  it('says why it could not be read', async () => {
    const { RoomChat } = await import('./RoomChat');
    const page = await drawn(<RoomChat room={voiceRoom()} isPhone={false} onClose={() => undefined} />, () =>
      refused(403, 'FORBIDDEN', { message: 'Bu odada değilsiniz.' }),
    );
    await page.shows('Mesajlar yüklenemedi');
  });

  it('hears what others write, and counts it as news', async () => {
    await chat([voiceMessage('1')]);
    await say('insert', voiceMessage('2', { content: 'Geldim' }));
    await say('update', voiceMessage('2', { content: 'Geldim!', isEdited: true }));
    await until(() => texts().at(-1) === 'Geldim!');
    expect([texts().length, news]).toEqual([2, 1]);
  });

  it('closes with Escape', async () => {
    const { closed } = await chat([]);
    await key('Escape');
    expect(closed).toEqual(['closed']);
  });
});

describe('Writing in a room', () => {
  it('sends with Enter, not with Shift, and shows it at once', async () => {
    const answers: (() => void)[] = [];
    const page = await chat([], async () => {
      await new Promise<void>((go) => answers.push(go));
      return done(voiceMessage('9', { content: 'Selam', userId: OWN.id }));
    });
    await type('   ');
    await key('Enter');
    await type('Selam');
    await key('Enter', { shiftKey: true });
    expect(page.sent).toEqual([]);
    await key('Enter');
    expect([texts(), field().value, document.body.textContent?.includes('Gönderiliyor…')]).toEqual([['Selam'], '', true]);
    // It is told before it is answered, and stands there once.
    await say('insert', voiceMessage('9', { content: 'Selam', userId: OWN.id }));
    expect(texts()).toEqual(['Selam']);
    await until(() => answers.length === 1);
    await act(async () => answers[0]?.());
    await until(() => document.querySelector('[data-message="9"]') !== null);
    expect([texts(), news]).toEqual([['Selam'], 0]);
    expect(page.sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/voice-rooms/r1/messages', { content: 'Selam', messageType: 'text', parentMessageId: null }],
    ]);
  });

  it('puts back what could not be sent, before what was typed since', async () => {
    let answer: () => void = () => undefined;
    await chat([], async () => {
      await new Promise<void>((go) => {
        answer = go;
      });
      return refused(429, 'RATE_LIMITED', { message: 'Çok hızlı yazıyorsunuz.' });
    });
    await type('Selam');
    await key('Enter');
    await type('Nasılsınız?');
    await act(async () => answer());
    await until(() => mockTold.length > 0);
    expect([texts(), field().value, mockTold]).toEqual([[], 'Selam\nNasılsınız?', ['Mesaj gönderilemedi: Çok hızlı yazıyorsunuz.']]);
  });

  it('puts back what failed one after the other in its order', async () => {
    const answers: (() => void)[] = [];
    await chat([], async () => {
      await new Promise<void>((go) => answers.push(go));
      return refused(429, 'RATE_LIMITED', { message: 'Çok hızlı yazıyorsunuz.' });
    });
    for (const text of ['Bir', 'İki']) {
      await type(text);
      await key('Enter');
    }
    await type('Üç');
    for (const count of [1, 2]) {
      await until(() => answers.length === count);
      await act(async () => answers.at(-1)?.());
      await until(() => mockTold.length === count);
    }
    expect(field().value).toBe('Bir\nİki\nÜç');
  });

  it('keeps what is begun while the chat is closed, beside a message that is edited, until it is sent or the room closes', async () => {
    const own = voiceMessage('1', { content: 'Selma', userId: OWN.id });
    const first = await chat([own]);
    await type('yarım kalan mesaj');
    await act(async () => document.querySelector<HTMLButtonElement>('[data-message="1"] button')?.click());
    await first.press('Düzenle');
    await until(() => field().value === 'Selma');
    await first.press('Vazgeç');
    expect(field().value).toBe('yarım kalan mesaj');
    await leaveAll();
    const second = await chat([], () => done(voiceMessage('9', { userId: OWN.id })));
    expect(field().value).toBe('yarım kalan mesaj');
    await key('Enter');
    await until(() => second.sent.length === 1);
    await leaveAll();
    await chat([]);
    expect(field().value).toBe('');
    await type('bir daha');
    await leaveAll();
    forgetRoomDraft('r2');
    await chat([]);
    expect(field().value).toBe('bir daha');
    await leaveAll();
    forgetRoomDraft('r1');
    await chat([]);
    expect(field().value).toBe('');
  });

  it('names those who are there from `@` on, without asking for others', async () => {
    await chat([]);
    await type('@');
    await act(async () => field().dispatchEvent(new Event('select', { bubbles: true })));
    const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
    await until(() => offered().length === 4);
    expect(offered()[0]).toContain('Ozan Çelik');
    await type('@ire');
    await until(() => offered().length === 1);
    expect(offered()[0]).toContain('İrem Şahin');
    document.execCommand = () => false;
    await key('Enter');
    expect(field().value).toBe('@m2 ');
  });

  it('takes 500 characters', async () => {
    const page = await chat([]);
    await type('a'.repeat(501));
    expect(document.body.textContent).toContain('501/500');
    expect([...document.querySelectorAll('small')].some(({ textContent }) => textContent?.includes('en fazla'))).toBe(false);
    await key('Enter');
    expect([page.sent, field().getAttribute('aria-invalid')]).toEqual([[], 'true']);
  });

  it('answers a message', async () => {
    const page = await chat([voiceMessage('1', { content: 'Slaytlar nerede?' })], () => done(voiceMessage('2', { userId: OWN.id })));
    await act(async () => document.querySelector<HTMLButtonElement>('[data-message="1"] button')?.click());
    await page.press('Yanıtla');
    await page.shows('Yanıtlanan: Ozan Çelik');
    await type('docs içinde');
    await key('Enter');
    await until(() => page.sent.length === 1);
    expect(page.sent[0]?.body).toMatchObject({ content: 'docs içinde', parentMessageId: '1' });
    expect(page.has('Vazgeç')).toBe(false);
  });

  it('edits the last of one’s own with the arrow up, and says when that fails', async () => {
    const own = voiceMessage('1', { content: 'Selma', userId: OWN.id });
    let isRefused = true;
    const page = await chat([own, voiceMessage('2')], () =>
      isRefused ? refused(404, 'NOT_FOUND', { message: 'Böyle bir mesaj yok.' }) : done({ ...own, content: 'Selam', isEdited: true }),
    );
    await key('ArrowUp');
    expect(field().value).toBe('Selma');
    await type('Selam');
    await key('Enter');
    await until(() => mockTold.length > 0);
    expect([mockTold, field().value]).toEqual([['Mesaj düzenlenemedi: Böyle bir mesaj yok.'], 'Selam']);
    isRefused = false;
    await key('Enter');
    await until(() => texts()[0] === 'Selam');
    expect([page.sent.map(({ method, path }) => `${method} ${path}`), field().value]).toEqual([Array(2).fill('PUT /api/voice-rooms/messages/1'), '']);
  });

  it('deletes one’s own after a question, and a moderator that of others, too', async () => {
    mockVoice.change((state) => ({
      ...state,
      people: state.people.map((person) =>
        person.link === 'self' ? { ...person, participant: { ...person.participant, role: 'moderator' as const } } : person,
      ),
    }));
    const page = await chat([voiceMessage('1', { content: 'Reklam' })], () => done({ deleted: true }));
    await act(async () => document.querySelector<HTMLButtonElement>('[data-message="1"] button')?.click());
    await page.press('Sil');
    await page.shows('Mesaj silinsin mi?');
    await page.press('Sil');
    await until(() => texts()[0] === 'Bu mesaj silindi');
    expect(page.sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/voice-rooms/messages/1']);
  });

  it('says why a message could not be deleted, which stays', async () => {
    const refusal = refused(403, 'FORBIDDEN', { message: 'Bu mesajı silemezsiniz.' });
    const page = await chat([voiceMessage('1', { content: 'Selma', userId: OWN.id })], ({ method }) => (method === 'DELETE' ? refusal : done({})));
    await act(async () => document.querySelector<HTMLButtonElement>('[data-message="1"] button')?.click());
    await page.press('Sil');
    await page.shows('Mesaj silinsin mi?');
    await page.press('Sil');
    await until(() => document.querySelector('[role="alert"]') !== null);
    expect([document.querySelector('[role="alert"]')?.textContent, texts()]).toEqual(['Mesaj silinemediBu mesajı silemezsiniz.', ['Selma']]);
  });
});

describe('Older messages', () => {
  const height = (pixels: number) => Object.defineProperty(document.querySelector('[role="log"]'), 'scrollHeight', { configurable: true, value: pixels });
  const scrollTo = (top: number) =>
    act(async () => {
      const log = document.querySelector('[role="log"]') as HTMLElement;
      log.scrollTop = top;
      log.dispatchEvent(new Event('scroll'));
      log.dispatchEvent(new Event('scroll'));
    });
  const asked: string[] = [];
  const older = ({ path }: Asked): Answer => {
    if (!path.includes('before=')) return done({});
    asked.push(path);
    return asked.length === 1 ? refused(503, 'UNAVAILABLE') : done({ messages: [voiceMessage('0', { content: 'Eski' })], hasOlder: false, before: null });
  };

  it('are read on while new ones come, which are counted and shown with one press', async () => {
    mockVoice.change((state) => ({
      ...state,
      people: state.people.map((person) =>
        person.link === 'self' ? { ...person, participant: { ...person.participant, user: { ...person.participant.user, username: OWN.username } } } : person,
      ),
    }));
    const page = await chat([voiceMessage('1', { content: 'Eski' })]);
    height(2_000);
    await scrollTo(400);
    await page.shows('En yeniye git');
    await say('insert', voiceMessage('2', { content: 'Geldim' }));
    await page.shows('1 yeni mesaj');
    expect(document.body.textContent).not.toContain('sizden söz etti');
    await say('insert', voiceMessage('3', { content: '@elif duydun mu?' }));
    await say('insert', voiceMessage('4', { content: 'Ben de', userId: OWN.id }));
    await page.press('2 yeni mesaj · Ozan Çelik sizden söz etti');
    expect([document.querySelector('[role="log"]')?.scrollTop, document.activeElement?.getAttribute('role')]).toEqual([2_000, 'log']);
    expect(page.has('En yeniye git')).toBe(false);
  });

  it('are asked for once, 300 ms after the first of many scrolls', async () => {
    const asks: string[] = [];
    await chat(
      [voiceMessage('1')],
      ({ path }) => {
        if (path.includes('before=')) asks.push(path);
        return done({ messages: [voiceMessage('0')], hasOlder: true, before: '0' });
      },
      true,
    );
    height(2_000);
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      await scrollTo(99);
      await act(async () => jest.advanceTimersByTime(299));
      await scrollTo(50);
      expect(asks).toEqual([]);
      await act(async () => jest.advanceTimersByTime(1));
      await act(async () => jest.advanceTimersByTime(1_000));
      expect(asks).toEqual(['/api/voice-rooms/r1/messages?before=1&limit=30']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('come near the top, page by page, and can be asked for again', async () => {
    const page = await chat([voiceMessage('1', { content: 'Yeni' })], older, true);
    height(2_000);
    await scrollTo(400);
    await scrollTo(99);
    await page.shows('Daha fazla mesaj yüklenemedi');
    await page.press('Tekrar Dene');
    await until(() => texts().length === 2);
    expect([texts(), asked]).toEqual([['Eski', 'Yeni'], Array(2).fill('/api/voice-rooms/r1/messages?before=1&limit=30')]);
    expect(document.body.textContent).not.toContain('Daha fazla mesaj yüklenemedi');
  });
});
