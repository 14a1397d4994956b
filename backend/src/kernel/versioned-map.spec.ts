import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { VersionedMap } from './versioned-map.js';

const IDS = ['a', 'b', 'c', 'd'];

describe('A map with versions', () => {
  it('says in each version what a copy would, whichever is read or gone on from', () => {
    const STEP = fc.record({ from: fc.nat(), id: fc.constantFrom(...IDS), looksAt: fc.nat() });
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 40 }), (steps) => {
        const versions = [{ kept: VersionedMap.empty<{ n: number }>(), copy: new Map<string, { n: number }>() }];
        const at = (n: number) => versions[n % versions.length] ?? { kept: VersionedMap.empty<{ n: number }>(), copy: new Map() };
        for (const [n, { from, id, looksAt }] of steps.entries()) {
          const { kept, copy } = at(from);
          versions.push({ kept: kept.with(id, { n }), copy: new Map(copy).set(id, { n }) });
          const seen = at(looksAt);
          expect([...seen.kept]).toEqual([...seen.copy]);
        }
        for (const { kept, copy } of versions) {
          expect([...kept.entries()]).toEqual([...copy]);
          expect([kept.size, [...kept.keys()], [...kept.values()]]).toEqual([copy.size, [...copy.keys()], [...copy.values()]]);
          expect(IDS.map((id) => [kept.has(id), kept.get(id)])).toEqual(IDS.map((id) => [copy.has(id), copy.get(id)]));
        }
      }),
    );
  });
});
