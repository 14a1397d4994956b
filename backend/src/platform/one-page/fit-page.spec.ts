import { describe, expect, it } from '@jest/globals';
import { fitPage } from './fit-page.js';
import { type EntriesPart, HEAD, type Metrics, type OnePage, PAGE, type PageEntry } from './one-page.js';

/** Every sign is as wide as half of its height; small pictures cannot be drawn. */
const metrics: Metrics = (sign) => (/\p{Extended_Pictographic}/u.test(sign) ? null : 0.5);
const EMPTY: OnePage = { kind: 'Özgeçmiş', language: 'tr', names: ['Elif Işık'], line: '', contacts: [], photo: null, parts: [] };
const WORDS = 'Liman takip sisteminin hizmetlerini yazdım. ';
const entry = (at: number, text = ''): PageEntry => ({ when: 'Mar 2021', title: `Kayıt ${at}`, at: 'Kıyı', notes: [], text });
const entries = (key: string, count: number, text = ''): EntriesPart => ({
  ...{ kind: 'entries', key, title: 'İşler', first: 2, firstLines: 2 },
  entries: Array.from({ length: count }, (_, at) => entry(at, text)),
});
const fitted = (page: Partial<OnePage>) => fitPage({ ...EMPTY, ...page }, metrics);
const textOf = (page: Partial<OnePage>) =>
  fitted(page)
    .blocks.flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('\n');

describe('A document of one page', () => {
  it('has all that there is, when that fits', () => {
    const { leftOut, blocks } = fitted({ parts: [entries('a', 3, WORDS), entries('b', 2)] });
    expect(leftOut).toEqual([]);
    expect(blocks.filter(({ tag }) => tag === 'H3')).toHaveLength(5);
  });

  it('keeps to the page, however much there is', () => {
    const parts = [entries('a', 200, WORDS.repeat(50)), entries('b', 200, WORDS.repeat(50))];
    for (const { y, size } of fitted({ parts, names: ['Uzun ad '.repeat(20)], line: WORDS.repeat(9) }).blocks.flatMap(({ runs }) => runs))
      expect(y + size).toBeLessThanOrEqual(PAGE.height - PAGE.bottom);
  });

  it('gives the first entries of all parts their place before any text, and tells what has none', () => {
    const long = WORDS.repeat(200);
    const page = {
      parts: [{ kind: 'text' as const, key: 'bio', title: 'Hakkımda', text: long, firstLines: 3 }, entries('a', 60, long), entries('b', 60, long)],
    };
    const { leftOut, blocks } = fitted(page);
    expect(blocks.filter(({ tag }) => tag === 'H2')).toHaveLength(3);
    expect(leftOut.map(({ key }) => key)).toEqual(['bio', 'a', 'b']);
    expect(leftOut.find(({ key }) => key === 'b')).toEqual({ key: 'b', entries: 58, shortened: 2 });
    expect(leftOut[0]).toEqual({ key: 'bio', entries: 0, shortened: 1 });
  });

  it('ends what it shortens behind a whole word', () => {
    const whole = new Set(['…', ...WORDS.trim().split(' ')]);
    const last = textOf({ parts: [entries('a', 40, WORDS.repeat(40))] })
      .split('\n')
      .filter((line) => line.endsWith('…'));
    expect(last.length).toBeGreaterThan(0);
    for (const line of last)
      for (const word of line.replace('…', '').split(' ')) expect([...whole].some((one) => one.replace(/\.$/, '') === word.replace(/\.$/, ''))).toBe(true);
  });

  it('lets a word that is longer than a line go on in the next, and stays within its edges', () => {
    const { blocks } = fitted({ parts: [entries('a', 1, 'W'.repeat(10_000))] });
    const lines = blocks.flatMap(({ runs }) => runs).filter(({ text }) => text.startsWith('WW'));
    expect(lines.length).toBeGreaterThan(5);
    for (const { x, text, size } of lines) expect(x + text.length * size * 0.5).toBeLessThanOrEqual(PAGE.width - PAGE.side + size);
  });

  it('leaves out what cannot be drawn, and what nobody sees, and says so', () => {
    const hostile = 'a\u202eb 👩‍💻 c\u0000d Z\u0300\u0301\u0302\u0303\u0304\u0305';
    const page = { names: ['🙂', 'Elif'], parts: [entries('a', 1, hostile)] };
    expect(fitted(page)).toMatchObject({ name: 'Elif', lacksSigns: true });
    expect(textOf(page)).toContain('ab c d Z\u0300\u0301\u0302');
  });

  it('shows each of the ways to reach somebody whole or not at all', () => {
    const contacts = Array.from({ length: 40 }, (_, at) => ({ text: `adres.${at}@ornek.dev`, href: null }));
    const { leftOut } = fitted({ contacts });
    const shown = contacts.filter(({ text }) => textOf({ contacts }).split('\n').includes(text));
    expect(leftOut).toEqual([{ key: HEAD, entries: 40 - shown.length, shortened: 0 }]);
    expect(shown.length).toBeGreaterThan(5);
  });

  it('shows as many items of a group as have room, each whole', () => {
    const items = Array.from({ length: 30 }, (_, at) => `yetenek ${at}`);
    const groups = Array.from({ length: 8 }, (_, at) => ({ label: `Tür ${at}`, items }));
    const part = { kind: 'groups' as const, key: 'skills', title: 'Yetenekler', groups, firstLines: 1 };
    expect(fitted({ parts: [part] }).leftOut).toEqual([]);
    const crowded = fitted({ parts: [part, entries('a', 2, WORDS.repeat(40)), ...['b', 'c', 'd', 'e'].map((key) => entries(key, 9, WORDS.repeat(40)))] });
    expect(crowded.leftOut.find(({ key }) => key === 'skills')?.entries).toBeGreaterThan(100);
  });
});
