import { JOB_LISTS } from '@contracts/jobs';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { Columns } from '../../../design/Columns';
import { SearchWhileTyping } from '../../../design/SearchWhileTyping';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { deskPath, ownApplicationsPath } from '../addresses';
import { searchesQuery } from '../api/searches';
import { FilterRail } from '../components/filters/FilterRail';
import { Jobs } from '../components/Jobs';
import { JobsOnMap, MapCounts, RemoteNote } from '../components/JobsOnMap';
import { careerAddress, isSame, type JobFilter, jobFilterIn, jobViewIn, withoutEmpty } from '../components/jobFilter';
import { ListHead } from '../components/ListHead';
import { DigestSwitch } from '../components/searches/DigestSwitch';
import { SearchTabs } from '../components/searches/SearchTabs';
import { useJobs } from '../components/useJobs';
import { ViewChoice } from '../components/ViewChoice';
import classes from './CareersPage.module.css';

const create = (kind: 'primary' | 'plain') => (
  <LinkButton kind={kind} icon={<IconPlus aria-hidden="true" />} to={paths.newJob}>
    <span className={classes.long}>Yeni İş İlanı Oluştur</span>
    <span className={classes.short}>İlan ver</span>
  </LinkButton>
);

/** The job board: listings beside what narrows them. */
export function CareersPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = jobFilterIn(query);
  const view = jobViewIn(query);
  const list = useJobs(filter);
  const member = useMember();
  const go = (to: JobFilter, replace = false) => void navigate(careerAddress(to, view), { replace, preventScrollReset: true });
  const total = list.data?.pages.at(-1)?.total;
  const { search = '' } = filter;
  usePageTitle('Kariyer', paths.careers);
  return (
    <Columns side={<FilterRail filter={filter} onGo={go} />}>
      <div className={classes.head}>
        <h1>Kariyer</h1>
        <SearchWhileTyping
          label="İlanlarda ara"
          placeholder="Başlık, şirket ya da etiket"
          longest={JOB_LISTS.search}
          search={search}
          className={classes.search}
          onLook={(wanted) => go(withoutEmpty({ ...filter, search: wanted }), search !== '')}
        />
        {member && (
          // Who has listings or reads those of others the session does not say: the desk itself does.
          <span className={classes.ways}>
            <LinkButton kind="quiet" to={ownApplicationsPath()}>
              Başvurularım
            </LinkButton>
            <LinkButton kind="quiet" to={deskPath()}>
              Gelen başvurular
            </LinkButton>
          </span>
        )}
        {create('primary')}
      </div>
      <SearchTabs filter={filter} view={view}>
        <ViewChoice filter={filter} view={view} />
      </SearchTabs>
      <ListHead filter={filter} onGo={go} total={total}>
        {view === 'map' ? <MapCounts filter={filter} /> : <RemoteNote filter={filter} />}
        <OpenSearch filter={filter} />
      </ListHead>
      {view === 'map' && <JobsOnMap filter={filter} onGo={go} total={total} />}
      <Jobs list={list} filter={filter} view={view} begin={create('plain')} />
    </Columns>
  );
}

/** Whether a summary comes of the search that is open. */
function OpenSearch({ filter }: { filter: JobFilter }) {
  const member = useMember();
  const { data: searches = [] } = useQuery({ ...searchesQuery, enabled: Boolean(member) });
  const open = searches.find(({ filters }) => isSame(filters, filter));
  return open ? <DigestSwitch search={open} /> : null;
}
