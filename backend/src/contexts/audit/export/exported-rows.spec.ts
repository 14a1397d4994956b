import { describe, expect, it } from '@jest/globals';
import { figuresRow, headOfRows, lineOfRow, Pseudonyms, pseudonymousRow } from './exported-rows.rules.js';

const FACT = {
  ...{ at: '2026-11-21T22:30:00.000Z', kind: 'moderation', type: 'TopicHidden', actor_id: 'a', actor_role: 'moderator', member_id: 'm', case_id: 'c' },
  reversed_at: null,
  details: { clause: '2.1', reason: 'Ali çok kızdı', outcome: 'warned', action: 'Elle yazılmış', note: 'sır' },
};

describe('A row of an export', () => {
  it('under pseudonyms holds codes and no words', () => {
    const row = pseudonymousRow(7, FACT, 'Konu gizlendi', new Pseudonyms());
    expect(row).toMatchObject({ place: 7, codes: 'outcome=warned', rule: '2.1', content: 'forum_topic', actor: 'Kişi 1', member: 'Kişi 2', case: 'Vaka 1' });
    expect(JSON.stringify(row)).not.toMatch(/Ali|yazılmış|sır/);
  });
  it('calls everybody the same in all rows', () => {
    const pseudonyms = new Pseudonyms();
    const [first, second] = [FACT, { ...FACT, actor_id: 'm', member_id: 'a' }].map((fact) => pseudonymousRow(1, fact, '', pseudonyms));
    expect([first?.actor, first?.member]).toEqual([second?.member, second?.actor]);
  });
  it('of figures says the day in Turkey', () =>
    expect(figuresRow({ ...FACT, details: { reason: 'Ali çok kızdı' } }, 'Konu gizlendi')).toEqual({
      ...{ day: '2026-11-22', action: 'Konu gizlendi', outcome: null, rule: null, content: 'forum_topic' },
    }));
  it.each(['=1+1', '+905', '-1', '@x', '\tx', ' =1', '＝1', '＠x'])('runs nothing in a spreadsheet that is called %j', (words) =>
    expect(lineOfRow({ words }, 'csv')).toBe(`"'${words}"\n`),
  );
  it('is one line, whatever stands in it', () => {
    expect(lineOfRow({ words: 'a "b"\n=c', count: -3, none: null }, 'csv')).toBe('"a ""b"" =c","-3",""\n');
    expect(lineOfRow({ words: 'a\nb' }, 'jsonl')).toBe('{"words":"a\\nb"}\n');
    expect([headOfRows({ words: '' }, 'csv'), headOfRows({ words: '' }, 'jsonl')]).toEqual(['"words"\n', '']);
  });
});
