import { displayName } from '@contracts/accounts';
import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import type { ReceivedDetail } from '@contracts/job-applications';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './History.module.css';

/** How the application came to stand as it does and who took its CV out of the page, the oldest first. */
export function History({ application: { steps, downloads, applicant } }: { application: ReceivedDetail }) {
  const entries = [
    ...steps.map(({ state, at, by }) => ({ at, by: by?.id === applicant?.id ? null : by, what: APPLICATION_STATE_LABEL[state], reason: null })),
    ...downloads.map(({ at, by, reason }) => ({ at, by, what: 'CV indirildi', reason })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <section aria-labelledby="application-history">
      <h3 id="application-history">Geçmiş</h3>
      <ol className={classes.history}>
        {entries.map(({ at, by, what, reason }) => (
          <li key={at + what}>
            <TimeAgo at={at} />
            <span>
              {what}
              {by && ` · ${displayName(by)}`}
              {reason && <small>{reason}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
