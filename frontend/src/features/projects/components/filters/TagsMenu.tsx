import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '../../../../design/Button';
import type { ProjectFilter } from '../../../../paths';
import { tagsOf } from '../projectFilter';
import { FilterTags } from './FilterTags';
import classes from './ProjectFilters.module.css';

interface Props {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
}

export function TagsMenu({ filter, onChange }: Props) {
  const chosen = tagsOf(filter);
  return (
    <Popover position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button className={chosen.length > 0 ? classes.on : undefined}>
          {chosen.length > 0 ? `Etiket: ${chosen.join(', ')}` : 'Etiket'}
          <IconChevronDown aria-hidden="true" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Etiket">
        <div className={classes.tags}>
          <FilterTags filter={filter} onChange={onChange} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
