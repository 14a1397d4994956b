import { beforeEach, describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import type { Link, Links } from './links.js';

/** A link whose hash follows from its place; positions have gaps. */
const link = (place: number): Link => ({ place, position: place * 7, hash: place.toString(16).padStart(64, 'a') });
const linksTo = (places: number, from = 1) => Array.from({ length: places - from + 1 }, (_, index) => link(from + index));

/** What every store of links does; `opening` answers the one that lives under a path, the same one each time. */
export function describeLinks(name: string, opening: (path: string) => Promise<Links>): void {
  describe(name, () => {
    const path = scratchFolder();
    let links: Links;
    beforeEach(async () => {
      links = await opening(path('chain'));
    });

    it('are none at first', async () => expect([await links.last(), await links.read(1, 9)]).toEqual([null, []]));
    it('are read in order from a place on', async () => {
      expect(await links.append(null, linksTo(12))).toBe(true);
      expect(await links.append(link(12), linksTo(14, 13))).toBe(true);
      expect([await links.read(9, 3), await links.read(11, 3), await links.read(13, 99), await links.read(15, 9), await links.read(1, 0)]).toEqual([
        linksTo(11, 9),
        linksTo(13, 11),
        linksTo(14, 13),
        [],
        [],
      ]);
      expect(await links.last()).toEqual(link(14));
    });
    it.each([
      ['behind a gap', link(4), linksTo(6, 5)],
      ['behind none when there are some', null, linksTo(3)],
      ['behind one before the last', link(2), linksTo(9, 3)],
      ['behind the last place with another hash', { ...link(3), hash: 'f'.repeat(64) }, linksTo(5, 4)],
    ])('are not kept %s', async (_, after, more) => {
      await links.append(null, linksTo(3));
      expect(await links.append(after, more)).toBe(false);
      expect(await links.read(1, 99)).toEqual(linksTo(3));
    });
    it('are kept when there are none to keep', async () => expect(await links.append(null, [])).toBe(true));
    it('of two that come together are kept once, whoever goes on', async () => {
      await Promise.all([links.append(null, linksTo(500)), links.append(null, linksTo(500))]);
      const last = await links.last();
      const kept = last?.place ?? 0;
      expect(await links.read(1, 999)).toEqual(linksTo(kept));
      expect(await links.append(last, linksTo(500, kept + 1))).toBe(true);
      expect(await links.read(1, 999)).toEqual(linksTo(500));
    });
    it('are let go from a place on, and others kept there', async () => {
      await links.append(null, linksTo(9));
      await links.cut(4);
      const other = { ...link(4), hash: 'f'.repeat(64) };
      expect(await links.append(link(3), [other])).toBe(true);
      expect(await links.read(1, 99)).toEqual([...linksTo(3), other]);
    });
    it.each([1, 4, 5, 9])('are let go from place %d on where two came one after the other', async (place) => {
      await links.append(null, linksTo(4));
      await links.append(link(4), linksTo(8, 5));
      await links.cut(place);
      expect([await links.last(), await links.read(1, 99)]).toEqual([place > 1 ? link(place - 1) : null, linksTo(place - 1)]);
    });
    it('are there after a restart', async () => {
      await links.append(null, linksTo(2));
      expect(await (await opening(path('chain'))).read(1, 9)).toEqual(linksTo(2));
    });
  });
}
