/** @jest-environment jsdom */

import type { CaseDetails } from '@contracts/cases';
import { CHAT_TEXT } from '@contracts/chat';
import { type CaseConversationRequest, type ConversationCopies, type CopiedMessage, EVIDENCE_TEXT } from '@contracts/chat-evidence';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { type AuthProvider, CoreAdminContext, type DataProvider, HttpError, memoryStore } from 'react-admin';
import { draw, leaveAll, until } from '../../../../frontend/testing/inReact';
import { ShortcutProvider } from '../../desk/ShortcutProvider';
import { muiTheme } from '../../theme/muiTheme';
import { ConversationPanel } from './ConversationPanel';

const AT = '2026-11-27T11:00:00.000Z';
const REASON = 'Bir üye burada tehdit edildiğini yazdı';
const OZAN = { id: 'm2', username: 'ozan', display_name: 'Ozan Çelik', first_name: null, last_name: null, avatar: null, role: 'user' } as const;
const said = (id: string, of: Partial<CopiedMessage> = {}): CopiedMessage => ({ id, author: OZAN, at: AT, state: 'sent', content: id, file: null, ...of });
const found = (conversation: Partial<CaseDetails['conversation']> | null, state = 'visible') =>
  ({
    ...{ id: 'n1', reported: OZAN, as_reported: { at: AT }, now: { state } },
    conversation: conversation && { copied_at: AT, messages: 3, over: false, ...conversation },
  }) as unknown as CaseDetails;
const COPIES: ConversationCopies = {
  reported: 'n1',
  file: null,
  file_missing: false,
  copies: [
    {
      copied_at: AT,
      messages: [
        said('Önceki söz'),
        said('n0', { state: 'withheld', content: '' }),
        said('n1', { content: 'Son hâl', file: { name: 'tablo.txt', type: 'text/plain', size: 4_096 } }),
      ],
      versions: [
        { at: AT, content: 'İlk söz' },
        { at: AT, content: 'Son hâl' },
      ],
    },
  ],
};

let asked: CaseConversationRequest[];
let answer: () => Promise<ConversationCopies>;
let queries: QueryClient;
const dataProvider = {
  conversationOf: (_id: string, request: CaseConversationRequest) => {
    asked.push(request);
    return answer();
  },
} as unknown as DataProvider;
const READER = { canAccess: async () => false } as unknown as AuthProvider;

const open = (of: CaseDetails, authProvider?: AuthProvider) =>
  draw(
    <ShortcutProvider>
      <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} store={memoryStore()} queryClient={queries}>
        <ThemeProvider theme={muiTheme.light}>
          <ConversationPanel found={of} />
        </ThemeProvider>
      </CoreAdminContext>
    </ShortcutProvider>,
  );
const text = () => document.body.textContent ?? '';
const field = () => document.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])');
const show = () => document.querySelector<HTMLElement>('[aria-keyshortcuts="p"]');
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(async () => void (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...more })));
const confirm = () => key('Enter', { ctrlKey: true });
const write = (value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field(), value);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** As far as the question why. */
async function asking(of = found({})) {
  await open(of);
  await until(() => show() !== null);
  await key('p');
  expect(document.activeElement === field()).toBe(true);
}

describe('The conversation of a case', () => {
  beforeEach(() => {
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    asked = [];
    answer = async () => COPIES;
  });
  afterEach(async () => {
    await leaveAll();
    queries.clear();
  });

  it('is asked for by nobody who only looks at its case, who learns how much there is', async () => {
    await open(found({}, 'hidden'));
    expect([asked, text().includes('3 mesajlık konuşma kopyası'), text().includes('Görünümden kaldırıldı')]).toEqual([[], true, true]);
    expect(field()).toBeNull();
  });

  it('of a voice room says where it was written, and that it was deleted by whoever may there', async () => {
    await open({ ...found({}, 'deleted'), reported_type: 'voice_message' });
    expect(['Sesli oda mesajı', 'Silinmiş', 'Yazarı geri aldı', 'Doğrudan mesaj'].map((words) => text().includes(words))).toEqual([true, true, false, false]);
  });

  it('is asked for with a reason that is long enough, and says how it failed', async () => {
    await asking();
    await write('Bakacağım');
    await confirm();
    expect([asked, text().includes('En az 10 karakter yazın (9/10)')]).toEqual([[], true]);
    answer = async () => {
      throw new HttpError(EVIDENCE_TEXT.aboutSuperior, 403);
    };
    await write(REASON);
    await confirm();
    await until(() => text().includes(EVIDENCE_TEXT.aboutSuperior));
    expect([asked, field()?.value]).toEqual([[{ reason: REASON }], REASON]);
  });

  it('shows nothing while it is on its way, and is asked for once however often that is confirmed', async () => {
    let come = (_: ConversationCopies) => undefined as unknown;
    answer = () =>
      new Promise((resolve) => {
        come = resolve;
      });
    await asking();
    await write(REASON);
    await confirm();
    await confirm();
    expect([asked.length, text().includes('Önceki söz')]).toEqual([1, false]);
    await act(async () => come(COPIES));
    await until(() => text().includes('Önceki söz'));
    expect(document.activeElement?.textContent).toBe('3 mesajlık konuşma kopyası');
  });

  it('is read with all versions of the message, its file, and what stands for what was gone by then', async () => {
    await asking();
    await write(REASON);
    await confirm();
    await until(() => text().includes('Önceki söz'));
    expect([...document.querySelectorAll('[aria-label="Mesajın hâlleri"] li')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^İlk hâli.*İlk söz$/),
      expect.stringMatching(/^2\. hâli.*Son hâl$/),
    ]);
    for (const shown of [CHAT_TEXT.withheldMessage, 'Düzenlendi', 'tablo.txt · text/plain · 4 KB']) expect(text()).toContain(shown);
    expect([document.querySelectorAll('a').length, field()]).toEqual([0, null]);
  });

  it('shows the picture of the message only when it is asked for, and says when its link is over', async () => {
    const file = { name: 'ekran.webp', type: 'image/webp', size: 4_096, width: 800, height: 600, url: '/api/console/cases/n1/conversation/file?expires=1' };
    answer = async () => ({ ...COPIES, file });
    await asking();
    await write(REASON);
    await confirm();
    await until(() => text().includes('Önceki söz'));
    expect([document.querySelectorAll('img[src*="conversation/file"]').length, text().includes('ekran.webp · image/webp · 4 KB')]).toEqual([0, true]);
    await act(async () => document.querySelector<HTMLElement>('[aria-label="ekran.webp: kapalı görseli göster"]')?.click());
    const picture = document.querySelector<HTMLImageElement>('img[alt="ekran.webp"]');
    expect(picture?.getAttribute('src')).toBe(file.url);
    await act(async () => void picture?.dispatchEvent(new Event('error')));
    expect(text()).toContain(EVIDENCE_TEXT.fileGone);
  });

  it('offers to save what is no picture', async () => {
    const url = '/api/console/cases/n1/conversation/file?expires=1';
    answer = async () => ({ ...COPIES, file: { name: 'tablo.txt', type: 'text/plain', size: 4_096, width: null, height: null, url } });
    await asking();
    await write(REASON);
    await confirm();
    await until(() => text().includes('Önceki söz'));
    const link = document.querySelector<HTMLAnchorElement>('a[aria-label="tablo.txt: dosyayı indir"]');
    expect([link?.getAttribute('href'), link?.download]).toEqual([url, 'tablo.txt']);
  });

  it('is left with Escape, which gives the focus back', async () => {
    await asking();
    await write(REASON);
    await key('Escape');
    await until(() => document.activeElement === show() && show() !== null);
    expect([asked, field()]).toEqual([[], null]);
  });

  it.each([
    ['is over', found({ over: true }), EVIDENCE_TEXT.overNote],
    ['was never copied', found(null), EVIDENCE_TEXT.none],
  ])('that %s says so, and cannot be asked for', async (_, of, words) => {
    await open(of);
    await key('p');
    expect([text().includes(words), show(), field()]).toEqual([true, null, null]);
  });

  it('is offered to nobody who may not read it', async () => {
    await open(found({}), READER);
    await until(() => text().includes('Metni ve çevresindeki mesajlar mühürlü.'));
    await key('p');
    expect([show(), field()]).toEqual([null, null]);
  });
});
