import { describe, expect, it } from '@jest/globals';
import { TIMELINE_LIMITS, type TimelineBranch, type TimelineRow } from '../../../../contracts/audit-timeline.js';
import { consequencesOf } from './consequences.rules.js';

type Caused = readonly [id: string, cause: string | null];
const tree = (...facts: readonly Caused[]) =>
  consequencesOf(
    facts.map(([event_id, causation_id]) => ({ event_id, causation_id })),
    facts.map(([id]) => ({ id }) as TimelineRow),
  );
const drawn = ({ fact, branches, more }: TimelineBranch): string =>
  `${fact.id}${branches.length + more > 0 ? `(${[...branches.map(drawn), ...(more > 0 ? [`+${more}`] : [])].join(' ')})` : ''}`;

describe('The tree of an act', () => {
  it('has what followed below what led to it', () => expect(drawn(tree(['a', null], ['b', 'a'], ['c', 'b'], ['d', 'a']))).toBe('a(b(c) d)'));
  it('has what is caused by nothing that is told below the first', () => expect(drawn(tree(['a', null], ['b', 'gone'], ['c', null]))).toBe('a(b c)'));
  it('says how many it leaves out of many', () => {
    const many = Array.from({ length: TIMELINE_LIMITS.branches + 3 }, (_, index): Caused => [`b${index}`, 'a']);
    expect(tree(['a', null], ...many)).toMatchObject({ more: 3, branches: { length: TIMELINE_LIMITS.branches } });
  });
  it('ends at a depth', () => {
    const deep = Array.from({ length: 10 }, (_, index): Caused => [`${index + 1}`, `${index}`]);
    expect(drawn(tree(['0', null], ...deep))).toBe('0(1(2(3(4(5(6(+1)))))))');
  });
  it('does not go round in circles', () => expect(drawn(tree(['a', 'b'], ['b', 'b'], ['c', 'a']))).toBe('a(b c)'));
});
