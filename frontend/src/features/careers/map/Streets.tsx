import type { Point } from '@contracts/provinces';
import { control, type Map as LeafletMap, TileLayer } from 'leaflet';
import { useEffect } from 'react';

/** Pictures of streets: a template with `{z}`, `{x}` and `{y}`, and whose they are. */
export interface Tiles {
  url: string;
  attribution: string;
}

/** Where a place is looked for first, and how close; a chosen one is seen closer. */
const START = { lat: 41.0082, lng: 28.9784 };
const ZOOM = { start: 10, chosen: 13 } as const;

const asHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Streets under what is drawn, and buttons that bring one closer. */
export function Streets({ map, tiles }: { map: LeafletMap; tiles: Tiles }) {
  useEffect(() => {
    const layer = new TileLayer(tiles.url, { attribution: asHtml(tiles.attribution), className: 'map-tiles' }).addTo(map);
    const buttons = control.zoom({ zoomInTitle: 'Yakınlaştır', zoomOutTitle: 'Uzaklaştır' }).addTo(map);
    return () => {
      layer.remove();
      buttons.remove();
    };
  }, [map, tiles.url, tiles.attribution]);
  return null;
}

/** Shows the streets around a chosen point, or where one begins; a province is seen from as far as the latter. */
export function View({ map, pin, isProvince }: { map: LeafletMap; pin: Point | null; isProvince: boolean }) {
  const { lat, lng } = pin ?? START;
  const isClose = pin !== null && !isProvince;
  useEffect(() => {
    map.setView({ lat, lng }, isClose ? Math.max(ZOOM.chosen, map.getZoom()) : ZOOM.start, { animate: false });
  }, [map, lat, lng, isClose]);
  return null;
}
