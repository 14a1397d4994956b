import { JOB_SEARCH_TEXT, type JobSearch } from '@contracts/job-searches';
import { IconBookmark, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../../client/session';
import { Chip } from '../../../../design/Chip';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { searchesQuery, useSeeSearch } from '../../api/searches';
import { careerAddress, isNarrowed, isSame, type JobFilter, type JobView, kept } from '../jobFilter';
import { KeepSearch } from './KeepSearch';
import classes from './SearchTabs.module.css';
import { SearchTools } from './SearchTools';

interface Props {
  filter: JobFilter;
  view: JobView;
  /** Beside them, where there is room. */
  children: ReactNode;
}

/** All listings, and the searches that the member keeps; what is narrowed by hand can be kept. */
export function SearchTabs({ filter, view, children }: Props) {
  const member = useMember();
  const { data: searches = [] } = useQuery({ ...searchesQuery, enabled: Boolean(member) });
  const open = searches.find(({ filters }) => isSame(filters, filter));
  return (
    <div className={classes.row}>
      <nav className={classes.tabs} aria-label="Aramalar">
        <Link to={careerAddress({}, view)} aria-current={isNarrowed(filter) ? undefined : 'page'}>
          {JOB_SEARCH_TEXT.all}
        </Link>
        {searches.map((search) => (
          <SearchTab key={search.id} search={search} view={view} isOpen={search === open} />
        ))}
        {isNarrowed(kept(filter)) && !open && <Keep filter={filter} view={view} isGuest={!member} />}
      </nav>
      {open && <SearchTools search={open} />}
      {children}
    </div>
  );
}

function SearchTab({ search, view, isOpen }: { search: JobSearch; view: JobView; isOpen: boolean }) {
  const { name, filters, fresh } = search;
  const see = useSeeSearch();
  const seen = useEffectEvent(() => see.mutate(search));
  // What is new stays marked for as long as it is looked at: it is seen when one goes on.
  useEffect(() => {
    if (isOpen && fresh > 0) return () => seen();
  }, [isOpen, fresh]);
  return (
    <Link to={careerAddress(kept(filters), view)} aria-current={isOpen ? 'page' : undefined}>
      <IconBookmark aria-hidden="true" />
      <bdi className={classes.name}>{name}</bdi>
      {fresh > 0 && <Chip tone="brand">{turkishNumber(fresh)} yeni</Chip>}
    </Link>
  );
}

/** Guests are led to sign in, and come back to what they were about to keep. */
function Keep({ filter, view, isGuest }: Omit<Props, 'children'> & { isGuest: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const words = (
    <>
      <IconPlus aria-hidden="true" />
      {JOB_SEARCH_TEXT.keep}
    </>
  );
  if (isGuest) return <Link to={paths.login({ reason: 'auth_required', redirect: careerAddress(filter, view) })}>{words}</Link>;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {words}
      </button>
      {isAsked && <KeepSearch filter={filter} onClose={() => setAsked(false)} />}
    </>
  );
}
