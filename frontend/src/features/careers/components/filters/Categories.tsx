import { JOB_CATEGORIES, JOB_CATEGORY_LABEL, type JobFacets } from '@contracts/jobs';
import { turkishNumber } from '../../../../design/numbers';
import { withoutEmpty } from '../jobFilter';
import { FilterGroup } from './FilterGroup';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';

/** One of three, or none: what is pressed again is taken off. */
export const Categories = ({ filter, onGo, facets }: Filtering & { facets: JobFacets | undefined }) => (
  <FilterGroup label="Tür" hint={filter.category && facets && `${turkishNumber(facets.category[filter.category])} ilan`}>
    <div className={classes.toggles}>
      {JOB_CATEGORIES.map((category) => {
        const isOn = filter.category === category;
        return (
          <button
            key={category}
            type="button"
            aria-pressed={isOn}
            title={facets && `${turkishNumber(facets.category[category])} ilan`}
            onClick={() => onGo(withoutEmpty({ ...filter, category: isOn ? undefined : category }))}
          >
            {JOB_CATEGORY_LABEL[category]}
          </button>
        );
      })}
    </div>
  </FilterGroup>
);
