import classes from './LengthNote.module.css';
import { turkishNumber } from './numbers';

/** Share of the limit from which on it is worth knowing. */
const NEAR = 0.9;

interface Props {
  length: number;
  max: number;
  /** What is wrong with the length, when something is. */
  problem?: string | null;
  /** Shown from the beginning. */
  always?: boolean;
}

/** How much of a limit has been written. */
export function LengthNote({ length, max, problem, always = false }: Props) {
  const over = length > max;
  return (
    <span className={over ? classes.over : classes.count}>
      {(always || length >= max * NEAR) && `${turkishNumber(length)}/${turkishNumber(max)}`}
      <span role="status" className={classes.problem}>
        {over && problem}
      </span>
    </span>
  );
}
