import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { Kbd } from '../../../design/Kbd';
import { turkishNumber } from '../../../design/numbers';
import classes from './StepWays.module.css';
import { useStepKeys, useSteps } from './steps';

/** To the listings beside this one in the list that it was opened from. */
export function StepWays({ id }: { id: string }) {
  const place = useRef<HTMLElement>(null);
  const steps = useSteps(id);
  useStepKeys(steps, place);
  if (!steps) return null;
  const { at, total, toPrevious, toNext } = steps;
  return (
    <nav ref={place} className={classes.steps} aria-label="Listedeki ilanlar">
      <span>
        {turkishNumber(at)} / {turkishNumber(total)}
      </span>
      <button type="button" aria-label="Önceki ilan" title="Önceki ilan (k)" disabled={!toPrevious} onClick={() => toPrevious?.()}>
        <IconChevronLeft aria-hidden="true" />
        <Kbd>k</Kbd>
      </button>
      <button type="button" aria-label="Sonraki ilan" title="Sonraki ilan (j)" disabled={!toNext} onClick={() => toNext?.()}>
        <Kbd>j</Kbd>
        <IconChevronRight aria-hidden="true" />
      </button>
    </nav>
  );
}
