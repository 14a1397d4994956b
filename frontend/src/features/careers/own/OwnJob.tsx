import type { Application } from '@contracts/job-applications';
import { placeText, salaryText } from '@contracts/job-words';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { JobLogo } from '../components/JobLogo';
import classes from './OwnJob.module.css';

export const GONE = 'İlan kaldırıldı';

/** For what one applied; where the listing is gone, that. */
export function OwnJob({ application: { job }, heading: Heading }: { application: Application; heading: 'h1' | 'h2' }) {
  if (!job) return <Heading className={classes.title}>{GONE}</Heading>;
  const { id, title, company_name, logo_url, work_type, salary } = job;
  return (
    <header className={classes.job}>
      <JobLogo company={company_name} url={logo_url} />
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
