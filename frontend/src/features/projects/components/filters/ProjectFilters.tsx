import { PROJECT_SORT_LABEL, PROJECT_SORTS } from '@contracts/projects';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../design/Button';
import { type ProjectFilter, paths } from '../../../../paths';
import { isTurned, narrowings, sortLabel, sortOf, turned, withSort } from '../projectFilter';
import { FilterMenu } from './FilterMenu';
import { Narrowed } from './Narrowed';
import classes from './ProjectFilters.module.css';
import { ProjectSearch } from './ProjectSearch';
import { TagsMenu } from './TagsMenu';
import { useNarrowings } from './useNarrowings';

const FilterSheet = lazy(() => import('./FilterSheet').then((file) => ({ default: file.FilterSheet })));

/** Search, filters and order; all of it stands in the address. On a phone the filters are on a sheet. */
export function ProjectFilters({ filter }: { filter: ProjectFilter }) {
  const narrowing = useNarrowings(filter);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const go = (to: ProjectFilter) => void navigate(paths.projects(to), { preventScrollReset: true });
  const count = narrowings(filter);
  return (
    <search aria-label="Projeler">
      <div className={classes.filters}>
        <ProjectSearch filter={filter} />
        <div className={classes.wide}>
          {narrowing.map((each) => (
            <FilterMenu key={each.id} {...each} onChoose={(value) => go(each.choose(value))} />
          ))}
          <TagsMenu filter={filter} onChange={go} />
          <FilterMenu
            label="Sıralama"
            shown={sortLabel(filter)}
            choices={PROJECT_SORTS.map((sort) => [sort, PROJECT_SORT_LABEL[sort]] as const)}
            chosen={sortOf(filter)}
            isQuiet
            onChoose={(value) => go(withSort(filter, PROJECT_SORTS.find((sort) => sort === value) ?? PROJECT_SORTS[0]))}
            turning={{ isOn: isTurned(filter), onTurn: () => go(turned(filter)) }}
          />
        </div>
        <div className={classes.phone}>
          <Button
            className={count > 0 ? classes.on : undefined}
            icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {count > 0 ? `Süzgeç: ${count}` : 'Süzgeç'}
          </Button>
        </div>
      </div>
      <Narrowed filter={filter} narrowing={narrowing} />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet filter={filter} narrowing={narrowing} onGo={go} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}
