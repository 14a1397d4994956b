import { SEARCH_SORT_LABEL, SEARCH_SORTS } from '@contracts/search';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { LinkTabs } from '../../../design/LinkTabs';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import type { SearchFilter } from '../api/searchQuery';
import { SearchForm } from '../components/SearchForm';
import { SearchHelp, SearchHelpPanel } from '../components/SearchHelp';
import { SearchResults } from '../components/SearchResults';
import { SEARCH_PLACE_LABEL, SEARCH_PLACES, searchFilterIn } from '../components/searchFilter';
import classes from './SearchPage.module.css';

/** What is looked through, and the order of what is found; both stand in the address. Rooms have one order: the fullest first. */
function SearchFilters({ filter }: { filter: SearchFilter }) {
  return (
    <div className={classes.filters}>
      <LinkTabs label="Aranacak yer" choices={SEARCH_PLACES} names={SEARCH_PLACE_LABEL} chosen={filter.type} to={(type) => paths.search({ ...filter, type })} />
      {filter.type !== 'room' && (
        <LinkTabs label="Sıralama" choices={SEARCH_SORTS} names={SEARCH_SORT_LABEL} chosen={filter.sort} to={(sort) => paths.search({ ...filter, sort })} />
      )}
    </div>
  );
}

/** Query, filters and order stand in the address, so that a search can be sent and gone back to. */
export function SearchPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = searchFilterIn(query);
  usePageTitle(filter.q ? `“${filter.q}” araması` : 'Arama', paths.search());
  return (
    <Columns side={<SearchHelpPanel />}>
      <div className={classes.page}>
        <h1>Arama</h1>
        <SearchForm key={filter.q} q={filter.q} onSearch={(q) => navigate(paths.search({ ...filter, q }))} />
        <SearchHelp key={String(filter.q === '')} opened={filter.q === ''} />
        {filter.q ? (
          <>
            <SearchFilters filter={filter} />
            <SearchResults filter={filter} />
          </>
        ) : (
          <EmptyState
            icon={<IconSearch />}
            title="Ne arıyorsunuz?"
            text="Bir kelime yazın; ekleri ve Türkçe harfleri düşünmeniz gerekmez: “kitap” yazınca “kitaplarımızdan” da bulunur."
          />
        )}
      </div>
    </Columns>
  );
}
