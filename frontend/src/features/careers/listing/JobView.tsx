import { JOB_HOLDING_TEXT } from '@contracts/job-holding';
import type { Job } from '@contracts/jobs';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { breakpoint } from '../../../design/breakpoints';
import { Callout } from '../../../design/Callout';
import { ApplyBar } from '../apply/ApplyBar';
import { ApplyCard } from '../apply/ApplyCard';
import { useApplying } from '../apply/useApplying';
import { filterWords } from '../components/filterWords';
import { careerAddress, jobFilterIn } from '../components/jobFilter';
import { isFromList } from './fromList';
import { JobBand } from './JobBand';
import { JobHead } from './JobHead';
import { JobSide } from './JobSide';
import { JobText } from './JobText';
import classes from './JobView.module.css';
import { OwnerCard } from './owner/OwnerCard';
import { StepWays } from './StepWays';

export interface JobParts {
  /** Whoever may report it gets the way to do so. */
  report: (job: Job) => ReactNode;
  /** Told to the owner of one that staff hide. */
  whyHidden: (job: Job) => ReactNode;
}

const JobDecisions = lazy(() => import('../deciding/JobDecisions').then((file) => ({ default: file.JobDecisions })));
const JobModeration = lazy(() => import('../deciding/JobModeration').then((file) => ({ default: file.JobModeration })));

/** A listing with all that one can do about it, on a page of its own or over a list. */
export function JobView({ job, report, whyHidden }: JobParts & { job: Job }) {
  const isPhone = useMediaQuery(breakpoint.phone ?? '') === true;
  const applying = useApplying(job.id);
  const { viewer, hidden, held } = job;
  return (
    <div className={classes.view}>
      <div className={classes.main}>
        <Way job={job} />
        <JobHead job={job} />
        {held && !hidden && <Callout tone="warn">{viewer.isOwner ? JOB_HOLDING_TEXT.waits : JOB_HOLDING_TEXT.waitsForStaff}</Callout>}
        {hidden && <Hidden id={job.id} why={viewer.isOwner && whyHidden(job)} />}
        <JobBand job={job} />
        {viewer.isOwner && isPhone && <OwnerCard job={job} />}
        <div className={classes.body}>
          <JobText job={job} ways={<Ways job={job} report={report(job)} />} />
          <JobSide job={job} />
        </div>
      </div>
      {!isPhone && <div className={classes.beside}>{viewer.isOwner ? <OwnerCard job={job} /> : <ApplyCard job={job} applying={applying} />}</div>}
      {isPhone && !viewer.isOwner && <ApplyBar job={job} applying={applying} />}
    </div>
  );
}

/** Staff are told by which decision. */
function Hidden({ id, why }: { id: string; why: ReactNode }) {
  const member = useMember();
  const told = (
    <Callout tone="warn">
      <p>Bu ilan yayında değil; yalnızca sahibi, ekibi ve moderatörler görebilir.</p>
      {why}
    </Callout>
  );
  if (!may(member, 'content.read-hidden')) return told;
  return (
    <Suspense fallback={told}>
      <JobDecisions id={id} otherwise={told} />
    </Suspense>
  );
}

/** What a reader and what staff do with it. */
function Ways({ job, report }: { job: Job; report: ReactNode }) {
  const member = useMember();
  return (
    <>
      {report}
      {may(member, 'listing.moderate') && (
        <Suspense fallback={null}>
          <JobModeration job={job} />
        </Suspense>
      )}
    </>
  );
}

/** Back to the list that it was opened from, and to its neighbours there. */
function Way({ job }: { job: Job }) {
  const { state, search } = useLocation();
  const isListed = isFromList(state);
  const filter = isListed ? jobFilterIn(new URLSearchParams(search)) : {};
  const words = filterWords(filter);
  return (
    <div className={classes.way}>
      <nav aria-label="Nerede">
        <Link to={careerAddress({})}>Kariyer</Link>
        {words && (
          <>
            <span aria-hidden="true"> / </span>
            <Link to={careerAddress(filter)}>{words}</Link>
          </>
        )}
      </nav>
      {isListed && <StepWays id={job.id} />}
    </div>
  );
}
