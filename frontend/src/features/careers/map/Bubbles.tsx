import type { Point } from '@contracts/provinces';
import type { Map as LeafletMap } from 'leaflet';
import { type CSSProperties, useState } from 'react';
import { MapMark } from './MapMark';
import classes from './TurkeyMap.module.css';
import { useArrows } from './useArrows';

/** A place with something in it. */
export interface MapBubble extends Point {
  id: string;
  name: string;
  count: number;
  /** Said after the name where one looks closer: '7 ilan · 70.000–125.000 ₺'. */
  detail: string;
}

interface Props {
  map: LeafletMap;
  bubbles: readonly MapBubble[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** Wide enough for a finger; where there are more it is wider, on a small map less. */
const widthOf = (count: number, map: LeafletMap): number => Math.max(24, Math.min(76, 24 + 6.4 * Math.sqrt(count)) * Math.min(1, map.getSize().x / 800));

/** Counts on the map, each a button; the name and more stand beside the one that is looked at. */
export function Bubbles({ map, bubbles, chosen, onChoose }: Props) {
  const stop = useArrows(map, bubbles, chosen);
  const [looked, setLooked] = useState<string | null>(null);
  const shown = bubbles.find(({ id }) => id === looked);
  return (
    <>
      {bubbles.map((bubble) => {
        const { onFocus, ...rest } = stop(bubble);
        return (
          <MapMark key={bubble.id} map={map} lat={bubble.lat} lng={bubble.lng} above={-bubble.count}>
            <button
              {...rest}
              type="button"
              className={classes.bubble}
              style={{ '--width': `${Math.round(widthOf(bubble.count, map))}px` } as CSSProperties}
              aria-pressed={bubble.id === chosen}
              aria-label={`${bubble.name}: ${bubble.detail}`}
              onClick={() => onChoose(bubble.id)}
              onFocus={() => {
                onFocus();
                setLooked(bubble.id);
              }}
              onBlur={() => setLooked(null)}
              onMouseEnter={() => setLooked(bubble.id)}
              onMouseLeave={() => setLooked(null)}
            >
              {bubble.count.toLocaleString('tr')}
            </button>
          </MapMark>
        );
      })}
      {shown && <BubbleCard map={map} bubble={shown} />}
    </>
  );
}

/** Beside its bubble, on the side where there is room. It repeats what the button is called. */
function BubbleCard({ map, bubble }: { map: LeafletMap; bubble: MapBubble }) {
  const { x, y } = map.latLngToContainerPoint([bubble.lat, bubble.lng]);
  const isLeft = x < map.getSize().x / 2;
  const place = { '--x': `${Math.round(x)}px`, '--y': `${Math.round(y)}px`, '--gap': `${Math.round(widthOf(bubble.count, map) / 2)}px` } as CSSProperties;
  return (
    <div className={`${classes.card} ${isLeft ? '' : classes.cardLeft}`} style={place} aria-hidden="true">
      <strong>{bubble.name}</strong> {bubble.detail}
    </div>
  );
}
