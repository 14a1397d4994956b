import { SEARCH_SORT_LABEL, SEARCH_SORTS, SEARCH_TYPE_LABEL, SEARCH_TYPES } from '@contracts/search';
import { LinkTabs } from '../../../design/LinkTabs';
import { paths } from '../../../paths';
import type { SearchFilter } from '../api/searchQuery';
import classes from './SearchFilters.module.css';

/** What is looked through, and the order of what is found; both stand in the address. */
export function SearchFilters({ filter }: { filter: SearchFilter }) {
  return (
    <div className={classes.filters}>
      <LinkTabs label="Aranacak yer" choices={SEARCH_TYPES} names={SEARCH_TYPE_LABEL} chosen={filter.type} to={(type) => paths.search({ ...filter, type })} />
      <LinkTabs label="Sıralama" choices={SEARCH_SORTS} names={SEARCH_SORT_LABEL} chosen={filter.sort} to={(sort) => paths.search({ ...filter, sort })} />
    </div>
  );
}
