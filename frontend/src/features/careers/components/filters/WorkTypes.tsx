import { type JobFacets, WORK_TYPES } from '@contracts/jobs';
import { Checkbox } from '@mantine/core';
import { turkishNumber } from '../../../../design/numbers';
import { withWorkType, workTypesOf } from '../jobFilter';
import { FilterGroup } from './FilterGroup';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';

const parts = { body: classes.checkBody, labelWrapper: classes.checkWords, label: classes.checkLabel };

/** Several may be chosen; how many there are of each stands beside it. */
export function WorkTypes({ filter, onGo, facets }: Filtering & { facets: JobFacets | undefined }) {
  const chosen = workTypesOf(filter);
  return (
    <FilterGroup label="Çalışma şekli">
      {WORK_TYPES.map((type) => (
        <Checkbox
          key={type}
          size="xs"
          classNames={parts}
          checked={chosen.includes(type)}
          onChange={() => onGo(withWorkType(filter, type))}
          label={
            <>
              {type}
              <small className={classes.count}>
                {facets && turkishNumber(facets.work_type[type])}
                {facets && <span className="visually-hidden"> ilan</span>}
              </small>
            </>
          }
        />
      ))}
    </FilterGroup>
  );
}
