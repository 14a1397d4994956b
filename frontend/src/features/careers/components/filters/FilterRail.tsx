import { Button } from '../../../../design/Button';
import card from '../../../../design/Card.module.css';
import { isNarrowed, unnarrowed } from '../jobFilter';
import { FilterFields } from './FilterFields';
import classes from './Filters.module.css';
import type { Filtering } from './filtering';

/** The filters beside the list, where there is room. */
export const FilterRail = ({ filter, onGo }: Filtering) => (
  <search className={card.card} aria-label="İlanları filtrele">
    <div className={classes.head}>
      <h2>Filtreler</h2>
      {isNarrowed(filter) && (
        <Button kind="quiet" size="small" onClick={() => onGo(unnarrowed(filter))}>
          Temizle
        </Button>
      )}
    </div>
    <FilterFields filter={filter} onGo={onGo} />
  </search>
);
