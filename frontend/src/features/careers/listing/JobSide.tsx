import { displayName } from '@contracts/accounts';
import { placeText } from '@contracts/job-words';
import type { CompanyLinks, Job } from '@contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { turkishNumber } from '../../../design/numbers';
import { similarQuery } from '../api/job';
import { useOwnPosition } from '../api/ownPosition';
import { JobLogo } from '../components/JobLogo';
import { JobPlaceMap } from './JobPlaceMap';
import classes from './JobSide.module.css';
import { awayWords, outOf, provinceWords } from './jobFacts';
import { SimilarJob } from './SimilarJob';

const LINKS: readonly [keyof CompanyLinks, string][] = [
  ['website', 'Web sitesi'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
];

/** Beside what a listing says: where it is, whose it is, and what is like it. */
export const JobSide = ({ job }: { job: Job }) => (
  <aside className={classes.side} aria-label="İlan bilgisi">
    <Place job={job} />
    <Company job={job} />
    <Similar job={job} />
  </aside>
);

function Place({ job }: { job: Job }) {
  const away = awayWords(job, useOwnPosition());
  const words = placeText(job);
  const below = [provinceWords(job), away].filter(Boolean).join(' · ');
  if (!words && job.location_lat === null) return null;
  return (
    <section aria-label="Yer">
      <JobPlaceMap job={job} />
      <div>
        <b>{words || below}</b>
        {words && below && <p className={classes.note}>{below}</p>}
      </div>
    </section>
  );
}

function Company({ job: { company_name, logo_url, open_of_company: open, owner, company_social_links } }: { job: Job }) {
  const links = LINKS.flatMap(([name, words]) => {
    const to = outOf(company_social_links[name]);
    return to === null ? [] : [{ name, words, to }];
  });
  return (
    <section aria-label="Şirket">
      <div className={classes.row}>
        <JobLogo company={company_name} url={logo_url} />
        <div>
          <b>{company_name}</b>
          {open > 0 && <p className={classes.note}>{turkishNumber(open)} açık ilan</p>}
        </div>
      </div>
      {owner && (
        <div className={classes.owner}>
          <Avatar id={owner.id} name={displayName(owner)} picture={owner.avatar} size="small" />
          <span className={classes.muted}>
            İlan sahibi <AuthorName author={owner} />
          </span>
        </div>
      )}
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map(({ name, words, to }) => (
            <a key={name} href={to} target="_blank" rel="noopener noreferrer nofollow">
              {words}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** What cannot be had is left out: nobody came for it. */
function Similar({ job }: { job: Job }) {
  const { data } = useQuery(similarQuery(job));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs" className={classes.title}>
        Benzer ilanlar
      </h2>
      <ul className={classes.similar}>
        {data.map((row) => (
          <li key={row.id}>
            <SimilarJob row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
