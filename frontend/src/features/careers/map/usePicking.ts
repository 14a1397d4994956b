import type { Point } from '@contracts/provinces';
import type { Map as LeafletMap, LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';

/** A tenth of a metre. */
const DIGITS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** A click picks its point; with the keyboard, the arrows move the map and Enter picks its middle. */
export function usePicking(map: LeafletMap | null, onPick: ((point: Point) => void) | null) {
  useEffect(() => {
    if (!map || !onPick) return;
    const pick = ({ lat, lng }: Point) => onPick({ lat: rounded(lat), lng: rounded(lng) });
    const onClick = ({ latlng }: LeafletMouseEvent) => pick(latlng.wrap());
    const place = map.getContainer();
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== place || event.key !== 'Enter') return;
      event.preventDefault();
      pick(map.getCenter().wrap());
    };
    map.on('click', onClick);
    place.addEventListener('keydown', onKey);
    return () => {
      map.off('click', onClick);
      place.removeEventListener('keydown', onKey);
    };
  }, [map, onPick]);
}
