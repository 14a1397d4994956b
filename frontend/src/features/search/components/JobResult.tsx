import { placeText, salaryTermsText, salaryText } from '@contracts/job-words';
import { JOB_CATEGORY_LABEL, JOB_STATE_LABEL } from '@contracts/jobs';
import type { JobHit } from '@contracts/search';
import { IconBriefcase, IconEyeOff } from '@tabler/icons-react';
import { Chip } from '../../../design/Chip';
import { TimeAgo } from '../../../design/TimeAgo';
import { paths } from '../../../paths';
import { FoundText } from './FoundText';

/** A job listing that was found. */
export const JobResult = ({ job }: { job: JobHit }) => {
  const { id, user_id, title, excerpts, company_name, work_type, category, salary, published_at } = job;
  const place = placeText(job);
  return (
    <FoundText authorId={user_id} to={paths.job(id)} title={title} excerpts={excerpts} chips={<Chips job={job} />}>
      <bdi>{company_name}</bdi>
      {place && (
        <>
          {' · '}
          <bdi>{place}</bdi>
        </>
      )}
      {` · ${work_type} · ${JOB_CATEGORY_LABEL[category]}`}
      {salary && ` · ${salaryText(salary)}, ${salaryTermsText(salary)}`}
      {' · '}
      <TimeAgo at={published_at} />
    </FoundText>
  );
};

const Chips = ({ job: { state, hidden } }: { job: JobHit }) => (
  <>
    <Chip icon={<IconBriefcase />}>İş ilanı</Chip>
    {state !== 'open' && <Chip>{JOB_STATE_LABEL[state]}</Chip>}
    {hidden && (
      <Chip tone="warn" icon={<IconEyeOff />}>
        Gizlendi
      </Chip>
    )}
  </>
);
