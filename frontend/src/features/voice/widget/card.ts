import { store } from '../../../client/store';
import type { Place } from './place/place';

export interface Card {
  /** Where it was moved to; null as long as it is at rest. */
  readonly place: Place | null;
  /** Null as long as nobody has said it on this page: on a phone the card would cover it, so that a room to which one comes back begins as a bar. */
  readonly isMinimised: boolean | null;
  readonly isChatOpen: boolean;
}

/** For as long as the tab is open: what another tab shows is its own. */
const KEY = 'voiceCard';
const card = store<Card>(kept());

export const useCard = card.use;
export const useIsMinimised = (isPhone: boolean) => useCard(({ isMinimised }) => isMinimised ?? isPhone);
export const moveCard = (place: Place | null) => change({ place });
export const minimiseCard = (isMinimised: Card['isMinimised']) => change({ isMinimised });
export const openRoomChat = (isChatOpen: boolean) => change({ isChatOpen });

function change(part: Partial<Card>) {
  card.change((before) => ({ ...before, ...part }));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(card.get()));
  } catch {
    // A full or blocked storage means that it holds until the page is closed.
  }
}

function kept(): Card {
  const { place, isMinimised, isChatOpen } = read();
  return { place: placeOf(place), isMinimised: isMinimised === true ? true : null, isChatOpen: isChatOpen === true };
}

function placeOf(given: unknown): Place | null {
  const { right, bottom } = Object(given) as Record<string, unknown>;
  return Number.isFinite(right) && Number.isFinite(bottom) ? { right: Number(right), bottom: Number(bottom) } : null;
}

function read(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
