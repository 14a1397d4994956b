import type { PostingBrief } from '@contracts/help-wanted';
import classes from './Places.module.css';

/** A square for each place, the taken ones filled; the words beside them say the same. */
export const Places = ({ posting: { status, places, taken } }: { posting: Pick<PostingBrief, 'status' | 'places' | 'taken'> }) => (
  <span className={classes.places} data-ended={status !== 'open' || undefined} aria-hidden="true">
    {Array.from({ length: places }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number
      <i key={place} data-taken={place < taken || undefined} />
    ))}
  </span>
);
