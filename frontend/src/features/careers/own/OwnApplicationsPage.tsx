import type { Application } from '@contracts/job-applications';
import { placeText } from '@contracts/job-words';
import { IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { MoreButton } from '../../../design/MoreButton';
import { PageHead } from '../../../design/PageHead';
import rows from '../../../design/Row.module.css';
import { TimeAgo } from '../../../design/TimeAgo';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { ownApplicationPath } from '../addresses';
import { ownApplicationsQuery } from '../api/applications';
import { JobLogo } from '../components/JobLogo';
import { ApplicationState } from '../trail/ApplicationState';
import classes from './OwnApplicationsPage.module.css';
import { UNSHOWN } from './OwnJob';

/** For which listings the member applied, and what became of it. */
export function OwnApplicationsPage() {
  usePageTitle('Başvurularım · Kariyer');
  const [query] = useSearchParams();
  const list = useInfiniteQuery(ownApplicationsQuery);
  const applications = list.data ? rowsOf(list.data.pages) : [];
  const wanted = query.get('ilan');
  const found = wanted !== null && applications.find(({ job_id }) => job_id === wanted);
  if (found) return <Navigate to={ownApplicationPath(found.id)} replace />;
  return (
    <Columns side={null}>
      <PageHead title="Başvurularım" text="Başvurularınızı yalnızca siz ve ilanların yetkili ekipleri görür.">
        {null}
      </PageHead>
      <section className={card.card} aria-label="Başvurularım">
        {list.isPending && <LoadingState />}
        {list.isError && !list.data && <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
        {list.data && applications.length === 0 && (
          <EmptyState icon={<IconSend />} title="Henüz başvurunuz yok" text="Bir ilana başvurduğunuzda nasıl ilerlediğini burada görürsünüz.">
            <LinkButton kind="primary" to={paths.careers}>
              İlanlara bak
            </LinkButton>
          </EmptyState>
        )}
        {applications.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </section>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Columns>
  );
}

const Row = ({ application: { id, job, state, applied_at, hasNews } }: { application: Application }) => (
  <article className={`${rows.lined} ${classes.row}`}>
    <JobLogo company={job?.company_name ?? UNSHOWN} url={job?.logo_url ?? null} />
    <div className={classes.words}>
      <h2>
        <Link to={ownApplicationPath(id)} className={rows.link}>
          {job?.title ?? UNSHOWN}
        </Link>
      </h2>
      <p>
        {job && `${[job.company_name, placeText(job)].filter(Boolean).join(' · ')} · `}
        <TimeAgo at={applied_at} />
      </p>
    </div>
    <span className={classes.state}>
      {hasNews && <Chip tone="brand">Yanıt var</Chip>}
      <ApplicationState state={state} />
    </span>
  </article>
);
