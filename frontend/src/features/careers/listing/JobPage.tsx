import { CODE } from '@contracts/envelope';
import { JOB_TEXT, type Job } from '@contracts/jobs';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { hasCode, messageOf } from '../../../client/apiError';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { jobQuery } from '../api/job';
import { markJobRead } from '../api/readJobs';
import { careerAddress } from '../components/jobFilter';
import { JobForm } from '../writing/JobFormPiece';
import { useWritingWay } from '../writing/writingWay';
import classes from './JobPage.module.css';
import { JobSkeleton } from './JobSkeleton';
import { type JobParts, JobView } from './JobView';

const JobDecisions = lazy(() => import('../deciding/JobDecisions').then((file) => ({ default: file.JobDecisions })));

const MISSING = [CODE.notFound, CODE.gone, CODE.malformed] as const;
export const isMissing = (error: Error | null): boolean => MISSING.some((code) => hasCode(error, code));

/** While it is looked at it counts as read. */
function useJobRead({ id, published_at }: Job): void {
  useEffect(() => markJobRead({ id, published_at }), [id, published_at]);
}

/** A listing at an address of its own. */
export function JobPage({ id, ...parts }: JobParts & { id: string }) {
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const missing = isMissing(error);
  usePageTitle(missing ? 'İlan bulunamadı' : job && `${job.title} · ${job.company_name}`, job && paths.job(job.id));
  const member = useMember();
  if (missing) {
    const isGone = hasCode(error, CODE.gone);
    const told = <Missing isGone={isGone} />;
    if (!isGone || !may(member, 'content.read-hidden')) return told;
    return (
      <Suspense fallback={told}>
        <JobDecisions id={id} otherwise={told} />
      </Suspense>
    );
  }
  if (!job) return error ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : <JobSkeleton />;
  return (
    <div className={classes.page}>
      <Shown key={job.id} job={job} {...parts} />
    </div>
  );
}

/** What is the same on a page and over a list. */
export function Shown({ job, ...parts }: JobParts & { job: Job }) {
  const writing = useWritingWay();
  useJobRead(job);
  return (
    <>
      <JobView job={job} {...parts} />
      {writing.isOpen && job.viewer.isOwner && <JobForm job={job} onClose={writing.close} />}
    </>
  );
}

const Missing = ({ isGone }: { isGone: boolean }) => (
  <EmptyState
    icon={<IconBriefcase />}
    heading="h1"
    title={isGone ? 'İlan kaldırıldı' : JOB_TEXT.notFound}
    text={isGone ? JOB_TEXT.gone : 'Adres yanlış olabilir ya da ilan yayından kalkmıştır.'}
  >
    <LinkButton kind="primary" to={careerAddress({})}>
      Tüm ilanlar
    </LinkButton>
  </EmptyState>
);
