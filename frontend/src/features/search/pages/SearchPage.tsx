import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { SearchFilters } from '../components/SearchFilters';
import { SearchForm } from '../components/SearchForm';
import { SearchHelp, SearchHelpPanel } from '../components/SearchHelp';
import { SearchResults } from '../components/SearchResults';
import { searchFilterIn } from '../components/searchFilter';
import classes from './SearchPage.module.css';

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
