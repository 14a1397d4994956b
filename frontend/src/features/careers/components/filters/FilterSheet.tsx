import { JOB_SORT_LABEL, JOB_SORTS } from '@contracts/jobs';
import { NativeSelect } from '@mantine/core';
import { BottomSheet } from '../../../../design/BottomSheet';
import { Button } from '../../../../design/Button';
import { useFocusBack } from '../../../../design/useFocusBack';
import { sortOf, unnarrowed, withoutEmpty } from '../jobFilter';
import { sortsFor, withSort } from '../jobSort';
import { FilterFields } from './FilterFields';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';

/** All filters of a phone; each choice holds at once, and the list behind the sheet follows. */
export function FilterSheet({ filter, onGo, onClose }: Filtering & { onClose: () => void }) {
  useFocusBack();
  const { search } = filter;
  return (
    <BottomSheet title="Filtreler" closes="Filtreleri kapat" onClose={onClose}>
      <div className={classes.sheet}>
        <FilterFields filter={filter} onGo={onGo} />
        <div className={classes.group}>
          <NativeSelect
            label="Sıralama"
            value={sortOf(filter)}
            data={sortsFor(filter).map((value) => ({ value, label: JOB_SORT_LABEL[value] }))}
            onChange={(event) =>
              onGo(
                withSort(
                  filter,
                  JOB_SORTS.find((sort) => sort === event.currentTarget.value),
                ),
              )
            }
          />
        </div>
        <div className={classes.ends}>
          <Button onClick={() => onGo(withoutEmpty({ ...unnarrowed(filter), search }))}>Temizle</Button>
          <Button kind="primary" onClick={onClose}>
            İlanları göster
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
}
