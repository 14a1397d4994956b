import { JOB_SORT_LABEL, JOB_SORTS } from '@contracts/jobs';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import type { Filtering } from './filters/filtering';
import { narrowings, sortOf } from './jobFilter';
import { sortsFor, withSort } from './jobSort';
import classes from './ListHead.module.css';

const FilterSheet = lazy(() => import('./filters/FilterSheet').then((file) => ({ default: file.FilterSheet })));

interface Props extends Filtering {
  /** How many were found; undefined while that is not known. */
  total: number | undefined;
  /** What else is told of them. */
  children: ReactNode;
}

/** How many there are, in which order; on a phone the way to the filters. */
export function ListHead({ filter, onGo, total, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = narrowings(filter);
  return (
    <div className={classes.head}>
      <p role="status">{total !== undefined && <b>{turkishNumber(total)} ilan</b>}</p>
      <div className={classes.more}>{children}</div>
      <div className={classes.filters} data-on={count > 0 || undefined}>
        <Button icon={<IconAdjustmentsHorizontal aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {count > 0 ? `Filtreler · ${count}` : 'Filtreler'}
        </Button>
      </div>
      <label className={classes.sort}>
        Sıralama:
        <select
          value={sortOf(filter)}
          onChange={(event) =>
            onGo(
              withSort(
                filter,
                JOB_SORTS.find((sort) => sort === event.currentTarget.value),
              ),
            )
          }
        >
          {sortsFor(filter).map((sort) => (
            <option key={sort} value={sort}>
              {JOB_SORT_LABEL[sort]}
            </option>
          ))}
        </select>
      </label>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet filter={filter} onGo={onGo} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
