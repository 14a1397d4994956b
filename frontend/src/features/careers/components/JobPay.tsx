import { salaryTermsText, salaryText } from '@contracts/job-words';
import { JOB_TEXT, type JobRow } from '@contracts/jobs';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import { deskPath, ownApplicationsPath } from '../addresses';
import { useJobWay } from '../listing/fromList';
import classes from './JobItem.module.css';
import { isApplied } from './rowWords';

/** What a listing pays, and what its reader does with it. */
export const JobPay = ({ job, tools }: { job: JobRow; tools: ReactNode }) => (
  <div className={classes.pay}>
    <p className={classes.salary}>
      {job.salary ? (
        <>
          <b>{salaryText(job.salary)}</b> <small>{salaryTermsText(job.salary)}</small>
        </>
      ) : (
        <small>{JOB_TEXT.noSalary}</small>
      )}
    </p>
    <span className={classes.ways}>
      <Way job={job} />
      {tools}
    </span>
  </div>
);

function Way({ job: { id, title, state, viewer } }: { job: JobRow }) {
  const way = useJobWay();
  const { received } = viewer;
  if (viewer.isOwner || viewer.isColleague) {
    const words = received ? `${turkishNumber(received.all)} başvuru` : 'Başvurular';
    const unseen = received !== null && received.unseen > 0 && `, ${turkishNumber(received.unseen)} yeni`;
    return (
      <LinkButton size="small" to={deskPath(id)} aria-label={`${words}${unseen || ''}: ${title}`}>
        {words}
        {unseen}
      </LinkButton>
    );
  }
  if (state !== 'open' && isApplied(viewer))
    return (
      <LinkButton kind="quiet" size="small" className={classes.own} to={ownApplicationsPath(id)} aria-label={`Başvurunuzu görün: ${title}`}>
        Başvurunuzu görün
      </LinkButton>
    );
  return (
    <LinkButton size="small" {...way(id)} aria-label={`Detay: ${title}`}>
      Detay
    </LinkButton>
  );
}
