import { describe, expect, it } from '@jest/globals';
import { byMatch, inTurkishList, MATCHING_TEXT, matchOf, skillKey, skillKeys } from '../../../../contracts/matching.js';

describe('A skill', () => {
  it.each([
    ['Node.js', 'nodejs'],
    ['node', 'NODE.JS'],
    ['Postgres', 'PostgreSQL'],
    ['C#', 'csharp'],
    ['C++', 'cpp'],
    ['.NET', 'dotnet'],
    ['K8s', 'Kubernetes'],
    ['Makine Öğrenmesi', 'machine learning'],
    ['İLETİŞİM', 'iletişim'],
    ['ILETISIM', 'iletişim'],
    ['React Native', 'react-native'],
  ])('%s is the same as %s', (one, other) => expect(skillKey(one)).toBe(skillKey(other)));

  it.each([
    ['C', 'C++'],
    ['C', 'C#'],
    ['Java', 'JavaScript'],
    ['React', 'React Native'],
    ['Go', 'Django'],
    ['.NET', 'net'],
  ])('%s is not %s', (one, other) => expect(skillKey(one)).not.toBe(skillKey(other)));

  it('that says nothing is none, whatever it is called', () => {
    expect(skillKeys(['', ' ', '!!', 'React', 'react'])).toEqual(['react']);
    expect(['constructor', '__proto__', 'toString'].map(skillKey)).toEqual(['constructor', 'proto', 'tostring']);
  });
});

describe('A match', () => {
  const known = new Set(skillKeys(['react', 'Postgres']));
  it('says what is known and what is not, in the words of the posting, each once', () =>
    expect(matchOf(['React', 'CalDAV', 'PostgreSQL', 'react'], known)).toEqual({ known: ['React', 'PostgreSQL'], missing: ['CalDAV'] }));

  it.each([
    [['React'], 'React biliyorsunuz'],
    [['React', 'PostgreSQL'], 'React ve PostgreSQL biliyorsunuz'],
    [['React', 'Node.js', 'PostgreSQL'], 'React, Node.js ve PostgreSQL biliyorsunuz'],
  ])('of %j is told in words', (names, reason) => expect(MATCHING_TEXT.reason(names)).toBe(reason));
  it('names nothing of nothing', () => expect(inTurkishList([])).toBe(''));

  it('stands the higher the more of it is known, then the more is known, then the newer it is', () => {
    const of = (id: string, asked: string[], number: number) => ({ id, match: matchOf(asked, known), number });
    const half = of('half', ['React', 'Go'], 9);
    const whole = of('whole', ['React'], 1);
    const newer = of('newer', ['React'], 2);
    const both = of('both', ['React', 'PostgreSQL'], 0);
    expect([half, whole, newer, both].sort(byMatch).map(({ id }) => id)).toEqual(['both', 'newer', 'whole', 'half']);
  });
});
