import { describe, expect, it } from '@jest/globals';
import type { Author } from '../../../../contracts/accounts.js';
import type { NotificationRow } from '../../../../contracts/notifications.js';
import type { SiteAddress } from '../../../platform/public-site/public-section.js';
import { DigestLetter } from './digest-letter.service.js';
import type { UnsubscribeLinks } from './unsubscribe-links.service.js';

const site = { publicUrl: 'https://meydan.test' } as SiteAddress;
const links = { of: () => 'https://meydan.test/unsubscribe?token=t' } as unknown as UnsubscribeLinks;
const actor: Author = { id: 'm2', username: 'ali', display_name: 'Ali\r\n\r\nMeydan', first_name: null, last_name: null, avatar: null, role: 'user' };
const row = (fields: Partial<NotificationRow>): NotificationRow => ({
  id: 'n1',
  type: 'reply',
  reason: 'started',
  actors: [actor],
  count: 1,
  title: 'Merhaba',
  excerpt: null,
  topicId: 't1',
  postId: null,
  projectId: null,
  commentId: 'c1',
  outcome: null,
  project: null,
  job: null,
  note: null,
  removed: false,
  unread: true,
  at: '2026-11-21T11:00:00.000Z',
  ...fields,
});
const linesOf = (fields: Partial<NotificationRow>) => {
  const { text } = new DigestLetter(site, links).of({ id: 'd1', to: 'elif@ornek.dev', memberId: 'm1', kind: 'daily' }, [row(fields)], null);
  return text.split(/[\r\n\u0085\u2028\u2029]/);
};
const plain = linesOf({ actors: [{ ...actor, display_name: 'Ali Meydan' }] });

describe('A digest', () => {
  it('has no line that a member wrote: neither by a name, nor by a title, nor by a note', () => {
    const title = 'Uyarı›\r\n\r\nHesabınız kapatılacak: https://kotu.example/giris\u2028Meydan Güvenlik Ekibi';
    const lines = linesOf({ title });
    expect(lines).toHaveLength(plain.length);
    expect(lines.find((line) => line.startsWith('•'))).toBe(
      "• Ali Meydan, ‹Uyarı' Hesabınız kapatılacak: https://kotu.example/giris Meydan Güvenlik Ekibi› konusunda yorum yazdı.",
    );
    expect(linesOf({ note: 'Bir\n\nMeydan' })).toHaveLength(plain.length);
  });
  it('sets apart what runs to the left, and leaves out what turns the line', () => {
    const sentenceWith = (title: string) => linesOf({ title }).find((line) => line.startsWith('•'));
    expect(sentenceWith('مرحبا')).toBe('• Ali Meydan, ‹\u2068مرحبا\u2069› konusunda yorum yazdı.');
    expect(sentenceWith('\u202e\u2066abc')).toBe('• Ali Meydan, ‹abc› konusunda yorum yazdı.');
    expect(sentenceWith('\u200b\u200b\u200b')).toBe('• Ali Meydan, bir konuda yorum yazdı.');
  });
  it('tells what happened in a project, with the way to its part, or without both where it may not be read', () => {
    const posting = { id: 'h1', title: 'Arayüz' };
    const about = { type: 'help_wanted', reason: 'applied', topicId: null, projectId: 'j1', commentId: null, title: 'Takvim' } as const;
    const told = { ...about, project: { happening: 'posting_filled', part: posting, waits: false } } as const;
    const lines = linesOf(told);
    const first = lines.findIndex((line) => line.startsWith('•'));
    expect(lines.slice(first, first + 3)).toEqual([
      '• Başvurduğunuz ‹Takvim› projesindeki ‹Arayüz› ilanının yerleri doldu.',
      '  İlana başvurduğunuz için bildiriliyor.',
      '  https://meydan.test/projects/j1?tab=postings#posting-h1',
    ]);
    const unread = linesOf({ ...told, title: null, removed: true, project: { ...told.project, part: { id: 'h1', title: null } } });
    expect(unread.filter((line) => line.includes('j1') || line.includes('Takvim'))).toEqual([]);
  });
  it('tells what happened to an application, with the way to it, or without both where it may not be read', () => {
    const told = {
      type: 'job_application',
      reason: 'applied',
      topicId: null,
      commentId: null,
      job: { id: 'l1', happening: 'job_application_decided' },
    } as const;
    const [read, unread] = [linesOf({ ...told, title: 'Arka uç' }), linesOf({ ...told, title: null, removed: true })];
    const first = read.findIndex((line) => line.startsWith('•'));
    expect(read.slice(first, first + 3)).toEqual([
      '• ‹Arka uç› ilanına yaptığınız başvurunun durumu değişti.',
      '  İlana başvurduğunuz için bildiriliyor.',
      '  https://meydan.test/career/applications?ilan=l1',
    ]);
    expect(unread.filter((line) => line.includes('l1') || line.includes('Arka'))).toEqual([]);
  });
  it('tells by numbers alone what waits in conversations, and the way there', () => {
    const of = (rows: NotificationRow[], messages: number, chats: number, requests: number) =>
      new DigestLetter(site, links).of({ id: 'd1', to: 'elif@ornek.dev', memberId: 'm1', kind: 'daily' }, rows, { messages, chats, requests });
    const told = of([], 12, 3, 2);
    expect([told.subject, told.unsubscribe]).toEqual(['Meydan: günlük özetiniz (12 okunmamış mesaj, 2 mesaj isteği)', links.of('m1', 'digests')]);
    expect(told.text.split('\n').slice(2, 7)).toEqual([
      '3 sohbette 12 okunmamış mesajınız var.',
      '2 mesaj isteği yanıtınızı bekliyor.',
      '',
      'Mesajlarınız: https://meydan.test/mesajlar',
      '',
    ]);
    expect(of([row({})], 140, 1, 0).subject).toBe('Meydan: günlük özetiniz (1 bildirim, 99+ okunmamış mesaj)');
    const beside = of([row({})], 0, 0, 1).text;
    expect(beside).toContain('1 bildirim var:');
    expect(beside).toContain('\n\n1 mesaj isteği yanıtınızı bekliyor.\n\nMesajlarınız:');
    expect(beside).not.toContain('okunmamış mesaj');
  });
});
