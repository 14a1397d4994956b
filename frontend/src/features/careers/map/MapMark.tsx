import type { Point } from '@contracts/provinces';
import { DivIcon, DomEvent, type Map as LeafletMap, Marker } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props extends Point {
  map: LeafletMap;
  /** Which of two that meet lies above. */
  above?: number;
  children: ReactNode;
}

/** Something of ours at a point of the map; it moves with it, and what is done to it is not done to the map. */
export function MapMark({ map, lat, lng, above = 0, children }: Props) {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const icon = new DivIcon({ html: place, className: '', iconSize: [0, 0] });
    const marker = new Marker([lat, lng], { icon, keyboard: false, interactive: false, zIndexOffset: above }).addTo(map);
    DomEvent.disableClickPropagation(place);
    return () => {
      marker.remove();
    };
  }, [map, place, lat, lng, above]);
  return createPortal(children, place);
}
