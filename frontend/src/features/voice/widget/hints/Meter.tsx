import { useVoice } from '../../session/voice';
import classes from './Hints.module.css';

const BARS = 14;

/** How loud one's own microphone is. */
export function Meter() {
  const lit = useVoice(({ level }) => Math.round(Math.min(1, level) * BARS));
  return (
    <span className={classes.meter}>
      <meter className="visually-hidden" aria-label="Giriş düzeyi" max={BARS} value={lit} />
      {Array.from({ length: BARS }, (_, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
        <i key={bar} data-lit={bar < lit || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
