import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** What each key that several pages of the console have is for, in the words that name it there. */
const MEANINGS: Record<string, RegExp> = {
  j: /^Sonraki/,
  k: /^Önceki/,
  u: /(al|üstlen)$/,
  'shift+u': /bırak$/i,
  x: /(reddet|at|Kapat)$/i,
  g: /geri al$/,
  a: /onayla$/,
  o: /aç$/,
};

describe('A key of the console', () => {
  const root = join(process.cwd(), '../admin/src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !file.includes('.spec.'));
  const bound = sources.flatMap((file): [key: string, label: string][] => {
    const text = readFileSync(join(root, file), 'utf8');
    const shortcuts = [...text.matchAll(/useShortcut\('([^']+)', '([^']+)'/g)].map(([, key = '', label = '']): [string, string] => [key, label]);
    const steps = [...text.matchAll(/label: '([^']+)', keyName: '([^']+)'/g)].map(([, label = '', key = '']): [string, string] => [key, label]);
    return [...shortcuts, ...steps];
  });

  it('means the same on every page', () => {
    const known = bound.filter(([key]) => key in MEANINGS);
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter(([key, label]) => !MEANINGS[key]?.test(label))).toEqual([]);
  });
});
