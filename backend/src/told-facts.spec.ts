import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fieldLabel } from '../contracts/audit-timeline.js';
import { historiesProjection } from './contexts/moderation/history/histories.projection.js';
import { TOLD } from './contexts/moderation/views/moderation.model.js';
import { contextParts } from './contexts.js';
import { NOW } from './kernel/facts.fixture.js';
import { readSettings } from './platform/settings/settings.js';
import { Telling } from './platform/telling/told-facts.js';
import { whyTold } from './platform/telling/why-told.js';
import { type Data, type RecordedShapes, samplesReadBy } from './platform/views/fact-samples.fixture.js';

const shapes = JSON.parse(readFileSync(join(__dirname, '../docs/recorded-facts.json'), 'utf8')) as RecordedShapes;
const parts = contextParts(readSettings({}));
const told = parts.flatMap((part) => part.told);
const telling = new Telling(told);
const TIMES: ReadonlySet<string> = new Set(['until', 'formerUntil', 'expiresAt', 'at']);
const samples = (type: string): readonly Data[] =>
  samplesReadBy(
    shapes[type]?.at(-1)?.data ?? {},
    (field) => (TIMES.has(field) ? NOW : 'spam'),
    (data) => telling.what(type, data),
  );

describe('What staff are told', () => {
  it('is said by its slice of every fact that can be recorded, be it that it is nobody’s business', () => {
    const recorded = parts.flatMap(({ streams }) => streams.flatMap(({ events }) => Object.keys(events)));
    expect(told.flatMap(({ byType }) => Object.keys(byType)).sort()).toEqual(recorded.sort());
  });
  it.each(telling.types)('is a Turkish sentence for %s, whatever it says', (type) => {
    const sentences = samples(type).map((data) => telling.what(type, data));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => sentence.includes('undefined') || sentence.includes(type))).toEqual([]);
  });
  it.each(telling.types)('holds nothing personal of %s', (type) => {
    const personal = shapes[type]?.at(-1)?.personal ?? [];
    const marked = samples(type).map((data) => ({ ...data, ...Object.fromEntries(personal.map((field) => [field, 'GİZLİ'])) }));
    expect(marked.filter((data) => telling.what(type, data).includes('GİZLİ'))).toEqual([]);
  });
  it.each(Object.keys(historiesProjection.on))('is the same in a history, which keeps less of %s', (type) => {
    for (const data of samples(type)) {
      const kept = Object.fromEntries(TOLD.filter((field) => field in data).map((field) => [field, data[field]]));
      expect(telling.what(type, kept)).toBe(telling.what(type, data));
    }
  });
  it('takes a suspension back, but not one that only held until a sanction for good was given', () => {
    const takesBack = (cause: string) => telling.of('RestrictionLifted')?.takesBack?.({ kind: 'suspended', restrictionId: 's1', cause }, 'standing-m1');
    expect(['decision', 'warning_withdrawn', 'replaced'].map(takesBack)).toEqual(['suspended:s1', 'suspended:s1', null]);
  });
  it('names every personal field that may be masked', () => {
    const fields = telling.types.flatMap((type) => shapes[type]?.at(-1)?.personal ?? []);
    expect([...new Set(fields)].filter((field) => fieldLabel(field) === 'Kişisel alan')).toEqual([]);
  });
  it('names the end of a suspension in the time of Turkey', () =>
    expect(telling.what('MemberSuspended', { until: NOW })).toBe('Üye uzaklaştırıldı, 21 Kasım 2026 14:00 tarihine kadar'));
  it('says that a ban has no end', () => expect(telling.what('MemberBanned', { until: null })).toBe('Üye yasaklandı, süresiz'));
  it('tells a topic from a comment', () =>
    expect(['forum_topic', 'forum_comment'].map((reportedType) => telling.what('ContentReported', { reportedType }))).toEqual([
      'Konu raporlandı',
      'Yorum raporlandı',
    ]));
});

describe('Why it happened', () => {
  it('is the reason and the note', () => expect(whyTold('WarningIssued', { reason: 'spam' }, 'Reklam')).toBe('Spam · “Reklam”'));
  it('is the reason alone', () => expect(whyTold('WarningIssued', { reason: 'spam' }, null)).toBe('Spam'));
  it('is the threshold where that suspended', () => expect(whyTold('MemberSuspended', { reason: 'spam', byThreshold: true }, null)).toBe('Uyarı eşiği doldu'));
  it('is the warning that was withdrawn where that ended a suspension', () =>
    expect(whyTold('RestrictionLifted', { cause: 'warning_withdrawn' }, 'Haklıymış')).toBe('Dayandığı uyarı geri alındı · “Haklıymış”'));
  it('is not known for every event', () => expect(whyTold('RoleGranted', {}, null)).toBeNull());
});
