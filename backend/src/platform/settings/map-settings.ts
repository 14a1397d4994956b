import { USUAL_ATTRIBUTION } from '../../../contracts/maps.js';
import { address, type Environment, WrongSetting } from './readings.js';

/** Pictures of streets and words of places, which other services give. */
export interface MapSettings {
  /** Null where maps are drawn without streets. */
  readonly tiles: TileSettings | null;
  /** A service that speaks as Nominatim does, without a slash at the end; null where only the provinces are known. */
  readonly geocoderUrl: string | null;
}

export interface TileSettings {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose the pictures are, as it stands in the corner of each map. */
  readonly attribution: string;
}

export const MAP_SETTINGS = ['TILE_URL', 'TILE_ATTRIBUTION', 'GEOCODER_URL'] as const;
const PARTS = ['{z}', '{x}', '{y}'] as const;

/** Throws WrongSetting. */
export const readMaps = (given: Environment): MapSettings => ({
  tiles: tilesIn(given),
  geocoderUrl: given.GEOCODER_URL ? address(given, 'GEOCODER_URL', '') : null,
});

/** The host must stand there as it is: browsers are told by its name that they may ask it. */
function tilesIn(given: Environment): TileSettings | null {
  const { TILE_URL: text, TILE_ATTRIBUTION: attribution = USUAL_ATTRIBUTION } = given;
  if (!text) return null;
  const url = address(given, 'TILE_URL', '');
  if (/[{}]/.test(new URL(url).host) || PARTS.some((part) => !url.includes(part)) || /\{(?!z\}|x\}|y\})/.test(url) || /[;,\s]/.test(new URL(url).origin))
    throw new WrongSetting(`TILE_URL has to be an address with {z}, {x} and {y} behind its host and nothing else in braces, not "${text}".`);
  return { url, attribution };
}

/** From where a page may take pictures besides the installation itself. */
export const tileOrigin = ({ tiles }: Pick<MapSettings, 'tiles'>): string | null => tiles && new URL(tiles.url).origin;
