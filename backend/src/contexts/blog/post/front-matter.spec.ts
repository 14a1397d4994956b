import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW } from '../../../kernel/facts.fixture.js';
import { frontMatter } from './front-matter.rules.js';
import { POST, WORDS } from './post.fixture.js';

describe('What stands above a text that is taken out', () => {
  it('tells all that belongs to it, line by line', () =>
    expect(
      frontMatter({ ...POST, ...WORDS, tags: ['bir', 'iki'] }, NOW)
        .split('\n')
        .slice(0, 8),
    ).toEqual([
      '---',
      'id: "p1"',
      'title: "İlk yazım"',
      'slug: "ilk-yazim"',
      'excerpt: "Ne anlattığım"',
      'category: "c1"',
      'tags: ["bir","iki"]',
      `cover: "${WORDS.cover}"`,
    ]));
  it('ends where it says so, whatever was written', () => {
    const head = frontMatter({ ...POST, ...WORDS, excerpt: '---\ntitle: "Başka"\n---' }, daysFromNow(1));
    expect(head.split('\n').filter((line) => line === '---')).toHaveLength(2);
  });
});
