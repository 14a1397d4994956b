import { placeText, salaryTermsText, salaryText } from '@contracts/job-words';
import { JOB_TEXT, type Job } from '@contracts/jobs';
import { IconCalendar, IconCash, IconMapPin, IconStack2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import card from '../../../design/Card.module.css';
import { longDate } from '../../../design/dates';
import { TimeAgo } from '../../../design/TimeAgo';
import { useOwnPosition } from '../api/ownPosition';
import { daysLeftWords } from '../components/daysLeft';
import { takesApplications } from '../components/rowWords';
import classes from './JobBand.module.css';
import { awayWords, editedWords, toldFacts, workNote } from './jobFacts';

/** What matters first: what it pays, how and where one works, and until when one may apply. */
export function JobBand({ job }: { job: Job }) {
  const { salary, work_type, apply_until, edits } = job;
  const away = awayWords(job, useOwnPosition());
  return (
    <section className={`${card.card} ${classes.band}`} aria-label="Öne çıkanlar">
      <dl className={classes.facts}>
        <Fact icon={<IconCash />} name="Maaş" words={salary ? salaryText(salary) : JOB_TEXT.noSalary} note={salary && salaryTermsText(salary)} />
        <Fact icon={<IconStack2 />} name="Çalışma şekli" words={work_type} note={workNote(job)} />
        <Fact icon={<IconMapPin />} name="Yer" words={placeText(job) || '—'} note={away} />
        <Fact icon={<IconCalendar />} name="Son başvuru" words={longDate(apply_until)} note={takesApplications(job) ? daysLeftWords(apply_until) : null} />
      </dl>
      <div className={classes.more}>
        {toldFacts(job).map(([name, words]) => (
          <span key={name}>
            {name} <b>{words}</b>
          </span>
        ))}
        {edits[0] && <Edits edits={edits} />}
      </div>
    </section>
  );
}

const Fact = ({ icon, name, words, note }: { icon: ReactNode; name: string; words: string; note: string | null }) => (
  <div>
    <dt>
      <span aria-hidden="true">{icon}</span>
      {name}
    </dt>
    <dd>
      <b>{words}</b>
      {note && <small>{note}</small>}
    </dd>
  </div>
);

/** What was changed after somebody had applied; the last change is told at once, earlier ones on a press. */
function Edits({ edits }: Pick<Job, 'edits'>) {
  const [last, ...earlier] = edits.map(({ at, fields }) => (
    <span key={at} className={classes.edit}>
      <TimeAgo at={at} /> düzenlendi: {editedWords(fields)}
    </span>
  ));
  if (earlier.length === 0) return last;
  return (
    <details className={classes.edits}>
      <summary>{last}</summary>
      {earlier}
    </details>
  );
}
