/** @jest-environment jsdom */
import { CHAT_TEXT, type Chat, type ChatMessage, keptDaysText, type SendMessageRequest } from '@contracts/chat';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../testing/asMember';
import { type Answer, type Asked, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { takeWantedChat } from '../../../client/openChat';
import { useShownChat } from '../window/useShownChat';
import { Conversation } from './Conversation';
import { SHOWN } from './shown';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
HTMLElement.prototype.scrollIntoView ??= () => undefined;

const OTHER = { id: 'm2', username: 'ozan', display_name: 'Ozan Çelik', first_name: null, last_name: null, avatar: null, role: 'user' };
const chat = (fields: Partial<Chat> = {}): Chat => ({
  ...{ id: 'c1', user1_id: 'm9', user2_id: 'm2', user1_deleted: false, user2_deleted: false, user1_deleted_at: null, user2_deleted_at: null },
  ...{ created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z', state: 'open' as const, other: OTHER, may_write: true },
  ...{
    notice: null,
    muted: false,
    unread: 0,
    last_message: null,
    marks: { delivered: null, seen: null },
    online: false,
    last_seen_at: null,
    kept_days: null,
    kept_from: null,
  },
  ...fields,
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const message = (position: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: `i${position}`, chat_id: 'c1', sender_id: 'm2', encrypted_content: '', content_hash: '', message_type: 'text' as const, file_url: null },
  ...{ file_name: null, file_size: null, file: null, created_at: minutesAgo(1), position, content: `mesaj ${position}`, client_id: `k${position}` },
  ...{ state: 'sent' as const, edited_at: null, reply_to: null, reactions: [] },
  ...fields,
});

interface Drawing {
  of?: Chat;
  messages?: ChatMessage[];
  hasOlder?: boolean;
  write?: (asked: Asked) => Answer | Promise<Answer>;
  /** The conversation as the server knows it, where it is asked for again. */
  now?: () => Chat;
  /** Answers a question for messages in another way. */
  reads?: () => Answer | null;
}

/** As a window shows it. */
function Shown() {
  const { chat: shown } = useShownChat('c1', OWN.id);
  return shown ? <Conversation chat={shown} isFullScreen={false} onClose={() => undefined} /> : null;
}

async function conversation({ of = chat(), messages = [], hasOlder = false, write = ({ body }) => done(sentAs(body)), reads = () => null, now }: Drawing = {}) {
  const page = await drawn(now ? <Shown /> : <Conversation chat={of} isFullScreen={false} onClose={() => undefined} />, (asked) => {
    if (asked.method !== 'GET') return asked.path.endsWith('/mark-read') ? done({ chatId: 'c1', unread: 0 }) : write(asked);
    if (asked.path.includes('/messages')) return reads() ?? done({ messages: asked.path.includes('before') ? [] : messages, hasOlder, hasNewer: false });
    return done(asked.path.includes('/search') ? { messages: messages.slice(0, 1), hasOlder: false, hasNewer: false } : (now?.() ?? of));
  });
  await until(() => page.place.querySelector('[role="log"]')?.getAttribute('aria-busy') === 'false');
  const rows = () => [...page.place.querySelectorAll('ol > li')];
  const field = () => page.place.querySelector('textarea') as HTMLTextAreaElement;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), text);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  const key = (name: string, more: KeyboardEventInit = {}) =>
    act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })));
  const changes = () => page.sent.filter(({ path }) => !path.endsWith('/mark-read'));
  return { ...page, rows, field, type, key, changes };
}
const sentAs = (body: unknown): ChatMessage => {
  const { content = '', client_id = '' } = body as SendMessageRequest;
  return message(900, { id: `of-${client_id}`, sender_id: OWN.id, content, client_id });
};
const own = (position: number, fields: Partial<ChatMessage> = {}) => message(position, { sender_id: OWN.id, ...fields });

beforeEach(() => localStorage.clear());
afterEach(leaveAll);

describe('A conversation', () => {
  it('shows texts as they were typed, and nothing in them as anything else but addresses', async () => {
    const { rows } = await conversation({ messages: [message(1, { content: '<b>**x**</b>\nhttps://a.ornek/yol.' })] });
    expect(rows()[0]?.textContent).toContain('<b>**x**</b>\nhttps://a.ornek/yol.');
    const link = rows()[0]?.querySelector('a');
    expect([link?.getAttribute('href'), link?.rel, link?.target]).toEqual(['https://a.ornek/yol', 'noopener noreferrer nofollow ugc', '_blank']);
    expect(rows()[0]?.querySelector('b')).toBeNull();
  });

  it('says what was edited, taken back, or cannot be read any more', async () => {
    const { rows } = await conversation({
      messages: [message(1, { edited_at: minutesAgo(1) }), message(2, { state: 'deleted', content: '' }), message(3, { state: 'forgotten', content: '' })],
    });
    expect(rows().map((row) => [CHAT_TEXT.edited, CHAT_TEXT.deletedMessage, CHAT_TEXT.gone].filter((words) => row.textContent?.includes(words)))).toEqual([
      [CHAT_TEXT.edited],
      [CHAT_TEXT.deletedMessage],
      [CHAT_TEXT.gone],
    ]);
  });

  it('says of what was answered no more than that it is not there, whoever took it away', async () => {
    const { rows } = await conversation({ messages: [message(2, { reply_to: { id: 'i1', sender_id: OWN.id, content: '' } })] });
    expect(rows()[0]?.querySelector('button')?.textContent).toBe('Bu mesaj artık görünmüyor');
    expect(rows()[0]?.textContent).not.toContain(CHAT_TEXT.deletedMessage);
  });

  it('says how far it has come under the last own message alone', async () => {
    const { place } = await conversation({ of: chat({ marks: { delivered: 'i2', seen: 'i1' } }), messages: [own(1), own(2), message(3)] });
    expect([...place.querySelectorAll('[data-reached]')].map(({ textContent }) => textContent?.slice(0, 8))).toEqual([CHAT_TEXT.delivered]);
  });

  it('has no more than a bounded number of rows in the page', async () => {
    const { rows } = await conversation({ messages: Array.from({ length: 1_000 }, (_, at) => message(at + 1)) });
    expect(rows()).toHaveLength(SHOWN.rows);
    expect(rows().at(-1)?.textContent).toContain('mesaj 1000');
  });

  it('says at its beginning for how long messages are kept, where that has an end', async () => {
    const words = keptDaysText(30);
    const { place } = await conversation({ of: chat({ kept_days: 30 }), messages: [message(1)] });
    expect(place.textContent).toContain(words);
    expect((await conversation({ messages: [message(1)] })).place.textContent).not.toContain(words);
    expect((await conversation({ of: chat({ kept_days: 30 }), messages: [message(1)], hasOlder: true })).place.textContent).not.toContain(words);
  });

  it('says why nothing can be written where a side has deleted it', async () => {
    const { place } = await conversation({ of: chat({ state: 'closed', may_write: false, notice: CHAT_TEXT.otherDeleted }) });
    expect(place.querySelector('textarea')).toBeNull();
    expect(place.textContent).toContain(CHAT_TEXT.otherDeleted + CHAT_TEXT.otherDeletedNote);
  });

  it('offers a new one where a side has deleted it, and none with who is gone', async () => {
    const closed = chat({ state: 'closed', may_write: false, notice: CHAT_TEXT.otherDeleted });
    const page = await conversation({ of: closed });
    await page.press('Yeni sohbet başlat');
    expect(takeWantedChat()).toEqual({ memberId: 'm2' });
    await leaveAll();
    const gone = await conversation({ of: { ...closed, other: { ...OTHER, username: '' } } });
    expect(gone.has('Yeni sohbet başlat')).toBe(false);
  });
});

describe('Writing', () => {
  it('sends with Enter, shows it at once and once, and leaves no draft', async () => {
    let answer: (given: Answer) => void = () => undefined;
    const page = await conversation({
      write: () =>
        new Promise<Answer>((given) => {
          answer = given;
        }),
    });
    await page.type('  Merhaba  ');
    await page.key('Enter', { shiftKey: true });
    expect(page.changes()).toEqual([]);
    await page.key('Enter');
    await until(() => page.changes().length === 1);
    expect(page.rows().map(({ textContent }) => textContent?.includes('Merhaba'))).toEqual([true]);
    expect(page.field().value).toBe('');
    await act(async () => answer(done(sentAs(page.changes()[0]?.body))));
    await page.shows(CHAT_TEXT.sent);
    expect(page.rows()).toHaveLength(1);
    expect(page.changes()[0]?.body).toMatchObject({ content: 'Merhaba' });
    expect(JSON.stringify(localStorage)).not.toContain('Merhaba');
  });

  it('sends nothing that is empty, or too long', async () => {
    const page = await conversation();
    for (const text of ['  \n ', 'x'.repeat(4_001)]) {
      await page.type(text);
      await page.key('Enter');
    }
    expect(page.changes()).toEqual([]);
    expect(page.place.textContent).toContain(CHAT_TEXT.tooLong);
  });

  it('keeps what is typed until the window is opened again', async () => {
    const first = await conversation();
    await first.type('yarım kaldı');
    await leaveAll();
    expect((await conversation()).field().value).toBe('yarım kaldı');
  });

  it('keeps the words of what was refused, to be sent again or thrown away', async () => {
    let isRefused = true;
    const page = await conversation({ write: ({ body }) => (isRefused ? refused(403, 'FORBIDDEN') : done(sentAs(body))) });
    await page.type('Kodun tamamı');
    await page.key('Enter');
    await page.shows(CHAT_TEXT.failed);
    expect(page.rows().at(-1)?.textContent).toContain('Kodun tamamı');
    isRefused = false;
    await page.press('Tekrar Dene');
    await page.shows(CHAT_TEXT.sent);
    const ids = page.changes().map(({ body }) => (body as SendMessageRequest).client_id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('asks after a refusal whether anything can be written, and offers no further try where nothing can', async () => {
    let mayWrite = true;
    const write = () => {
      mayWrite = false;
      return refused(403, 'FORBIDDEN');
    };
    const page = await conversation({ write, now: () => chat({ may_write: mayWrite, notice: mayWrite ? null : CHAT_TEXT.cannotWrite }) });
    await page.type('Merhaba?');
    await page.key('Enter');
    await page.shows(CHAT_TEXT.cannotWrite);
    expect([page.rows().at(-1)?.textContent?.includes('Merhaba?'), page.has('Sil'), page.has('Tekrar Dene')]).toEqual([true, true, false]);
  });

  it('edits the last own message from the empty field, and as it was when the server refuses', async () => {
    const page = await conversation({ messages: [own(1), message(2)], write: () => refused(422, 'VALIDATION') });
    await page.key('ArrowUp');
    expect(page.field().value).toBe('mesaj 1');
    await page.type('düzeltildi');
    await page.key('Enter');
    await until(() => page.changes().length === 1);
    expect(page.changes()[0]).toMatchObject({ method: 'PUT', path: '/api/chat/messages/i1', body: { content: 'düzeltildi' } });
    await until(() => page.rows()[0]?.textContent?.includes('mesaj 1') === true);
  });

  it('edits the text beside a file, which may be taken away', async () => {
    const page = await conversation({
      messages: [own(1, { message_type: 'file', file_name: 'rapor.pdf', file_url: '/f' })],
      write: ({ body }) => done(sentAs(body)),
    });
    await page.key('ArrowUp');
    await page.type('');
    await page.key('Enter');
    await until(() => page.changes().length === 1);
    expect(page.changes()[0]).toMatchObject({ method: 'PUT', body: { content: '' } });
  });

  it('answers a message, with Escape as a way out that leaves the window open', async () => {
    const page = await conversation({ messages: [message(1)] });
    await page.press(/Daha fazla/.exec(page.place.innerHTML) ? (page.place.querySelector('li button')?.getAttribute('aria-label') ?? '') : '');
    await page.press('Yanıtla');
    await page.shows('Yanıtlanan: Ozan Çelik');
    await page.type('tamam');
    await page.key('Enter');
    await until(() => page.changes().length === 1);
    expect(page.changes()[0]?.body).toMatchObject({ content: 'tamam', reply_to: 'i1' });
    expect(page.place.textContent).not.toContain('Yanıtlanan: Ozan Çelik');
  });

  it('puts an emoji where the cursor is', async () => {
    const page = await conversation();
    await page.type('iyi');
    await page.press('Emoji');
    expect(page.place.querySelectorAll('[aria-label="Emojiler"] button')).toHaveLength(16);
    await page.press('🚀 ekle');
    expect(page.field().value).toBe('iyi🚀');
  });
});

describe('The menu of a message', () => {
  const items = () =>
    [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent).filter((text) => text === 'Düzenle' || text === 'Sil');
  const press = (place: HTMLElement) =>
    act(async () => place.querySelector<HTMLElement>('li [aria-haspopup=menu], li button[aria-label^="Daha fazla"]')?.click());

  it('offers no change any more once a quarter of an hour is over, whenever it was opened first', async () => {
    const left = 3_000;
    const { place } = await conversation({ messages: [own(1, { created_at: new Date(Date.now() - 15 * 60_000 + left).toISOString() })] });
    await press(place);
    await until(() => items().length === 2);
    await until(() => items().length === 0 && document.querySelector('[role=menuitem]') !== null);
  });
});

describe('A conversation without a live connection', () => {
  it('says that it is not up to date where the server cannot be asked, and nothing any more when it can', async () => {
    let isDown = false;
    const page = await conversation({ messages: [message(1)], reads: () => (isDown ? refused(503, 'DOWN') : null) });
    isDown = true;
    await page.shows('Mesajlar şu anda güncel değil.');
    isDown = false;
    await page.press('Tekrar Dene');
    await until(() => !page.place.textContent?.includes('güncel değil'));
  });
});

describe('The button that sends', () => {
  it('leads into the field where nothing is written yet, and is closed where too much is', async () => {
    const page = await conversation();
    await page.press('Gönder (Enter)');
    expect([document.activeElement === page.field(), page.changes()]).toEqual([true, []]);
    await page.type('x'.repeat(4_001));
    expect(page.place.querySelector<HTMLButtonElement>('[aria-label="Gönder (Enter)"]')?.disabled).toBe(true);
  });
});
