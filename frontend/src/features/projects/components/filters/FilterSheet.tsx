import { PROJECT_SORT_LABEL, PROJECT_SORTS } from '@contracts/projects';
import { Checkbox, NativeSelect } from '@mantine/core';
import { BottomSheet } from '../../../../design/BottomSheet';
import { Button } from '../../../../design/Button';
import { useFocusBack } from '../../../../design/useFocusBack';
import type { ProjectFilter } from '../../../../paths';
import { isTurned, sortOf, turned, unnarrowed, withSort } from '../projectFilter';
import { FilterTags } from './FilterTags';
import type { Narrowing } from './narrowing';
import classes from './ProjectFilters.module.css';

interface Props {
  filter: ProjectFilter;
  narrowing: readonly Narrowing[];
  onGo: (filter: ProjectFilter) => void;
  onClose: () => void;
}

/** All filters of a phone; each choice holds at once, and the list behind the sheet follows. */
export function FilterSheet({ filter, narrowing, onGo, onClose }: Props) {
  useFocusBack();
  return (
    <BottomSheet title="Süzgeç" closes="Süzgeci kapat" onClose={onClose}>
      <div className={classes.sheet}>
        {narrowing.map(({ id, label, choices, chosen, choose }) => (
          <NativeSelect
            key={id}
            label={label}
            value={chosen ?? ''}
            data={[{ value: '', label: 'Hepsi' }, ...choices.map(([value, text]) => ({ value, label: text }))]}
            onChange={(event) => onGo(choose(event.currentTarget.value || null))}
          />
        ))}
        <FilterTags filter={filter} onChange={onGo} />
        <NativeSelect
          label="Sıralama"
          value={sortOf(filter)}
          data={PROJECT_SORTS.map((value) => ({ value, label: PROJECT_SORT_LABEL[value] }))}
          onChange={(event) => onGo(withSort(filter, PROJECT_SORTS.find((sort) => sort === event.currentTarget.value) ?? PROJECT_SORTS[0]))}
        />
        <Checkbox label="Tersten sırala" checked={isTurned(filter)} onChange={() => onGo(turned(filter))} />
        <div className={classes.ends}>
          <Button onClick={() => onGo({ ...unnarrowed(filter), ...(filter.search && { search: filter.search }) })}>Süzgeci temizle</Button>
          <Button kind="primary" onClick={onClose}>
            Projeleri göster
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
}
