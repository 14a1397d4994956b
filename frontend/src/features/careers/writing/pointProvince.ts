import { kilometresBetween, nearestProvince, type Point, type Province, provinceInText, provinceOf } from '@contracts/provinces';

/** A point with the province that the server found it in. */
export interface NamedPoint extends Point {
  province: string | null;
}

interface InProvince {
  province: Province;
  /** Nobody was asked: its centre is the nearest, and borders are not known. */
  isGuess: boolean;
}

const isSame = (one: Point, other: Point): boolean => one.lat === other.lat && one.lng === other.lng;
/** No place of a province is farther from its centre. */
const FARTHEST_KM = 200;

export function provinceAt(point: Point, named: NamedPoint | null): InProvince {
  const known = named?.province && isSame(named, point) ? provinceOf(named.province) : undefined;
  if (known) return { province: known, isGuess: false };
  const province = nearestProvince(point.lat, point.lng);
  return { province, isGuess: !isSame(province, point) };
}

/** 'Ankara', or that its centre is the nearest. */
export const atWords = ({ province, isGuess }: InProvince): string => (isGuess ? `en yakın il merkezi ${province.name}` : province.name);

/** Said where the words of a place name another province than its point lies in; null where they agree, or where that cannot be told. */
export function contradiction(words: string, point: Point, at: InProvince): string | null {
  const said = provinceInText(words);
  if (!said || said === at.province || (at.isGuess && kilometresBetween(said, point) <= FARTHEST_KM)) return null;
  return `Yazdığınız konum “${said.name}” diyor, haritadaki nokta ise “${at.province.name}” ${at.isGuess ? 'yakınında' : 'ilinde'}. Biri yanlışsa düzeltin: ilanda ikisi de görünür.`;
}
