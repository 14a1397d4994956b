/** From where on somebody counts as speaking, which a fan or a keyboard stays below: about -34 dB, as packets tell it (linear) and as a meter does (0 is -60 dB). */
export const LOUD = { incoming: 0.02, metered: 0.43 } as const;
/** A pause between two words is no silence. */
const HOLD_MS = 500;

export interface Speech {
  readonly isSpeaking: boolean;
  readonly loudAt: number;
}
export const SILENT: Speech = { isSpeaking: false, loudAt: Number.NEGATIVE_INFINITY };

/** Whether somebody speaks after one more measurement. `now`: milliseconds. Who is muted is never shown as speaking. */
export function heardNow({ loudAt }: Speech, { isLoud, isMuted, now }: { isLoud: boolean; isMuted: boolean; now: number }): Speech {
  if (isMuted) return SILENT;
  const last = isLoud ? now : loudAt;
  return { isSpeaking: now - last < HOLD_MS, loudAt: last };
}
