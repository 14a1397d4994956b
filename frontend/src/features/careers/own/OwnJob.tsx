import type { Application } from '@contracts/job-applications';
import { placeText, salaryText } from '@contracts/job-words';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { JobLogo } from '../components/JobLogo';
import classes from './OwnJob.module.css';

/** What an applicant is told of a listing that is gone, hidden or looked at: which of them is not for them. */
export const UNSHOWN = 'İlan yayında değil';

/** For what one applied; where the listing is not shown, that. */
export function OwnJob({ application: { job }, heading: Heading }: { application: Application; heading: 'h1' | 'h2' }) {
  if (!job) return <Heading className={classes.title}>{UNSHOWN}</Heading>;
  const { id, title, company_name, logo_url, work_type, salary } = job;
  return (
    <header className={classes.job}>
      {/* The title beside it says where that leads; a second stop for the keyboard would say nothing. */}
      <Link to={paths.job(id)} tabIndex={-1} aria-hidden="true">
        <JobLogo company={company_name} url={logo_url} />
      </Link>
      <div className={classes.words}>
        <Heading className={classes.title}>
          <Link to={paths.job(id)}>{title}</Link>
        </Heading>
        <p>
          {[company_name, placeText(job), work_type].filter(Boolean).join(' · ')}
          {salary && <span className={classes.salary}>{salaryText(salary)}</span>}
        </p>
      </div>
    </header>
  );
}
