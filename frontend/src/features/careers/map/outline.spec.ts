import { kilometresBetween, type Point, PROVINCES, TURKIYE_BOX } from '@contracts/provinces';
import { describe, expect, it } from '@jest/globals';
import { OUTLINE } from './outline';

const isInside = ({ lat, lng }: Point, ring: readonly Point[]): boolean =>
  ring.reduce((inside, corner, at) => {
    const before = ring.at(at - 1) as Point;
    if (corner.lat > lat === before.lat > lat) return inside;
    return lng < ((before.lng - corner.lng) * (lat - corner.lat)) / (before.lat - corner.lat) + corner.lng ? !inside : inside;
  }, false);

/** To the nearest of many points of the outline. */
const kilometresFrom = (point: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of OUTLINE)
    for (const [at, corner] of ring.entries()) {
      const before = ring.at(at - 1) as Point;
      for (let part = 0; part <= 1; part += 0.02) {
        const between = { lat: before.lat + part * (corner.lat - before.lat), lng: before.lng + part * (corner.lng - before.lng) };
        least = Math.min(least, kilometresBetween(point, between));
      }
    }
  return least;
};

/** How exact the outline is at coasts. */
const TOLERANCE_KM = 4;

describe('The outline of Türkiye', () => {
  it('is closed and lies in the box of the country', () => {
    expect(OUTLINE.map((ring) => ring.length)).toEqual([232, 40, 8]);
    for (const ring of OUTLINE) expect(ring[0]).toEqual(ring.at(-1));
    const corners = OUTLINE.flat();
    for (const { lat, lng } of corners) {
      expect(lat > TURKIYE_BOX.south && lat < TURKIYE_BOX.north).toBe(true);
      expect(lng > TURKIYE_BOX.west && lng < TURKIYE_BOX.east).toBe(true);
    }
  });

  it('has the centres of all provinces inside, or right at the coast', () => {
    const outside = PROVINCES.filter((province) => !OUTLINE.some((ring) => isInside(province, ring)));
    expect(outside.map(({ name }) => name)).toEqual(['Çanakkale', 'İstanbul', 'Sinop']);
    for (const province of outside) expect(kilometresFrom(province)).toBeLessThan(TOLERANCE_KM);
  });

  it.each([
    ['Athens', 37.98, 23.73],
    ['Nicosia', 35.17, 33.36],
    ['Aleppo', 36.2, 37.16],
    ['Tbilisi', 41.72, 44.79],
    ['Plovdiv', 42.14, 24.75],
  ])('has what is abroad outside: %s', (_, lat, lng) => expect(OUTLINE.some((ring) => isInside({ lat, lng }, ring))).toBe(false));
});
