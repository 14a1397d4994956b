import { displayName } from '@contracts/accounts';
import { badgeText } from '@contracts/notifications';
import { describe, expect, it } from '@jest/globals';
import { chat, ME, message, OTHER } from '../chat.fixture';
import { aboutOf } from '../window/useAbout';
import { previewOf } from './preview';
import { timeLabel } from './timeLabel';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const label = (then: Date, now: Date) => timeLabel(then.toISOString(), now.getTime());

describe('The time of a conversation in the list', () => {
  it('is the hour and minute today, from midnight on', () => {
    expect(label(at(27, 14, 8), at(27, 15))).toBe('14:08');
    expect(label(at(27, 0, 0), at(27, 23, 59))).toBe('00:00');
  });

  it('is Dün under 48 hours ago, however few of them have passed', () => {
    expect(label(at(26, 23, 59), at(27, 0, 1))).toBe('Dün');
    expect(label(at(25, 15, 1), at(27, 15))).toBe('Dün');
  });

  it('is day and short month from 48 hours on', () => {
    expect(label(at(25, 15), at(27, 15))).toBe('25 Kas');
    expect(label(at(18, 9), at(27, 15))).toBe('18 Kas');
  });
});

describe('A badge', () => {
  it('counts to 99', () => {
    expect([1, 99, 100, 128].map(badgeText)).toEqual(['1', '99', '99+', '99+']);
  });
});

describe('Under a name in the list', () => {
  it('stands what was written last, and whether it was oneself', () => {
    expect(previewOf(chat({ last_message: message({ content: 'Sıralama için\nICU yeterli oldu mu?' }) }), ME)).toBe('Sıralama için ICU yeterli oldu mu?');
    expect(previewOf(chat({ last_message: message({ sender_id: ME, content: 'Pazartesi bakarım' }) }), ME)).toBe('Siz: Pazartesi bakarım');
  });

  it('stands that it was deleted, or that its author is gone', () => {
    expect(previewOf(chat({ last_message: message({ state: 'deleted', content: '' }) }), ME)).toBe('Bu mesaj silindi');
    expect(previewOf(chat({ last_message: message({ state: 'forgotten', content: '' }) }), ME)).toBe('Silinmiş üye');
  });

  it('stands that the other side has deleted it, whichever of the two that is', () => {
    expect(previewOf(chat({ user1_id: ME, user2_id: OTHER, user2_deleted: true }), ME)).toBe('Karşı taraf sohbeti sildi');
    expect(previewOf(chat({ user1_id: OTHER, user2_id: ME, user1_deleted: true }), ME)).toBe('Karşı taraf sohbeti sildi');
  });
});

describe('Under the name of a window', () => {
  const now = Date.parse('2026-11-27T12:00:00.000Z');
  const said = (of: Parameters<typeof chat>[0], seen = { writing: false, isOnline: false }) => aboutOf(chat(of), ME, seen, now).text;

  it('stands what the other side does now, before when they were last here', () => {
    const last_seen_at = '2026-11-27T09:00:00.000Z';
    expect(said({ last_seen_at }, { writing: true, isOnline: true })).toBe('Yazıyor...');
    expect(said({ last_seen_at }, { writing: false, isOnline: true })).toBe('Çevrimiçi');
    expect(said({ last_seen_at })).toBe('Son görülme: 3 saat önce');
    expect(said({})).toBe('@ozancelik');
  });

  it('stands of a request that it is one, and nothing of what its writer does', () => {
    const here = { writing: true, isOnline: true };
    expect(said({ state: 'request', user1_id: OTHER, user2_id: ME }, here)).toBe('Mesaj isteği · takip etmiyorsunuz');
    expect(said({ state: 'request', user1_id: ME, user2_id: OTHER }, here)).toBe('Kabul bekliyor');
    expect(said({ state: 'request', user1_id: ME, user2_id: OTHER, last_message: null })).toBe('@ozancelik');
  });

  it('knows the other side by their name', () => expect(displayName(chat({}).other)).toBe('Ozan Çelik'));
});
