import { PROJECT_SORT_LABEL, PROJECT_SORTS, PROJECT_VISIBILITIES, PROJECT_VISIBILITY_LABEL, type ProjectVisibility } from '@contracts/projects';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '../../../../client/session';
import { Button } from '../../../../design/Button';
import { type ProjectFilter, paths } from '../../../../paths';
import { stagesQuery } from '../../api/projects';
import { HELP, type Help, helpOf, isTurned, narrowings, sortLabel, sortOf, turned, UNKNOWN_STAGE, withHelp, withoutEmpty, withSort } from '../projectFilter';
import { FilterMenu } from './FilterMenu';
import type { Narrowing } from './narrowing';
import classes from './ProjectFilters.module.css';
import { ProjectSearch } from './ProjectSearch';
import { TagsMenu } from './TagsMenu';

const FilterSheet = lazy(() => import('./FilterSheet').then((file) => ({ default: file.FilterSheet })));

/** Guests see public projects alone, so that there is nothing to choose. */
function useNarrowings(filter: ProjectFilter): readonly Narrowing[] {
  const { data: stages } = useQuery(stagesQuery);
  const { stage } = filter;
  const isUnknown = stages && stage && !stages.some(({ code }) => code === stage);
  const member = useMember();
  const visibility: Narrowing = {
    id: 'visibility',
    label: 'Görünürlük',
    choices: PROJECT_VISIBILITIES.map((each) => [each, PROJECT_VISIBILITY_LABEL[each]] as const),
    chosen: filter.visibility ?? null,
    choose: (value) => withoutEmpty({ ...filter, visibility: (value as ProjectVisibility | null) ?? undefined }),
  };
  return [
    {
      id: 'help',
      label: 'Yardım ilanı',
      choices: Object.entries(HELP).map(([value, { label }]) => [value, label] as const),
      chosen: helpOf(filter),
      choose: (value) => withHelp(filter, value as Help | null),
    },
    {
      id: 'stage',
      label: 'Aşama',
      choices: [...(stages ?? []).map(({ code, label }) => [code, label] as const), ...(isUnknown ? [[stage, UNKNOWN_STAGE] as const] : [])],
      chosen: stage ?? null,
      choose: (value) => withoutEmpty({ ...filter, stage: value ?? undefined }),
    },
    ...(member || filter.visibility ? [visibility] : []),
  ];
}

/** Search, filters and order; all of it stands in the address. On a phone the filters are on a sheet. */
export function ProjectFilters({ filter }: { filter: ProjectFilter }) {
  const narrowing = useNarrowings(filter);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const go = (to: ProjectFilter) => void navigate(paths.projects(to), { preventScrollReset: true });
  const count = narrowings(filter);
  return (
    <search className={classes.filters} aria-label="Projeler">
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
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet filter={filter} narrowing={narrowing} onGo={go} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}
