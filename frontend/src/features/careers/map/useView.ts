import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useReducer } from 'react';

/** Draws again what is measured on the map, when its size or what it shows has changed. */
export function useView(map: LeafletMap): void {
  const [, again] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    map.on('resize zoomend moveend', again);
    return () => {
      map.off('resize zoomend moveend', again);
    };
  }, [map]);
}
