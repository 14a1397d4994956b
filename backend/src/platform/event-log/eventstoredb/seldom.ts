const MINUTE_MS = 60_000;

/** Tells how often something happened: the first time at once, whatever else happens within a minute together at its end. */
export function seldom(tell: (times: number) => void): () => void {
  let untold = 0;
  let isQuiet = false;
  const tellNow = () => {
    isQuiet = untold > 0;
    if (!isQuiet) return;
    tell(untold);
    untold = 0;
    setTimeout(tellNow, MINUTE_MS).unref();
  };
  return () => {
    untold += 1;
    if (!isQuiet) tellNow();
  };
}
