import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import type { ApplicationStep } from '@contracts/job-applications';
import { IconCheck } from '@tabler/icons-react';
import { TimeAgo } from '../../../design/TimeAgo';
import classes from './Steps.module.css';

const ENDS = ['positive', 'negative', 'withdrawn'];

interface Props {
  steps: readonly ApplicationStep[];
  /** Whether the last word is the other side's, which waits for an answer. */
  waits: boolean;
}

/** How the application went, as a line that ends where it stands or with what is waited for. */
export function Steps({ steps, waits }: Props) {
  const last = steps.at(-1);
  const isOver = last !== undefined && ENDS.includes(last.state);
  return (
    <ol className={classes.steps} aria-label="Başvurunun durumu">
      {steps.map((step) => {
        const isNow = step === last && !isOver;
        return (
          <li key={step.at + step.state} className={classes.step} data-now={isNow || undefined} aria-current={step === last ? 'step' : undefined}>
            <span className={classes.sign} aria-hidden="true">
              {!isNow && <IconCheck />}
            </span>
            <b>{APPLICATION_STATE_LABEL[step.state]}</b>
            <small>
              <TimeAgo at={step.at} />
            </small>
            {isNow && waits && <p>Yanıtınız bekleniyor.</p>}
          </li>
        );
      })}
      {!isOver && (
        <li className={classes.step} data-next>
          <span className={classes.sign} aria-hidden="true" />
          <b>Sonuç</b>
          <small>bekleniyor</small>
        </li>
      )}
    </ol>
  );
}
