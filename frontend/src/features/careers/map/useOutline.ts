import { type Map as LeafletMap, Polygon } from 'leaflet';
import { useEffect } from 'react';
import { OUTLINE } from './outline';

/** Draws the country under everything else; its colours come from the style sheet. */
export function useOutline(map: LeafletMap | null, className: string | undefined) {
  useEffect(() => {
    if (!map || className === undefined) return;
    const rings = OUTLINE.map((ring) => [ring.map(({ lat, lng }): [number, number] => [lat, lng])]);
    const land = new Polygon(rings, { className, interactive: false, smoothFactor: 0 }).addTo(map);
    land.bringToBack();
    return () => {
      land.remove();
    };
  }, [map, className]);
}
