import { exactTime, timeAgo } from './dates';
import { useMinute } from './minute';

export function TimeAgo({ at }: { at: string }) {
  const now = useMinute();
  // The shared minute may be a little older than what was just written.
  return (
    <time dateTime={at} title={exactTime(at)}>
      {timeAgo(at, Math.max(now, Math.min(Date.parse(at), Date.now())))}
    </time>
  );
}
