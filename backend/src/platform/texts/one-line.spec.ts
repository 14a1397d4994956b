import { describe, expect, it } from '@jest/globals';
import { apart, inOneLine, lineFlaw, lineProblem, quoted, seenWords } from '../../../contracts/one-line.js';

const TAGGED = [...'tag'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

describe('A text of one line', () => {
  it.each([
    ['Uyarı\r\n\r\nHesabınız', 'lines'],
    ['a\u2028b', 'lines'],
    ['a\u2029b', 'lines'],
    ['a\u0085b', 'lines'],
    ['a\tb', 'lines'],
    ['\u200b\u200b\u200b', 'unseen'],
    ['\u3164\u3164\u3164', 'unseen'],
    ['\u2800\u2800\u2800', 'unseen'],
    ['\u00ad\u00ad\u00ad', 'unseen'],
    ['\u200e\u200e\u200e', 'unseen'],
    ['\u034f\u17b4\u180e', 'unseen'],
    ['\0\0\0', 'unseen'],
    [TAGGED, 'unseen'],
    [`Konu ${TAGGED}`, 'unseen'],
    ['\u202e\u2066abc', 'unseen'],
    ['ab\u200dcd', 'unseen'],
    ['abc\ufe0f', 'unseen'],
    [`Z${'\u0301'.repeat(180)}`, 'tower'],
    ['\u00a0\u3000', 'blank'],
    ['\u0301\u0302', 'blank'],
  ])('%j is none: %s', (text, flaw) => expect(lineFlaw(text)).toBe(flaw));
  it.each([
    'İstanbul’da güncel Node sürümü?',
    'مرحبا بالعالم',
    'می\u200cخواهم',
    'שָׁלוֹם',
    'Nguyễn Thị',
    'हिन्दी',
    '李雷',
    '葛\u{E0100}城',
    '👩🏽\u200d💻 işte',
    '👨\u200d👩\u200d👧',
    '🏳\ufe0f\u200d🌈',
    '🇹🇷',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '1\ufe0f\u20e3 adım',
    '❤\ufe0f',
    '© 2026',
    'c++',
    'a\ufffdb',
    '???',
  ])('%s is one', (text) => expect(lineFlaw(text)).toBeNull());
  it('is told in words what it must not have, but for white space around it', () => {
    expect(lineProblem('Başlık', 'a\nb')).toBe('Başlık tek satır olmalıdır');
    expect([lineProblem('Başlık', ' ab \n'), lineProblem('Başlık', ''), lineProblem('Başlık', '\n')]).toEqual([null, null, null]);
  });
});

describe('A text within a line', () => {
  it.each([
    ['Uyarı›\r\n\r\nHesabınız\u2028kapandı', 'Uyarı› Hesabınız kapandı'],
    ['\u202e\u2066abc\u2069', 'abc'],
    ['\0\0\0', ''],
    [` a  ${TAGGED} b `, 'a b'],
    [`Z${'\u0301'.repeat(180)}`, 'Z\u0301\u0301\u0301'],
    ['👩🏽\u200d💻 🏳\ufe0f\u200d🌈', '👩🏽\u200d💻 🏳\ufe0f\u200d🌈'],
  ])('%j is %j', (text, line) => expect(inOneLine(text)).toBe(line));
  it('stays between its quotes, and apart where it runs to the left', () => {
    expect([quoted('Bir ›konu‹'), quoted('مرحبا'), apart('Ayşe'), apart('ליאת')]).toEqual(["‹Bir 'konu'›", '‹\u2068مرحبا\u2069›', 'Ayşe', '\u2068ליאת\u2069']);
  });
});

describe('What somebody wrote', () => {
  it.each([
    ['  Kapora istedi \n', 'Kapora istedi'],
    ['Birinci satır\nikinci satır', 'Birinci satır\nikinci satır'],
    ['', null],
    [' \n\t', null],
    ['\u200B\u200D\uFEFF\u202E', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (text, words) => expect(seenWords(text)).toBe(words));
});
