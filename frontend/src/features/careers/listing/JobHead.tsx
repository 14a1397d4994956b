import { JOB_HOLDING_TEXT } from '@contracts/job-holding';
import { JOB_STATE_LABEL, JOB_TEXT, type Job } from '@contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../../design/Chip';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import { countQuery } from '../api/job';
import { JobLogo } from '../components/JobLogo';
import classes from './JobHead.module.css';
import { outOf } from './jobFacts';

const [BEFORE] = JOB_TEXT.published('|').split('|');

export const JOB_TITLE_ID = 'job-title';

/** Whose listing it is, and what it is about. */
export function JobHead({ job }: { job: Job }) {
  const { id, title, company_name, logo_url, published_at, state, hidden, held, company_social_links } = job;
  const { data: count, isError } = useQuery(countQuery(id));
  const site = outOf(company_social_links.website);
  return (
    <header className={classes.head}>
      <JobLogo company={company_name} url={logo_url} size="large" />
      <div className={classes.words}>
        <h1 id={JOB_TITLE_ID} className={classes.title} tabIndex={-1} data-autofocus>
          {title}
        </h1>
        <p className={classes.line}>
          {site ? (
            <a className={classes.company} href={site} target="_blank" rel="noopener noreferrer nofollow">
              {company_name}
            </a>
          ) : (
            <span className={classes.company}>{company_name}</span>
          )}
          <span>
            {held ? (
              JOB_HOLDING_TEXT.head
            ) : (
              <>
                {BEFORE}
                <TimeAgo at={published_at} />
              </>
            )}{' '}
            · {count ? turkishNumber(count.count) : isError ? turkishNumber(job.applications) : '...'} başvuru
          </span>
          {state !== 'open' && <Chip>{JOB_STATE_LABEL[state]}</Chip>}
          {hidden && <Chip tone="warn">Gizlendi</Chip>}
        </p>
      </div>
    </header>
  );
}
