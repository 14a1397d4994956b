/** @jest-environment jsdom */
import { EVIDENCE_TEXT } from '@contracts/chat-evidence';
import { MODERATION_TEXT } from '@contracts/moderation';
import { VOICE_MESSAGE_TEXT } from '@contracts/voice-messages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReactNode } from 'react';
import { drawn, OWN } from '../../../testing/asMember';
import { type Answer, type Asked, done } from '../../../testing/fakeServer';
import { leaveAll, until } from '../../../testing/inReact';
import { clockOfDay } from '../../design/days';
import { voiceMessage as message } from '../../features/voice/chat/message.fixture';
import { voiceRoom } from '../../features/voice/voice.fixture';
import { WithVoiceReports } from './VoiceReports';

jest.mock('../../client/socket', () => ({ followChannel: () => () => undefined }));

let reported: string[];
const answer = ({ path }: Asked): Answer => {
  if (path === '/api/reports') return { ...done({ reportId: 'r1', dailyCount: 1, dailyLimit: 5, reported }), status: 201 };
  return path === '/api/reports/daily-count' ? done({ dailyCount: reported.length, dailyLimit: 5, reported }) : done({});
};
const SAID_MENU = `Daha fazla: mesaj, Ozan Çelik, ${clockOfDay(message('n1').createdAt)}`;
const open = (inside: ReactNode) => drawn(<WithVoiceReports>{inside}</WithVoiceReports>, answer);
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')?.textContent ?? '';
const sentBy = ({ sent }: { sent: Asked[] }) => sent.filter(({ path }) => path === '/api/reports').map(({ body }) => body);

async function cardOf(change: Parameters<typeof voiceRoom>[0] = {}) {
  const { RoomCard } = await import('../../features/voice/rooms/RoomCard');
  return open(<RoomCard room={voiceRoom(change)} isCurrent={false} />);
}
async function saidBy(change: Parameters<typeof message>[1] = {}) {
  const { MessageItem } = await import('../../features/voice/chat/MessageItem');
  return open(<MessageItem message={message('n1', change)} actionsOf={() => []} />);
}

beforeEach(() => {
  reported = [];
});
afterEach(leaveAll);

describe('A voice room', () => {
  it('is reported from its card for what it is called, against whoever wrote that', async () => {
    const page = await cardOf();
    await page.press('Daha fazla: Kahve Molası');
    await page.press('Raporla');
    await until(() => dialog().includes('Kahve Molası'));
    expect(dialog()).not.toContain(EVIDENCE_TEXT.copiedInRoom);
    await page.press('Rapor Gönder');
    await page.shows(MODERATION_TEXT.reportAccepted);
    expect(sentBy(page)).toEqual([{ reported_type: 'voice_room', reported_id: 'r1', reported_user_id: 'm1', reason: 'spam' }]);
  });
  it.each([
    ['oneself named', { namedBy: { userId: OWN.id, username: 'ada', displayName: null, avatar: null } }],
    ['guests see without names', { namedBy: null }],
    ['moderators have hidden', { isNameHidden: true }],
  ])('that %s has nothing to be reported', async (_, change) => {
    const page = await cardOf(change);
    expect(page.has('Daha fazla: Kahve Molası')).toBe(false);
  });
});

describe('A message of a voice room', () => {
  it.each([
    ['Mesaj n1', {}],
    ['Bu mesaj silindi', { isDeleted: true, content: '' }],
  ])('is reported from its menu (%s), and what is copied with it is said before', async (words, change) => {
    const page = await saidBy(change);
    await page.press(SAID_MENU);
    await page.press('Raporla');
    await until(() => dialog().includes(EVIDENCE_TEXT.copiedInRoom));
    expect(dialog()).toContain(words);
    await page.press('Rapor Gönder');
    await page.shows(MODERATION_TEXT.reportAccepted);
    expect(sentBy(page)).toMatchObject([{ reported_type: 'voice_message', reported_id: 'n1', reported_user_id: 'm1' }]);
  });
  it('that moderators took from view says so, and is reported no more', async () => {
    const page = await saidBy({ isWithheld: true, content: '' });
    expect(document.body.textContent).toContain(VOICE_MESSAGE_TEXT.withheld);
    expect(page.has(SAID_MENU)).toBe(false);
  });
  it('of one’s own is not reported', async () => {
    const page = await saidBy({ userId: OWN.id });
    expect(page.has(SAID_MENU)).toBe(false);
  });
});
