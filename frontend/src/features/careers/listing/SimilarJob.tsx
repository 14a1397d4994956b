import { salaryText } from '@contracts/job-words';
import { JOB_TEXT, type JobRow } from '@contracts/jobs';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { JobLogo } from '../components/JobLogo';
import classes from './JobSide.module.css';

export const SimilarJob = ({ row: { id, title, company_name, logo_url, salary } }: { row: JobRow }) => (
  <Link to={paths.job(id)} className={classes.other}>
    <JobLogo company={company_name} url={logo_url} size="small" />
    <span>
      <b>{title}</b>
      <small>{company_name}</small>
      <small>{salary ? salaryText(salary) : JOB_TEXT.noSalary}</small>
    </span>
  </Link>
);
