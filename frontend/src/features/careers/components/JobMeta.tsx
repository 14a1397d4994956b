import { tagSlug } from '@contracts/forum-tags';
import { placeText } from '@contracts/job-words';
import { JOB_LISTS, JOB_TEXT, type JobRow } from '@contracts/jobs';
import { Link } from 'react-router-dom';
import { Chip } from '../../../design/Chip';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './JobItem.module.css';
import { careerAddress } from './jobFilter';
import { endedOn, isApplied, kilometresOf } from './rowWords';
import { workTypeIcons } from './workTypeIcons';

const [BEFORE_TIME = '', AFTER_TIME = ''] = JOB_TEXT.published('|').split('|');

/** Who looks for somebody, where and with what, and since when. */
export function JobMeta({ job }: { job: JobRow }) {
  const { company_name, work_type, tags, state, held, published_at, viewer } = job;
  const Icon = workTypeIcons[work_type];
  const place = [placeText(job), kilometresOf(job)].filter(Boolean).join(' · ');
  const more = tags.length - JOB_LISTS.tags;
  return (
    <>
      <p className={classes.who}>
        <b>
          <bdi>{company_name}</bdi>
        </b>
        <span className={classes.type}>
          <Icon aria-hidden="true" />
          {work_type}
        </span>
        {place && (
          <span>
            <span aria-hidden="true">· </span>
            <bdi>{place}</bdi>
          </span>
        )}
      </p>
      <div className={classes.meta}>
        {tags.slice(0, JOB_LISTS.tags).map((tag) => (
          <Link key={tag} to={careerAddress({ tags: tagSlug(tag) })} className={classes.tag}>
            <Chip>{tag}</Chip>
          </Link>
        ))}
        {more > 0 && <Chip>{JOB_TEXT.more(more)}</Chip>}
        {state === 'open' ? (
          // Its chip says that it waits.
          !held && (
            <span>
              {BEFORE_TIME}
              <TimeAgo at={published_at} />
              {AFTER_TIME}
            </span>
          )
        ) : (
          <span>{endedOn(job) + (isApplied(viewer) ? ' · siz de başvurmuştunuz' : '')}</span>
        )}
      </div>
    </>
  );
}
