import 'leaflet/dist/leaflet.css';
import type { Point } from '@contracts/provinces';
import { Bubbles, type MapBubble } from './Bubbles';
import { MapMark } from './MapMark';
import { FaintDots, ProvinceButtons } from './ProvinceDots';
import { Streets, type Tiles, View } from './Streets';
import classes from './TurkeyMap.module.css';
import { useLeaflet } from './useLeaflet';
import { useOutline } from './useOutline';
import { usePicking } from './usePicking';

interface Props {
  /** What the map shows, for whoever does not see it. */
  label: string;
  /** Left out, the outline alone is shown, and nobody is asked for anything. */
  tiles?: Tiles | null;
  /** Places with counts. */
  bubbles?: readonly MapBubble[];
  chosen?: string | null;
  onChoose?: (id: string) => void;
  /** The one point that is meant. */
  pin?: Point | null;
  /** Whether that stands for all of its province. */
  isProvince?: boolean;
  /** A point is picked: any where streets are shown, otherwise the centre of a province. */
  onPick?: (point: Point) => void;
}

const NONE: readonly MapBubble[] = [];
const MAP_TEXT = {
  noStreets: 'Bu sitede sokak haritası yok: haritadan bir il merkezi seçebilir ya da konumu metin olarak yazabilirsiniz.',
  streets: 'Haritada bir noktaya tıklayın ya da haritayı ok tuşlarıyla kaydırıp Enter’a basın.',
} as const;

/** Türkiye with counts, a pin or points to pick. It comes with Leaflet, so it is loaded where it is shown (`MapPiece`). */
export function TurkeyMap({ label, tiles = null, bubbles = NONE, chosen = null, onChoose, pin = null, isProvince = false, onPick }: Props) {
  const { map, setElement } = useLeaflet(tiles !== null);
  useOutline(map, tiles ? undefined : classes.land);
  usePicking(map, tiles && onPick ? onPick : null);
  const className = `${classes.map} ${tiles ? classes.streets : ''}`;
  return (
    <figure className={classes.frame} aria-label={label}>
      {/* Where there are streets, Leaflet makes it a stop of the tab key, at which the arrows move it. */}
      <div ref={setElement} className={className} {...(tiles && { role: 'application', 'aria-label': label })} />
      {map && (
        <>
          {tiles && <Streets map={map} tiles={tiles} />}
          {tiles && !onChoose && <View map={map} pin={pin} isProvince={isProvince} />}
          {!tiles && !onPick && <FaintDots map={map} without={bubbles} />}
          {!tiles && onPick && <ProvinceButtons map={map} pin={pin} onPick={onPick} />}
          {onChoose && <Bubbles map={map} bubbles={bubbles} chosen={chosen} onChoose={onChoose} />}
          {pin && (
            <MapMark map={map} lat={pin.lat} lng={pin.lng} above={1000}>
              <span className={classes.pin} />
            </MapMark>
          )}
        </>
      )}
      {onPick && <figcaption className={classes.note}>{tiles ? MAP_TEXT.streets : MAP_TEXT.noStreets}</figcaption>}
    </figure>
  );
}
