import { ringColor } from '@contracts/completeness';
import classes from './Completeness.module.css';

const AROUND = 100;

/** How much of a profile is filled in, as a ring around the number. */
export const CompletenessRing = ({ percent }: { percent: number }) => (
  <span className={classes.ring} data-color={ringColor(percent)} data-full={percent === 100 || undefined}>
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle className={classes.track} cx="18" cy="18" r="15.5" pathLength={AROUND} />
      {percent > 0 && <circle className={classes.done} cx="18" cy="18" r="15.5" pathLength={AROUND} strokeDasharray={`${percent} ${AROUND}`} />}
    </svg>
    <b>%{percent}</b>
  </span>
);
