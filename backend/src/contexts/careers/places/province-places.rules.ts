import type { FoundPlace } from '../../../../contracts/job-writing.js';
import { kilometresBetween, nearestProvince, type Point, type Province, provinceInText, TURKIYE_BOX } from '../../../../contracts/provinces.js';

/** No point of the country lies farther from the centre of its province; what does is abroad or at sea. */
const FARTHEST_KM = 150;

const placeOf = ({ name, code }: Province, { lat, lng }: Point): FoundPlace => ({ name, province: code, district: null, lat, lng });

/** The province that a text names, at its centre. */
export function provincesNamed(text: string): FoundPlace[] {
  const province = provinceInText(text);
  return province ? [placeOf(province, province)] : [];
}

/** The province in which a point may lie: the one with the nearest centre. */
export function provincesAt({ lat, lng }: Point): FoundPlace[] {
  const { south, west, north, east } = TURKIYE_BOX;
  const nearest = nearestProvince(lat, lng);
  const isThere = lat >= south && lat <= north && lng >= west && lng <= east && kilometresBetween({ lat, lng }, nearest) <= FARTHEST_KM;
  return isThere ? [placeOf(nearest, { lat, lng })] : [];
}
