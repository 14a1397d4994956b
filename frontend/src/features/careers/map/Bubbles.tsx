import type { Point } from '@contracts/provinces';
import type { Map as LeafletMap } from 'leaflet';
import { type CSSProperties, useState } from 'react';
import { MapMark } from './MapMark';
import { stepsAside } from './stepAside';
import classes from './TurkeyMap.module.css';
import { useArrows } from './useArrows';
import { useView } from './useView';

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
  useView(map);
  const stop = useArrows(map, bubbles, chosen);
  const [looked, setLooked] = useState<string | null>(null);
  const discs = bubbles.map(({ lat, lng, count }) => ({ ...map.latLngToContainerPoint([lat, lng]), width: Math.round(widthOf(count, map)) }));
  const steps = stepsAside(discs);
  const at = bubbles.findIndex(({ id }) => id === looked);
  const [shown, disc] = [bubbles[at], discs[at]];
  return (
    <>
      {bubbles.map((bubble, index) => {
        const { onFocus, ...rest } = stop(bubble);
        return (
          <MapMark key={bubble.id} map={map} lat={bubble.lat} lng={bubble.lng} above={-bubble.count}>
            <button
              {...rest}
              type="button"
              className={classes.bubble}
              style={{ '--width': px(discs[index]?.width), '--dx': px(steps[index]?.dx), '--dy': px(steps[index]?.dy) } as CSSProperties}
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
      {shown && disc && <BubbleCard bubble={shown} {...disc} isLeft={disc.x < map.getSize().x / 2} />}
    </>
  );
}

const px = (pixels: number | undefined): string => `${Math.round(pixels ?? 0)}px`;

/** Beside its bubble, on the side where there is room. It repeats what the button is called. */
function BubbleCard({ bubble, x, y, width, isLeft }: { bubble: MapBubble; x: number; y: number; width: number; isLeft: boolean }) {
  const place = { '--x': px(x), '--y': px(y), '--gap': px(width / 2) } as CSSProperties;
  return (
    <div className={`${classes.card} ${isLeft ? '' : classes.cardLeft}`} style={place} aria-hidden="true">
      <strong>{bubble.name}</strong> {bubble.detail}
    </div>
  );
}
