import { describe, expect, it } from '@jest/globals';
import { endingOf, fileName } from './file-name.js';

const MOST = 120;
const NAMING = { most: MOST, known: ['.pdf', '.docx', '.jpeg', '.txt'], unnamed: 'dosya' };
const named = (sent: string, ending: string): string => fileName(sent, ending, NAMING);

describe('The name of a file', () => {
  it.each([
    ['rapor.pdf', '.pdf', 'rapor.pdf'],
    ['Rapor Ğ 2026.PDF', '.pdf', 'Rapor Ğ 2026.pdf'],
    ['foto.jpeg', '.webp', 'foto.webp'],
    ['setup.exe', '.pdf', 'setup.exe.pdf'],
    ['sürüm 1.2', '.txt', 'sürüm 1.2.txt'],
    ['C:\\Users\\elif\\gizli\\rapor.docx', '.docx', 'rapor.docx'],
    ['../../etc/passwd.txt', '.txt', 'passwd.txt'],
    ['rapor\u202Efdp.exe', '.pdf', 'raporfdp.exe.pdf'],
    ['a\r\nSet-Cookie: x.txt', '.txt', 'a Set-Cookie: x.txt'],
    ['bir\u0000iki\u200B.txt', '.txt', 'bir iki.txt'],
    ['.htaccess.txt', '.txt', 'htaccess.txt'],
    ['"a";b.txt', '.txt', '"a";b.txt'],
    ['', '.pdf', 'dosya.pdf'],
    ['...', '.pdf', 'dosya.pdf'],
    ['.pdf', '.pdf', 'dosya.pdf'],
    ['\u202E\u2066', '.txt', 'dosya.txt'],
    ['a/', '.txt', 'dosya.txt'],
  ])('is made fit: %j', (sent, ending, name) => expect(named(sent, ending)).toBe(name));

  it('has a limit, and keeps its ending', () => {
    const name = named(`${'uzun '.repeat(60)}.docx`, '.docx');
    expect([name.length <= MOST, name.endsWith('.docx')]).toEqual([true, true]);
    const family = '👨‍👩‍👧‍👦';
    expect(named(`${family.repeat(40)}.txt`, '.txt')).not.toMatch(/[\uD800-\uDBFF]\.txt$/);
    expect(named(`${'a'.repeat(115)}🚀🚀.txt`, '.txt')).toBe(`${'a'.repeat(115)}.txt`);
  });

  it.each([
    ['a.TXT', '.txt'],
    ['a.tar.gz', '.gz'],
    ['a', ''],
    ['a.', ''],
    ['a.b c', ''],
  ])('ends with what stands behind its last point: %j', (name, ending) => expect(endingOf(name)).toBe(ending));
});
