import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { Dialog } from '../../../design/Dialog';
import { ErrorState } from '../../../design/ErrorState';
import { focusOn } from '../../../design/focusOn';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { jobQuery } from '../api/job';
import { isMissing, Shown } from './JobPage';
import { JobSkeleton } from './JobSkeleton';
import type { JobParts } from './JobView';

/** A listing over the list that it was opened from, at the same address as its page; going back closes it. */
export function JobModal({ id, ...parts }: JobParts & { id: string }) {
  const navigate = useNavigate();
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  const close = useEffectEvent(() => void navigate(-1));
  const gone = isMissing(error);
  useTitleBack();
  usePageTitle(job && `${job.title} · ${job.company_name}`, job && paths.job(job.id));
  useRowFocus(id);
  // There is nothing to be shown over the list.
  useEffect(() => {
    if (gone) close();
  }, [gone]);
  if (gone) return null;
  return (
    <Dialog title="İlan" size="page" footer={null} onClose={() => void navigate(-1)}>
      {job ? (
        <Shown key={job.id} job={job} {...parts} />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <JobSkeleton isBare />
      )}
    </Dialog>
  );
}

/** The page below keeps the title that it had. */
function useTitleBack(): void {
  useEffect(() => {
    const { title } = document;
    return () => {
      document.title = title;
    };
  }, []);
}

/** Whoever closes it is at the row of what they read last. */
function useRowFocus(id: string): void {
  const back = useEffectEvent(() => focusOn(`job-link-${id}`));
  useEffect(() => () => back(), []);
}
