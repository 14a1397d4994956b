import { useEffect, useRef } from 'react';

/** Calls back once `duration` has passed, not counting the time it was held; never when the duration is null. */
export function useCountdown(duration: number | null, held: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (held || left.current === null) return;
    const started = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - started;
    };
  }, [held]);
}
