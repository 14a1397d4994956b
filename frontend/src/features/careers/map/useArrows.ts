import type { Point } from '@contracts/provinces';
import type { Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, useState } from 'react';
import { nextTowards } from './nextTowards';

/** Makes the buttons on a map one tab stop: the arrows go to the next one in their direction, the tab key comes back to the last one, at first to `first`. */
export function useArrows<Place extends Point & { id: string }>(map: LeafletMap, places: readonly Place[], first: string | null) {
  const [last, setLast] = useState(first);
  const stop = places.find(({ id }) => id === last) ?? places[0];
  const onKeyDown = (event: KeyboardEvent, from: Place) => {
    const to = nextTowards(event.key, from, places);
    if (!to) return;
    event.preventDefault();
    map.getContainer().querySelector<HTMLElement>(`[data-place="${to.id}"]`)?.focus();
  };
  return (place: Place) => ({
    'data-place': place.id,
    tabIndex: place === stop ? 0 : -1,
    onFocus: () => setLast(place.id),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place),
  });
}
