import { displayName } from '@contracts/accounts';
import { APPLICATION_LIMITS, type ReceivedDetail } from '@contracts/job-applications';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { Button } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import { useRate } from '../api/received';
import classes from './Rating.module.css';

const { min, max } = APPLICATION_LIMITS.rating;
const VALUES = Array.from({ length: max - min + 1 }, (_, place) => min + place);

/** One's own rating, which can be taken back, and what others gave. */
export function Rating({ application, place }: { application: ReceivedDetail; place: Ref<HTMLFieldSetElement> }) {
  const name = useId();
  const rating = useRate(application.id);
  const own = application.ratings.find(({ isMine }) => isMine)?.rating ?? null;
  const shown = rating.isPending ? rating.variables.rating : own;
  const others = application.ratings.filter(({ isMine }) => !isMine);
  return (
    <fieldset ref={place} className={classes.rating}>
      <legend>Puanınız</legend>
      <div className={classes.stars}>
        {VALUES.map((value) => (
          <label key={value} data-on={(shown !== null && value <= shown) || undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={shown === value}
              aria-label={`${max} üzerinden ${value}`}
              onChange={() => rating.mutate({ rating: value })}
            />
            {shown !== null && value <= shown ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
          </label>
        ))}
        {own !== null && (
          <Button size="small" kind="quiet" onClick={() => rating.mutate({ rating: null })}>
            Geri al
          </Button>
        )}
      </div>
      {others.length > 0 && <p>{others.map(({ by, rating: given }) => `${displayName(by)} ${turkishNumber(given)} verdi`).join(' · ')}</p>}
    </fieldset>
  );
}
