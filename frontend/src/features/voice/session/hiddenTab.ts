/** The tab of somebody who is alone, or who hears nobody, leaves the room when it has been hidden for so long. */
const HIDDEN_MS = 60_000;

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
