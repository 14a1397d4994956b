import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { turkishNumber } from '../../../../design/numbers';
import classes from './Reactions.module.css';

interface Props {
  icon: ReactNode;
  /** What a press does, or what it has done. */
  word: string;
  /** Whether the word is to be seen. */
  isSpelled?: boolean;
  count: number;
  /** Said behind the number. */
  counted: string;
  /** Shown behind it: what of it is the reader's own. */
  own?: string | null;
  tone?: 'liked' | 'saved';
  /** Left out where pressing again does not take it back. */
  isOn?: boolean;
  /** Leads there instead of doing it. */
  to?: string | null;
  disabled?: boolean;
  onPress: () => void;
}

/** One thing that readers give to a post, with how often it was given. */
export function ReactionButton({ icon, word, isSpelled = false, count, counted, own, tone, isOn, to, disabled, onPress }: Props) {
  const inside = (
    <>
      {icon}
      <span className={isSpelled ? undefined : 'visually-hidden'}>{word} </span>
      <span className={classes.count} data-none={count === 0 || undefined}>
        {turkishNumber(count)}
        <span className="visually-hidden"> {counted}</span>
      </span>
      {own && <span className={classes.own}>{own}</span>}
    </>
  );
  if (to)
    return (
      <Link to={to} className={classes.button} title={word}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      className={classes.button}
      title={word}
      data-tone={(isOn && tone) || undefined}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
