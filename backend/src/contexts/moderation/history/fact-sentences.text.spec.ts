import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import type { HistoryEntry } from '../views/moderation.model.js';
import { whatHappened, whyItHappened } from './fact-sentences.text.js';
import { historiesProjection } from './histories.projection.js';

const entry = (type: string, details: HistoryEntry['details'] = {}): HistoryEntry => ({ ...recorded({ type, data: {} }), details, wordsOf: null });

describe('What happened', () => {
  it.each(Object.keys(historiesProjection.on))('is said in a sentence of its own for %s', (type) =>
    expect(whatHappened(entry(type, { outcome: 'user_warned', role: 'moderator' }))).not.toBe(type),
  );
  it('names the end of a suspension in the time of Turkey', () =>
    expect(whatHappened(entry('MemberSuspended', { until: NOW }))).toBe('Üye uzaklaştırıldı, 21 Kasım 2026 14:00 tarihine kadar'));
  it('says that a ban has no end', () => expect(whatHappened(entry('MemberBanned', { until: null }))).toBe('Üye yasaklandı, süresiz'));
  it('tells a topic from a comment', () =>
    expect(['forum_topic', 'forum_comment'].map((reportedType) => whatHappened(entry('ContentReported', { reportedType })))).toEqual([
      'Konu raporlandı',
      'Yorum raporlandı',
    ]));
  it('names the outcome of a report', () =>
    expect(whatHappened(entry('ReportModerated', { outcome: 'content_hidden' }))).toBe('Rapor karara bağlandı: içerik gizlendi'));
});

describe('Why it happened', () => {
  it('is the reason and the note', () => expect(whyItHappened(entry('WarningIssued', { reason: 'spam' }), 'Reklam')).toBe('Spam · “Reklam”'));
  it('is the reason alone', () => expect(whyItHappened(entry('WarningIssued', { reason: 'spam' }), null)).toBe('Spam'));
  it('is the threshold where that suspended', () =>
    expect(whyItHappened(entry('MemberSuspended', { reason: 'spam', byThreshold: true }), null)).toBe('Uyarı eşiği doldu'));
  it('is the warning that was withdrawn where that ended a suspension', () =>
    expect(whyItHappened(entry('RestrictionLifted', { cause: 'warning_withdrawn' }), 'Haklıymış')).toBe('Dayandığı uyarı geri alındı · “Haklıymış”'));
  it('is not known for every event', () => expect(whyItHappened(entry('RoleGranted'), null)).toBeNull());
});
