import { store } from '../../../client/store';

/** How loud somebody is here, and whether they are heard at all. */
export interface OwnVolume {
  readonly volume: number;
  readonly isLocallyMuted: boolean;
}

const FULL: OwnVolume = { volume: 1, isLocallyMuted: false };
const KEY = 'voiceVolumes';

/** Kept by the tab alone: it tells with whom its member talks. */
const volumes = store<Readonly<Record<string, OwnVolume>>>(read());

export const volumeOf = (userId: string): OwnVolume => volumes.get()[userId] ?? FULL;

export function setOwnVolume(userId: string, change: Partial<OwnVolume>) {
  volumes.change((before) => ({ ...before, [userId]: { ...FULL, ...before[userId], ...change } }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(volumes.get()));
  } catch {
    // Where nothing can be kept it holds until the page is loaded again.
  }
}

function read(): Record<string, OwnVolume> {
  try {
    const found = Object.entries(Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as Record<string, Partial<OwnVolume>>);
    return Object.fromEntries(found.flatMap(([userId, kept]) => (isVolume(kept) ? [[userId, kept]] : [])));
  } catch {
    return {};
  }
}

const isVolume = (kept: Partial<OwnVolume>): kept is OwnVolume =>
  typeof kept?.isLocallyMuted === 'boolean' && typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1;
