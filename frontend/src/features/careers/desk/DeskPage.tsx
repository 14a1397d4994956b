import { IconBriefcase } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
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
import { ownJobsQuery } from '../api/received';
import classes from './Desk.module.css';
import { DeskApplications } from './DeskApplications';
import { DeskJobs } from './DeskJobs';
import { Opened } from './Opened';
import { useAbove } from './useAbove';

/** The employer's desk: own listings, who applied to one of them, and one application; on a phone one after the other. */
export function DeskPage() {
  usePageTitle('Başvurular · Kariyer');
  const member = useMember();
  return member ? <Desk memberId={member.id} /> : <PageSkeleton />;
}

function Desk({ memberId }: { memberId: string }) {
  const [query] = useSearchParams();
  const list = useInfiniteQuery(ownJobsQuery(memberId));
  const asked = query.get('ilan');
  const opened = query.get('basvuru');
  if (list.isPending) return <PageSkeleton />;
  if (list.isError && !list.data) return <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  const jobs = list.data ? rowsOf(list.data.pages) : [];
  const jobId = asked ?? (jobs.find(({ viewer }) => (viewer.received?.unseen ?? 0) > 0) ?? jobs[0])?.id ?? null;
  if (jobId === null) return <NoJobs />;
  return (
    <Columns at={opened ? 'application' : asked ? 'applications' : 'jobs'}>
      <h1 className="visually-hidden">Başvurular</h1>
      <DeskJobs
        jobs={jobs}
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
