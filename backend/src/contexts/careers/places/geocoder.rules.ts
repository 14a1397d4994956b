import { type FoundPlace, JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { type Point, provinceByName } from '../../../../contracts/provinces.js';
import { wholeSigns } from '../../../../contracts/rendering/excerpt.js';

/** Places that an answer may name, digits of their points, and how exact a point is asked about: a tenth of a metre would tell a house apart that nobody needs. */
const [MOST, DIGITS, ASKED_DIGITS] = [5, 6, 4] as const;
/** How far a point is told: as a part of a town, not as a house. */
const PART_OF_TOWN = 14;
const SAID = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'tr' } as const;

/** Where a geocoder is asked for words. */
export const searchUrl = (geocoder: string, text: string): string => `${geocoder}/search?${new URLSearchParams({ ...SAID, q: text, limit: String(MOST) })}`;
/** Where it is asked for a point. */
export const reverseUrl = (geocoder: string, { lat, lng }: Point): string =>
  `${geocoder}/reverse?${new URLSearchParams({ ...SAID, lat: lat.toFixed(ASKED_DIGITS), lon: lng.toFixed(ASKED_DIGITS), zoom: String(PART_OF_TOWN) })}`;

type Told = Readonly<Record<string, unknown>>;
const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a geocoder says, as far as it is what it should be; null where it is no answer at all. */
export function placesIn(body: string): FoundPlace[] | null {
  const told = parsed(body);
  if (isTold(told)) return 'error' in told ? [] : [told].flatMap(placeOf);
  return Array.isArray(told) ? told.slice(0, MOST).flatMap((one) => (isTold(one) ? placeOf(one) : [])) : null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Whatever it is, it is no answer of a geocoder.
    return null;
  }
}

function placeOf({ display_name: shown, lat, lon, address }: Told): FoundPlace[] {
  const [north, east] = [degrees(lat, JOB_LIMITS.point.lat), degrees(lon, JOB_LIMITS.point.lng)];
  const name = line(shown, JOB_LIMITS.location);
  if (north === null || east === null || name === '') return [];
  const parts = isTold(address) ? address : {};
  const province = parts.country_code === 'tr' ? [parts.province, parts.state, parts.city].map(provinceNamed).find((code) => code !== null) : null;
  const [district] = [parts.town, parts.county, parts.district, parts.city_district, parts.suburb]
    .map((part) => line(part, JOB_LIMITS.district))
    .filter(Boolean);
  return [{ name, province: province ?? null, district: district ?? null, lat: north, lng: east }];
}

const provinceNamed = (name: unknown): string | null => (typeof name === 'string' && provinceByName(name)?.code) || null;

function degrees(told: unknown, most: number): number | null {
  const value = typeof told === 'string' && told.trim() !== '' ? Number(told) : told;
  return typeof value === 'number' && Math.abs(value) <= most ? Number(value.toFixed(DIGITS)) : null;
}

function line(told: unknown, most: number): string {
  if (typeof told !== 'string') return '';
  const whole = inOneLine(told.slice(0, most * MOST));
  return whole.length <= most ? whole : whole.slice(0, wholeSigns(whole, most)).trimEnd();
}
