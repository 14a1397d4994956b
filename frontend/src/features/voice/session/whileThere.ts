import { VOICE_PACE } from '@contracts/voice';
import { onDevicesChange } from '../devices/devices';
import { followHidden } from './hiddenTab';
import { followVoicePreferences } from './voicePreferences';

/** Milliseconds. Packets tell only how loud the last of them was: looked at less often, a short word goes unseen. */
const PACE = { hear: 50, measure: 2_000, beat: VOICE_PACE.heartbeat * 1_000 } as const;

interface Doings {
  hear(): void;
  measure(): void;
  /** Says that one is there. */
  beat(): void;
  /** The page is closed, or another one is shown in its place. */
  goes(): void;
  /** The network has changed. */
  cameOnline(): void;
  /** What the member prefers, or which devices there are, has changed. */
  preferencesChanged(): void;
  /** Whether the room may be kept while the page is hidden. */
  mayStayHidden(): boolean;
  hiddenTooLong(): void;
}

/** What is done for as long as a stay lasts. Answers how it ends. */
export function whileThere(does: Doings): () => void {
  const timers = [setInterval(does.hear, PACE.hear), setInterval(does.measure, PACE.measure), setInterval(does.beat, PACE.beat)];
  addEventListener('pagehide', does.goes);
  addEventListener('online', does.cameOnline);
  const stops = [
    followVoicePreferences(does.preferencesChanged),
    onDevicesChange(does.preferencesChanged),
    followHidden(does.mayStayHidden, does.hiddenTooLong),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
    removeEventListener('pagehide', does.goes);
    removeEventListener('online', does.cameOnline);
    for (const stop of stops) stop();
  };
}
