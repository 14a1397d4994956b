import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import { placeText, salaryTermsText, salaryText } from '@contracts/job-words';
import { JOB_TEXT, type Job } from '@contracts/jobs';
import { IconCalendar, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { shortDay } from '../../../design/dates';
import { focusOn } from '../../../design/focusOn';
import { IconButton } from '../../../design/IconButton';
import { deskPath, ownApplicationsPath } from '../addresses';
import { daysLeftWords } from '../components/daysLeft';
import { APPLY_ID, ApplyButton } from './ApplyButton';
import classes from './ApplyCard.module.css';
import { ApplyForm } from './ApplyForm';
import { type Applying, OWN_STATE_ID, useApplyWay } from './useApplying';

const TITLE_ID = 'application-title';

/** Beside a listing: what it pays and until when one may apply; it turns into the form. */
export function ApplyCard({ job, applying }: { job: Job; applying: Applying }) {
  const member = useMember();
  const way = useApplyWay(job);
  if (member && way.kind === 'apply' && applying.isOpen) return <Open job={job} applying={applying} />;
  const { salary, state } = job;
  const left = daysLeftWords(job.apply_until);
  return (
    <section className={`${classes.card} ${classes.rest}`} aria-label="Başvuru">
      <div>
        <p className={classes.salary}>{salary ? salaryText(salary) : JOB_TEXT.noSalary}</p>
        <p className={classes.note}>{[salary && salaryTermsText(salary), job.work_type, placeText(job)].filter(Boolean).join(' · ')}</p>
      </div>
      <ApplyButton wide way={way} onOpen={applying.open} />
      <Told job={job} why={way.kind === 'shut' ? way.why : null} />
      {state === 'open' && (
        <p className={classes.until}>
          <IconCalendar aria-hidden="true" />
          Son başvuru {shortDay(job.apply_until)}
          {left && ` · ${left}`}
        </p>
      )}
    </section>
  );
}

/** Why one may not apply, or how one's own application stands. */
export const Told = ({ job: { id, viewer }, why }: { job: Job; why: string | null }) => (
  <>
    {why !== null && (
      <p className={classes.told} role="status">
        {why}
      </p>
    )}
    {viewer.isColleague && (
      <Link className={classes.own} to={deskPath(id)}>
        Başvuruları görün
      </Link>
    )}
    {viewer.application !== null && (
      <Link id={OWN_STATE_ID} className={classes.own} to={ownApplicationsPath(id)}>
        Başvurunuz: {APPLICATION_STATE_LABEL[viewer.application]}
      </Link>
    )}
  </>
);

function Open({ job, applying }: { job: Job; applying: Applying }) {
  const member = useMember();
  const card = useRef<HTMLElement>(null);
  // What was pressed is gone; the first field takes its place.
  useEffect(() => card.current?.querySelector<HTMLElement>('form input')?.focus(), []);
  if (!member) return null;
  const close = () => {
    applying.close();
    focusOn(APPLY_ID);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  return (
    <section ref={card} className={classes.card} aria-labelledby={TITLE_ID} data-mantine-stop-propagation onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <h2 id={TITLE_ID}>Başvurunuz</h2>
        <IconButton label="Kapat (Esc)" onClick={close}>
          <IconX aria-hidden="true" />
        </IconButton>
      </div>
      <ApplyForm jobId={job.id} member={member} typed={applying.typed} onType={applying.setTyped} onSent={applying.sent} />
    </section>
  );
}
