import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** What each key of the console is for, wherever it is bound, in the words that name it there. Whoever binds a key that is not here says here what it means. */
const MEANINGS: Record<string, RegExp> = {
  // Going about.
  j: /^Sonraki/,
  k: /^Önceki/,
  o: /aç$/,
  '/': /ara$/,
  '?': /^Kısayol listesini aç$/,
  // Choosing; what is told as ' ' is the space bar.
  ' ': /seç veya seçimi kaldır$/,
  'shift+ ': /seç$/,
  c: /diğer vakasını da kapat$/,
  // Taking on.
  u: /(al|üstlen)$/,
  'shift+u': /bırak$/i,
  // Saying yes or no to what waits, and doing what was chosen.
  a: /(onayla|Çözüldü|Yayımla)$/,
  x: /(reddet|at|Kapat)$/i,
  Enter: /(uygula|aç|^Yanıtla)$/,
  // Sanctions and contents.
  w: /^Uyar$/,
  m: /^Sustur$/,
  s: /^Uzaklaştır$/,
  b: /^Yasakla$/,
  h: /^(Gizle|Profili gizle)$/,
  d: /^Sil$/,
  // Taking back: what was decided, a sanction, what is not sent yet.
  g: /(geri al|Yeniden aç)$/,
  l: /^Yaptırımı kaldır$/,
  z: /^Son kararı geri al$/,
  // Writing: a note, a question to the member, the words of a message, the text that is judged, something new.
  n: /not/i,
  r: /^Üyeye soru sor$/,
  e: /^Üyeye iletiyi düzenle$/,
  t: /^Metni düzenle$/,
  '+': /ekle$/,
  // The account.
  p: /^E-postayı göster$/,
  v: /^(Yeniden doğrulat|İsteği geri al)$/,
  // Jobs.
  y: /yeniden dene$/,
};

/** Digits choose what carries them on the page: a reason, an outcome, a sub-role. */
const isDigit = (key: string) => /^\d$/.test(key);

describe('A key of the console', () => {
  const root = join(process.cwd(), '../admin/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'));
  const bound = sources.flatMap((file): [key: string, label: string][] => {
    const text = readFileSync(join(root, file), 'utf8');
    const own = /^const KEY = '([^']+)';/m.exec(text)?.[1];
    const all = (pattern: RegExp, key: number, label: number) =>
      [...text.matchAll(pattern)].map((found): [string, string] => [found[key] ?? '', found[label] ?? '']);
    return [
      ...all(/useShortcut\('([^']+)', '([^']+)'/g, 1, 2),
      ...all(/useShortcut\(KEY, '([^']+)'/g, 0, 1).map(([, label]): [string, string] => [own ?? '', label]),
      ...all(/label: '([^']+)', keyName: '([^']+)'/g, 2, 1),
      ...all(/keyName: '([^']+)',\s+label: '([^']+)'/g, 1, 2),
      ...all(/<VerbToggle keyName="([^"]+)" label="([^"]+)"/g, 1, 2),
    ];
  });

  it('means the same on every page', () => {
    expect(bound.length).toBeGreaterThan(45);
    expect(bound.filter(([key, label]) => !isDigit(key) && !MEANINGS[key]?.test(label))).toEqual([]);
  });

  it('is a key that the table of meanings tells of only as long as something is bound to it', () => {
    const elsewhere = ['j', 'k', '/', 'p', 'v'];
    const keys = new Set(bound.map(([key]) => key));
    expect(Object.keys(MEANINGS).filter((key) => !keys.has(key) && !elsewhere.includes(key))).toEqual([]);
  });
});
