import { APPLICATION_TEXT } from '@contracts/job-applications';
import { JOB_HOLDING_TEXT } from '@contracts/job-holding';
import { JOB_STATE_LABEL, type JobRow } from '@contracts/jobs';
import { IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { Chip } from '../../../design/Chip';
import { FoldedNote } from '../../../design/FoldedNote';
import whole from '../../../design/Row.module.css';
import type { JobReading } from '../api/readJobs';
import { useJobWay } from '../listing/fromList';
import classes from './JobItem.module.css';
import { JobLogo } from './JobLogo';
import { JobMeta } from './JobMeta';
import { JobPay } from './JobPay';
import { isApplied, soonOver } from './rowWords';

const linkId = (jobId: string) => `job-link-${jobId}`;

interface Props {
  job: JobRow;
  reading: JobReading;
  /** What else its owner can do here. */
  tools?: ReactNode;
}

/** A listing among others; folded away where its reader has blocked whose it is. */
export function JobItem({ job, reading, tools }: Props) {
  const { folded, show } = useFolded(job.user_id, linkId(job.id));
  const way = useJobWay();
  if (folded)
    return (
      <article className={`${whole.lined} ${classes.item}`}>
        <FoldedNote onShow={show} />
      </article>
    );
  const { id, title, company_name, logo_url, state } = job;
  return (
    <article className={`${whole.lined} ${classes.item}`} data-reading={reading} data-over={state !== 'open' || undefined}>
      <JobLogo company={company_name} url={logo_url} />
      <div className={classes.main}>
        <div className={classes.head}>
          <h2 className={classes.title}>
            {reading === 'new' && <span className={whole.dot} aria-hidden="true" />}
            <Link id={linkId(id)} {...way(id)} className={whole.link} data-topic-link>
              {title}
              {reading === 'new' && <span className="visually-hidden"> (okunmadı)</span>}
            </Link>
          </h2>
          <Chips job={job} />
        </div>
        <JobMeta job={job} />
      </div>
      <JobPay job={job} tools={tools} />
    </article>
  );
}

function Chips({ job }: { job: JobRow }) {
  const { state, hidden, held, viewer } = job;
  const soon = soonOver(job);
  return (
    <>
      {viewer.isOwner && <Chip tone="brand">Sizin ilanınız</Chip>}
      {!viewer.isOwner && viewer.isColleague && <Chip tone="brand">Ekibinizin ilanı</Chip>}
      {state === 'open' && isApplied(viewer) && (
        <Chip tone="ok" icon={<IconCheck aria-hidden="true" />}>
          {APPLICATION_TEXT.applied}
        </Chip>
      )}
      {soon && (
        <Chip tone="warn" icon={<IconClock aria-hidden="true" />}>
          {soon}
        </Chip>
      )}
      {state !== 'open' && <Chip>{JOB_STATE_LABEL[state]}</Chip>}
      {held && !hidden && <Chip tone="warn">{JOB_HOLDING_TEXT.row}</Chip>}
      {hidden && <Chip tone="warn">Gizlendi</Chip>}
    </>
  );
}
