import { describe, expect, it } from '@jest/globals';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import { foundWords, MOST_WORDS } from './found-words.rules.js';
import { KeepPostWords } from './post-words.commands.js';
import { postWords } from './post-words.decider.js';
import type { FoundBy, PostWordsKept } from './post-words.events.js';
import { settlePostWords } from './settle-post-words.policy.js';

const given = specify(postWords);
const FOUND: FoundBy = { categoryId: 'c1', title: 'Bir yazı', tags: ['react'], words: 'Bir iki', textKey: 'k1' };
const POST = { postId: 'p1', authorId: 'ada' };
const kept = (changes: Partial<FoundBy> = {}): PostWordsKept => ({ type: 'PostWordsKept', data: { ...POST, ...FOUND, ...changes, edition: 0 } });
const keep = (changes: Partial<FoundBy> = {}) => new KeepPostWords({ ...POST, ...FOUND, ...changes }, sentAt(NOW));

describe('What a post is found by', () => {
  it('is told', () => given().when(keep()).then(kept()));
  it('is told once', () => given(kept()).when(keep()).thenNothing());
  it.each([{ title: 'Yeni' }, { tags: ['vue'] }, { categoryId: 'c2' }, { textKey: 'k2', words: 'Üç' }])('is told anew with %j', (changes) =>
    given(kept()).when(keep(changes)).then(kept(changes)),
  );
  it('is told anew when it is as it was before', () =>
    given(kept(), kept({ title: 'Yeni' }))
      .when(keep())
      .then(kept()));
});

describe('The words of a post', () => {
  it('are read without marks', () => expect(foundWords('# Bir\n\n**iki** [üç](/d)')).toBe('Bir iki üç'));
  it('are those of the beginning', () => expect(foundWords('kelime '.repeat(100_000))).toHaveLength(MOST_WORDS));
  it('are read although the text is heavier than others', () => expect(foundWords('[a](/b) '.repeat(1_200))).not.toContain('['));

  const asked = (type: string, data: object) => react(settlePostWords, recorded({ type, data: { ...POST, ...data } })).length;
  it.each([
    ['PostPublished', { listed: true }, 1],
    ['PostPublished', { listed: false }, 0],
    ['PostRevised', { wasListed: true }, 1],
    ['PostRevised', { wasListed: false }, 0],
    ['PostRestored', { listed: true }, 1],
    ['PostUnpublished', { wasListed: true }, 0],
  ])('are asked for after %s %j: %d', (type, data, times) => expect(asked(type, data)).toBe(times));
});
