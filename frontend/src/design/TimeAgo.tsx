import { useSyncExternalStore } from 'react';
import { exactTime, timeAgo } from './dates';

const MINUTE = 60_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, told anew every minute; one timer serves the whole page. */
const useMinute = (): number => useSyncExternalStore(subscribe, () => now);

export function TimeAgo({ at }: { at: string }) {
  const now = useMinute();
  // The shared minute may be a little older than what was just written.
  return (
    <time dateTime={at} title={exactTime(at)}>
      {timeAgo(at, Math.max(now, Math.min(Date.parse(at), Date.now())))}
    </time>
  );
}
