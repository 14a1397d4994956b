import { displayName } from '@contracts/accounts';
import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import type { ApplicationStep } from '@contracts/job-applications';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './History.module.css';

/** How the application came to stand as it does, and by whom. */
export const History = ({ steps, applicantId }: { steps: readonly ApplicationStep[]; applicantId: string | null }) => (
  <section aria-labelledby="application-history">
    <h3 id="application-history">Geçmiş</h3>
    <ol className={classes.history}>
      {steps.map(({ state, at, by }) => (
        <li key={at + state}>
          <TimeAgo at={at} />
          <span>
            {APPLICATION_STATE_LABEL[state]}
            {by && by.id !== applicantId && ` · ${displayName(by)}`}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
