import type { PeerLink as Shown, VoicePhase } from './voiceState';

/** The tab of somebody who is alone, or who hears nobody, leaves the room when it has been hidden for so long. */
const HIDDEN_MS = 60_000;

/** A page that has left the sound to another one never leaves the room for it. */
export const staysHidden = (phase: VoicePhase, lines: readonly Shown[]): boolean => phase === 'elsewhere' || lines.includes('connected');

/** Calls `leave` once the tab is hidden for too long while nobody is heard in it; whoever listens or talks stays. Answers how to stop. */
export function followHidden(hearsSomebody: () => boolean, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    if (!document.hidden) return;
    if (hearsSomebody()) timer = setTimeout(ask, HIDDEN_MS);
    else leave();
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(ask, HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
