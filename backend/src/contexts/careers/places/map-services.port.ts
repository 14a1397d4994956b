import type { TileSettings } from '../../../platform/settings/map-settings.js';

/** Services for maps that the operator named; bound by the composition root. */
export abstract class NamedMapServices {
  abstract readonly tiles: TileSettings | null;
  abstract readonly geocoderUrl: string | null;
}
