import { IconBriefcase } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { namedJobsQuery, ownJobsQuery } from '../api/received';
import classes from './Desk.module.css';
import { DeskApplications } from './DeskApplications';
import { DeskJobs } from './DeskJobs';
import { Opened } from './Opened';
import { useAbove } from './useAbove';

/** The employer's desk: own listings and those of others that the member was named for, who applied to one of them, and one application; on a phone one after the other. */
export function DeskPage() {
  usePageTitle('Başvurular · Kariyer');
  const member = useMember();
  return member ? <Desk memberId={member.id} /> : <PageSkeleton />;
}

function Desk({ memberId }: { memberId: string }) {
  const [query] = useSearchParams();
  const list = useInfiniteQuery(ownJobsQuery(memberId));
  const named = useQuery(namedJobsQuery);
  const asked = query.get('ilan');
  const opened = query.get('basvuru');
  if (list.isPending || named.isPending) return <PageSkeleton />;
  const failed = [list, named].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState text={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  const own = list.data ? rowsOf(list.data.pages) : [];
  const others = named.data ?? [];
  const jobs = [...own, ...others];
  const jobId = asked ?? (jobs.find(({ viewer }) => (viewer.received?.unseen ?? 0) > 0) ?? jobs[0])?.id ?? null;
  if (jobId === null) return <NoJobs />;
  return (
    <Columns at={opened ? 'application' : asked ? 'applications' : 'jobs'}>
      <h1 className="visually-hidden">Başvurular</h1>
      <DeskJobs
        own={own}
        others={others}
        jobId={jobId}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), isLoading: list.isFetchingNextPage } : null}
        memberId={memberId}
      />
      <DeskApplications key={jobId} job={jobs.find(({ id }) => id === jobId) ?? null} jobId={jobId} openedId={opened} />
      {opened ? <Opened key={opened} id={opened} jobId={jobId} memberId={memberId} /> : <NothingOpened />}
    </Columns>
  );
}

const Columns = ({ at, children }: { at: 'jobs' | 'applications' | 'application'; children: ReactNode }) => (
  <div ref={useAbove()} className={classes.desk} data-at={at}>
    {children}
  </div>
);

const NothingOpened = () => (
  <div className={classes.nothing}>
    <EmptyState
      icon={<IconBriefcase />}
      title="Bir başvuru seçin"
      text="CV, not ve yazışma burada açılır. Açılan başvuru, başvurana ‘Görüldü’ olarak görünür."
    />
  </div>
);

const NoJobs = () => (
  <EmptyState icon={<IconBriefcase />} heading="h1" title="Henüz ilanınız yok" text="Bir ilan verdiğinizde başvuruları burada değerlendirirsiniz.">
    <LinkButton kind="primary" to={paths.newJob}>
      Yeni İş İlanı Oluştur
    </LinkButton>
  </EmptyState>
);
