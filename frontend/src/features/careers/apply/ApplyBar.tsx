import { salaryText } from '@contracts/job-words';
import { JOB_TEXT, type Job } from '@contracts/jobs';
import { useMember } from '../../../client/session';
import { Dialog } from '../../../design/Dialog';
import { shortDay } from '../../../design/dates';
import classes from './ApplyBar.module.css';
import { ApplyButton } from './ApplyButton';
import { Told } from './ApplyCard';
import { ApplyForm } from './ApplyForm';
import { type Applying, useApplyWay } from './useApplying';

/** The same on phones: always at hand below the listing, the form over the whole screen. */
export function ApplyBar({ job, applying }: { job: Job; applying: Applying }) {
  const member = useMember();
  const way = useApplyWay(job);
  const why = way.kind === 'shut' ? way.why : null;
  return (
    <section className={classes.bar} aria-label="Başvuru" data-foot>
      <div className={classes.words}>
        {why === null && <b>{job.salary ? salaryText(job.salary) : JOB_TEXT.noSalary}</b>}
        {way.kind === 'apply' || way.kind === 'sign-in' ? <small>Son başvuru {shortDay(job.apply_until)}</small> : <Told job={job} why={why} />}
      </div>
      <ApplyButton way={way} onOpen={applying.open} />
      {member && way.kind === 'apply' && applying.isOpen && (
        <Dialog title="Başvurunuz" size="lg" fillsPhone footer={null} onClose={applying.close}>
          <ApplyForm jobId={job.id} member={member} typed={applying.typed} onType={applying.setTyped} onSent={applying.sent} />
        </Dialog>
      )}
    </section>
  );
}
