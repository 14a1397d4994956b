import { displayName } from '@contracts/accounts';
import { APPLICATION_TEXT, type ApplicationDetail } from '@contracts/job-applications';
import { IconClock, IconDownload, IconFileText, IconLock, IconUsers } from '@tabler/icons-react';
import { longDate } from '../../../design/dates';
import { turkishNumber } from '../../../design/numbers';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './Kept.module.css';

type Props = { application: ApplicationDetail };

/** What the other side has of the applicant, who of it reads that, who took it away and when it goes. */
export function Kept({ application }: Props) {
  const { given, readers, consent_version, destroyed_on } = application;
  return (
    <>
      <ul className={classes.lines}>
        <li>
          <IconFileText aria-hidden="true" />
          {given ? <bdi className={classes.name}>{given.cv.name}</bdi> : <span>{APPLICATION_TEXT.destroyed}</span>}
          {given && (
            <a className={classes.open} href={given.cv.url} target="_blank" rel="noreferrer" aria-label={`CV’yi aç: ${given.cv.name}`}>
              Aç
            </a>
          )}
        </li>
        <li>
          <IconUsers aria-hidden="true" />
          <span>Görebilenler</span>
          <span className={classes.value} title={readers.map(displayName).join(', ')}>
            {readersWords(readers.map(displayName))}
          </span>
        </li>
        <li>
          <IconLock aria-hidden="true" />
          <span>Aydınlatma metni</span>
          <span className={classes.value}>sürüm {turkishNumber(consent_version)}</span>
        </li>
        {destroyed_on && (
          <li>
            <IconClock aria-hidden="true" />
            <span>CV silinecek</span>
            <span className={classes.value}>{longDate(destroyed_on)}</span>
          </li>
        )}
      </ul>
      <Downloads application={application} />
    </>
  );
}

/** 'Pınar Esen ve 1 kişi' */
function readersWords([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Kimse';
  return others.length > 0 ? `${first} ve ${turkishNumber(others.length)} kişi` : first;
}

const Downloads = ({ application: { downloads } }: Props) =>
  downloads.length > 0 && (
    <section className={classes.downloads} aria-labelledby="cv-downloads">
      <h2 id="cv-downloads">
        <IconDownload aria-hidden="true" />
        CV’nizi indirenler
      </h2>
      <ul>
        {downloads.map(({ at, by, reason }) => (
          <li key={at}>
            <b>{displayName(by)}</b> · <TimeAgo at={at} />
            {reason !== null && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
