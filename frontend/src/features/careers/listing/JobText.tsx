import { JOB_FIELDS } from '@contracts/job-writing';
import type { Job } from '@contracts/jobs';
import { IconLink } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { copyAddress } from '../../../design/copyAddress';
import { RenderedText } from '../../../design/RenderedText';
import { paths } from '../../../paths';
import { careerAddress } from '../components/jobFilter';
import classes from './JobText.module.css';
import { linesOf } from './jobFacts';

/** What a listing says itself, and what a reader does with it; `ways` are those beside copying its address. */
export const JobText = ({ job, ways }: { job: Job; ways: ReactNode }) => (
  <article className={`${card.card} ${classes.text}`}>
    <RenderedText html={job.html} source={job.description} />
    <Items title={JOB_FIELDS.responsibilities} items={linesOf(job.responsibilities)} />
    <Items title={JOB_FIELDS.qualifications} items={linesOf(job.qualifications)} />
    {job.tags.length > 0 && (
      <ul className={classes.tags} aria-label={JOB_FIELDS.tags}>
        {job.tags.map((tag) => (
          <li key={tag}>
            <Link to={careerAddress({ tags: tag })}>
              <Chip>{tag}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    )}
    <div className={classes.ways}>
      <Button kind="quiet" size="small" icon={<IconLink aria-hidden="true" />} onClick={() => void copyAddress(paths.job(job.id))}>
        Bağlantıyı kopyala
      </Button>
      <div className={classes.beside}>{ways}</div>
    </div>
  </article>
);

function Items({ title, items }: { title: string; items: string[] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
