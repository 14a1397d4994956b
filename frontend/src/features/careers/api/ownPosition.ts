import { JOB_LISTS } from '@contracts/jobs';
import { useSyncExternalStore } from 'react';

export interface Position {
  lat: number;
  lng: number;
}

/** Kept for as long as this page is open, and nowhere else. */
let position: Position | null = null;
const listeners = new Set<() => void>();

function keep(next: Position | null): void {
  position = next;
  for (const listener of listeners) listener();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useOwnPosition = (): Position | null => useSyncExternalStore(follow, () => position);
export const forgetPosition = (): void => keep(null);

/** Hundredths of a degree, about a kilometre: no more of it leaves the page. */
const rounded = (degrees: number): number => Number((Math.round(degrees / JOB_LISTS.positionStep) * JOB_LISTS.positionStep).toFixed(2));

export type PositionProblem = 'denied' | 'unknown';
const PATIENCE_MS = 15_000;
const FRESH_MS = 600_000;

/** Asks the browser, which asks its user. */
export async function askPosition(): Promise<PositionProblem | null> {
  if (!('geolocation' in navigator)) return 'unknown';
  return new Promise((tell) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        keep({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
        tell(null);
      },
      ({ code, PERMISSION_DENIED }) => tell(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    ),
  );
}
