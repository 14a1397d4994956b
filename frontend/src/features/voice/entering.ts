import type { VoiceCategory, VoiceRoom } from '@contracts/voice';
import { store } from '../../client/store';

/** What somebody wants of voice rooms, and is led to by windows over the page. */
export type VoiceWish =
  | { readonly kind: 'join'; readonly room: VoiceRoom }
  | { readonly kind: 'create'; readonly category?: VoiceCategory }
  | { readonly kind: 'test' }
  | { readonly kind: 'leave' };

interface Entering {
  readonly wish: VoiceWish | null;
  /** The room that is being entered. */
  readonly joiningId: string | null;
  /** The room whose card has the focus next: a member enters it here. */
  readonly leadsTo: string | null;
}

const entering = store<Entering>({ wish: null, joiningId: null, leadsTo: null });

export const askForVoice = (wish: VoiceWish): void => entering.change((before) => ({ ...before, wish }));
export const dropVoiceWish = (): void => entering.change((before) => ({ ...before, wish: null }));
export const setJoining = (joiningId: string | null): void => entering.change((before) => ({ ...before, joiningId }));
export const leadTo = (leadsTo: string): void => entering.change((before) => ({ ...before, leadsTo }));
/** The card of that room has the focus, or there will be none. */
export const endLeadingTo = (roomId: string): void => entering.change((before) => (before.leadsTo === roomId ? { ...before, leadsTo: null } : before));

export const useVoiceWish = (): VoiceWish | null => entering.use(({ wish }) => wish);
/** Whether that room is being entered, or its way in is open. */
export const useIsJoining = (roomId: string): boolean =>
  entering.use(({ wish, joiningId }) => joiningId === roomId || (wish?.kind === 'join' && wish.room.id === roomId));
/** Whether the card of that room has the focus next; not before all windows are closed. */
export const useIsLedTo = (roomId: string): boolean => entering.use(({ wish, leadsTo }) => wish === null && leadsTo === roomId);
