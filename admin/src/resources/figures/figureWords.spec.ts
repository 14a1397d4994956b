import { pseudonymOf } from '@contracts/audit-timeline';
import { describe, expect, it } from '@jest/globals';
import { durationText, kappaSentence, kappaText, moderatorLabels, percent, rangeOf } from './figureWords';
import { daysOf, spanIn } from './spans';

describe('Figures in words', () => {
  it('are shares as Turkish writes them', () => expect([percent(0), percent(0.004), percent(0.125), percent(1)]).toEqual(['%0', '%0,4', '%13', '%100']));
  it('are intervals', () => expect(rangeOf({ value: 0.1, low: 0.0179, high: 0.4042 })).toBe('%2–%40'));
  it('are kappa with its interval, or nothing', () =>
    expect([kappaText({ value: 0.4, low: 0.146, high: 0.654 }), kappaText({ value: null, low: null, high: null })]).toEqual(['0,40 (0,15–0,65)', null]));
  it('say what a kappa means, how sure that is, and where it means nothing', () => {
    const said = (pairs: number, agreed: number, value: number | null, low: number | null, high: number | null) =>
      kappaSentence({ pairs, agreed, kappa: { value, low, high } });
    expect(said(0, 0, null, null, null)).toBe('Henüz ikinci kez incelenen bir karar yok.');
    expect(said(4, 4, 1, -0.1, 1)).toBe('4 çiftin 4 tanesinde aynı karar verildi. Bu kadar az çiftten uyum hakkında bir sonuç çıkarılamaz.');
    expect(said(40, 40, null, null, null)).toMatch(/kappa tanımsız\.$/);
    expect(said(40, 22, 0.2, -0.1, 0.45)).toMatch(/şansla oluşabilecek olandan ayırt edilemiyor\.$/);
    expect(said(74, 58, 0.68, 0.55, 0.81)).toBe(
      '74 çiftin 58 tanesinde aynı karar verildi. Şansın ötesindeki uyum iyi; gerçek uyum %95 güvenle orta ile çok iyi arasında.',
    );
    expect(said(900, 810, 0.85, 0.82, 0.88)).toMatch(/uyum çok iyi; gerçek uyum da %95 güvenle çok iyi\.$/);
  });
  it('tell apart moderators who share a name, and say which one is oneself', () => {
    const row = (id: string, display_name: string | null) => ({
      moderator: { id, username: id, display_name, first_name: null, last_name: null, avatar: null, role: 'moderator' },
    });
    expect(moderatorLabels([row('baris', 'Barış İnce'), row('b.ince', 'Barış İnce'), row('derya', 'Derya Aksoy'), row('mert', null)], 'derya')).toEqual([
      'Barış İnce @baris',
      'Barış İnce @b.ince',
      'Derya Aksoy (siz)',
      'mert',
    ]);
  });
  it('call moderators who have left by a pseudonym that tells them apart', () => {
    const gone = (id: string) => ({
      moderator: { id, username: '', display_name: 'Silinmiş Kullanıcı', first_name: null, last_name: null, avatar: null, role: 'user' },
    });
    expect(moderatorLabels([gone('0190-a1b2'), gone('0190-c3d4')], undefined)).toEqual(['0190-a1b2', '0190-c3d4'].map(pseudonymOf));
  });
  it.each([
    [null, '–'],
    [0, '0 dk'],
    [59 * 60_000, '59 dk'],
    [60 * 60_000, '1 sa'],
    [200 * 60_000, '3 sa 20 dk'],
    [48 * 3_600_000, '2 gün'],
    [52 * 3_600_000, '2 gün 4 sa'],
  ])('are the time %p', (ms, text) => expect(durationText(ms)).toBe(text));
});

describe('Days', () => {
  const today = '2026-11-23';
  it('are the last thirty unless the address says otherwise', () =>
    expect(spanIn(new URLSearchParams(''), today)).toEqual({ choice: '30', from: '2026-10-25', to: today }));
  it('are ninety, or the year until today', () =>
    expect(['90', 'year'].map((choice) => daysOf(choice as '90' | 'year', today).from)).toEqual(['2026-08-26', '2026-01-01']));
  it('are one’s own', () =>
    expect(spanIn(new URLSearchParams('from=2026-01-05&to=2026-02-01'), today)).toEqual({ choice: 'own', from: '2026-01-05', to: '2026-02-01' }));
  it('are the last thirty for what is no choice', () => expect(spanIn(new URLSearchParams('days=7000'), today).choice).toBe('30'));
});
