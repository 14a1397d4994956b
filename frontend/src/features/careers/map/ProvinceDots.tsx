import { type Point, PROVINCES } from '@contracts/provinces';
import { CircleMarker, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { MapMark } from './MapMark';
import classes from './TurkeyMap.module.css';
import { useArrows } from './useArrows';

const RADIUS = 3;
const PLACES = PROVINCES.map((province) => ({ ...province, id: province.code }));
/** Where the arrows begin: İstanbul. */
const FIRST = '34';

/** The centres of the provinces that have nothing, as a hint of where they are. */
export function FaintDots({ map, without }: { map: LeafletMap; without: readonly Point[] }) {
  useEffect(() => {
    const taken = new Set(without.map(({ lat, lng }) => `${lat} ${lng}`));
    const dots = PROVINCES.filter(({ lat, lng }) => !taken.has(`${lat} ${lng}`)).map(({ lat, lng }) =>
      new CircleMarker([lat, lng], { radius: RADIUS, className: classes.dot ?? '', interactive: false }).addTo(map),
    );
    return () => {
      for (const dot of dots) dot.remove();
    };
  }, [map, without]);
  return null;
}

/** The centres of the provinces as buttons. */
export function ProvinceButtons({ map, pin, onPick }: { map: LeafletMap; pin: Point | null; onPick: (point: Point) => void }) {
  const chosen = PLACES.find(({ lat, lng }) => lat === pin?.lat && lng === pin.lng)?.id;
  const stop = useArrows(map, PLACES, chosen ?? FIRST);
  return PLACES.map((place) => (
    <MapMark key={place.id} map={map} lat={place.lat} lng={place.lng}>
      <button
        {...stop(place)}
        type="button"
        className={classes.province}
        aria-label={place.name}
        aria-pressed={place.id === chosen}
        title={place.name}
        onClick={() => onPick({ lat: place.lat, lng: place.lng })}
      />
    </MapMark>
  ));
}
