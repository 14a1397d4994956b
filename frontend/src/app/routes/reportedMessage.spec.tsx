/** @jest-environment jsdom */
import type { Chat, ChatMessage } from '@contracts/chat';
import { EVIDENCE_TEXT } from '@contracts/chat-evidence';
import { MODERATION_TEXT } from '@contracts/moderation';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { drawn, OWN } from '../../../testing/asMember';
import { type Answer, type Asked, done, refused } from '../../../testing/fakeServer';
import { leaveAll, until } from '../../../testing/inReact';
import { openChat } from '../../client/openChat';
import { chat, ME, message } from '../../features/chat/chat.fixture';
import { MessageMenu } from '../../features/chat/conversation/MessageMenu';
import { OtherSide } from '../../features/chat/reporting';
import { RequestView } from '../../features/chat/request/RequestView';
import { ChatBeside } from './ChatBeside';
import { ChatRoute } from './ChatRoute';
import { WithReports } from './ReportedMessage';

jest.mock('../../client/socket', () => ({ followChannel: () => () => undefined, tellWriting: () => undefined }));

const REQUEST: Chat = chat({ state: 'request', unread: 1, last_message: message({ content: 'Seni evinde bulurum.' }) });
let reported: string[];
let report: () => Answer;
function answer({ path }: Asked): Answer {
  if (path === '/api/reports') return report();
  if (path === '/api/reports/daily-count') return done({ dailyCount: reported.length, dailyLimit: 5, reported });
  if (path === '/api/chat/c1') return done(REQUEST);
  if (path.startsWith('/api/chat/list')) return done({ chats: [], hasMore: false, requests: { count: 1, newest: REQUEST.updated_at } });
  if (path.startsWith('/api/chat/requests')) return done({ chats: [REQUEST], hasMore: false, requests: { count: 1, newest: REQUEST.updated_at } });
  if (path === '/api/chat/unread-count') return done({ unreadCounts: {}, total: 0, conversations: 0 });
  if (path === '/api/chat/choices') return done({ whoMayWrite: 'everyone', showsSeen: true, showsLastSeen: false });
  if (path === '/api/users/blocked/ids') return done({ ids: [] });
  // Who they are besides is asked, and of no matter here.
  return path.startsWith('/api/users') ? refused(404, 'NOT_FOUND') : done({});
}

const between = (inside: ReactNode) => <OtherSide.Provider value={REQUEST.other}>{inside}</OtherSide.Provider>;
const request = (of: Chat = REQUEST) => between(<RequestView chat={of} memberId={ME} onClose={() => undefined} />);
const menu = (of: Partial<ChatMessage>) =>
  between(<MessageMenu message={message(of)} about="mesaj" actionsAt={() => []} endsAt={0} own={null} onReact={null} />);
const open = (inside: ReactNode) => drawn(<WithReports>{inside}</WithReports>, answer);
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const sentBy = ({ sent }: { sent: Asked[] }) => sent.filter(({ path }) => path === '/api/reports').map(({ body }) => body);

beforeEach(() => {
  reported = [];
  report = () => {
    reported = ['n1'];
    return { ...done({ reportId: 'r1', dailyCount: 1, dailyLimit: 5, reported }), status: 201 };
  };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await leaveAll();
});

describe('A message of the other side', () => {
  it('is reported where a request stands; what is copied with it is said before', async () => {
    const page = await open(request());
    await page.press('Raporla');
    await until(() => dialog()?.textContent?.includes(EVIDENCE_TEXT.copied) === true);
    expect(dialog()?.textContent).toContain('Seni evinde bulurum.');
    await page.press('Rapor Gönder');
    await page.shows(MODERATION_TEXT.reportAccepted);
    expect(sentBy(page)).toEqual([{ reported_type: 'chat_message', reported_id: 'n1', reported_user_id: 'm2', reason: 'spam' }]);
    await page.press('Tamam');
    await until(() => page.has('Raporlandı'));
    expect([page.has('Kabul et'), page.has('Raporla')]).toEqual([true, false]);
  });

  it('is reported from its menu, also when its author has taken it back', async () => {
    for (const each of [{}, { state: 'deleted', content: '' }] as const) {
      const page = await open(menu(each));
      await page.press('Raporla');
      await until(() => dialog() !== null);
      await page.press('Rapor Gönder');
      await page.shows(MODERATION_TEXT.reportAccepted);
      expect(sentBy(page)).toMatchObject([{ reported_type: 'chat_message', reported_id: 'n1' }]);
      await leaveAll();
      reported = [];
    }
  });

  it('that is long is quoted by its beginning, without a sign that is cut in two', async () => {
    const page = await open(request({ ...REQUEST, last_message: message({ content: `${'a'.repeat(119)}👩‍💻 devamı` }) }));
    await page.press('Raporla');
    await until(() => dialog()?.textContent?.includes(EVIDENCE_TEXT.copied) === true);
    expect(dialog()?.textContent).toContain('a'.repeat(119));
    expect(dialog()?.textContent).not.toMatch(/👩|devamı/u);
  });

  it('whose report is refused is told why, and can be reported again', async () => {
    report = () => refused(404, 'NOT_FOUND', { message: MODERATION_TEXT.contentGone });
    const page = await open(request());
    await page.press('Raporla');
    await page.press('Rapor Gönder');
    await page.shows(MODERATION_TEXT.contentGone);
    report = () => ({ ...done({ reportId: 'r1', dailyCount: 1, dailyLimit: 5, reported: ['n1'] }), status: 201 });
    await page.press('Rapor Gönder');
    await page.shows(MODERATION_TEXT.reportAccepted);
  });

  it('is not reported by whoever has used up their reports of the day', async () => {
    reported = ['a', 'b', 'c', 'd', 'e'];
    const page = await open(request());
    await until(() => page.has('Limit doldu (5/5)'));
    expect(page.has('Raporla')).toBe(false);
  });
});

describe('Nothing is reported', () => {
  it.each([
    ['of one’s own', <WithReports key="own">{menu({ sender_id: OWN.id })}</WithReports>],
    ['where nobody says how', menu({})],
  ])('%s', async (_, inside) => {
    await drawn(inside, answer);
    await until(() => document.querySelector('[role=menu]') !== null);
    expect(document.body.textContent).not.toContain('Rapor');
  });

  it('of whom is forgotten', async () => {
    const page = await open(request({ ...REQUEST, last_message: message({ state: 'forgotten', content: '' }) }));
    await until(() => page.has('Kabul et'));
    expect(page.has('Raporla')).toBe(false);
  });
});

describe('The chat', () => {
  it('as a page lets messages be reported', async () => {
    jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: true, media: query }) as never);
    const page = await drawn(
      <Routes>
        <Route path="/" element={<Navigate to="/mesajlar/c1" />} />
        <Route path="/mesajlar/:chatId" element={<ChatRoute />} />
      </Routes>,
      answer,
    );
    await page.press('Raporla');
    await page.shows(EVIDENCE_TEXT.copied);
    expect(dialog()?.textContent).toContain('Seni evinde bulurum.');
  });

  it('beside every page lets messages be reported', async () => {
    const page = await drawn(<ChatBeside memberId={ME} />, answer);
    await act(async () => openChat({ chatId: 'c1' }));
    await page.press('Raporla');
    await page.shows(EVIDENCE_TEXT.copied);
    expect(dialog()?.textContent).toContain('Seni evinde bulurum.');
  });
});
