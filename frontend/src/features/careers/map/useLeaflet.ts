import { TURKIYE_BOX } from '@contracts/provinces';
import { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

const COUNTRY: [[number, number], [number, number]] = [
  [TURKIYE_BOX.south, TURKIYE_BOX.west],
  [TURKIYE_BOX.north, TURKIYE_BOX.east],
];
/** How far one may come closer where nothing but the outline is there, and where streets are. */
const [CLOSER, CLOSEST] = [3, 19];

/**
 * A Leaflet map in an element; null until the element is there. The country fills it, whatever size it has. The outline alone is moved only when somebody
 * has come closer, so that a finger that passes over it moves the page.
 */
export function useLeaflet(hasTiles: boolean) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);

  useEffect(() => {
    if (!element) return;
    const made = new LeafletMap(element, {
      ...{ attributionControl: hasTiles, zoomControl: false, scrollWheelZoom: false, keyboard: hasTiles, dragging: hasTiles },
      // The outline fits any width; pictures of streets are sharp at whole steps only.
      zoomSnap: hasTiles ? 1 : 0,
      ...{ zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false, maxBoundsViscosity: 1 },
      maxZoom: CLOSEST,
    });
    made.attributionControl?.setPrefix(false);
    made.fitBounds(COUNTRY);
    const fit = () => {
      made.setMinZoom(0).fitBounds(COUNTRY);
      const whole = made.getZoom();
      made.setMinZoom(whole).setMaxZoom(whole + CLOSER);
    };
    if (!hasTiles) {
      fit();
      made.setMaxBounds(made.getBounds());
      made.on('zoomend', () => made.dragging[made.getZoom() > made.getMinZoom() ? 'enable' : 'disable']());
    }
    const size = new ResizeObserver(() => {
      made.invalidateSize({ pan: false });
      if (!hasTiles) fit();
    });
    size.observe(element);
    setMap(made);
    return () => {
      size.disconnect();
      setMap(null);
      made.remove();
    };
  }, [element, hasTiles]);

  return { map, setElement };
}
