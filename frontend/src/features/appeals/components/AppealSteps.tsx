import { APPEAL_OUTCOME_LABEL, APPEAL_RESULT, APPEAL_TEXT, BROUGHT_BACK_TEXT, type OwnAppeal } from '@contracts/appeals';
import { newEndText } from '@contracts/case-message';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import parts from '../../../design/BoxParts.module.css';
import card from '../../../design/Card.module.css';
import { exactTime, longDate } from '../../../design/dates';
import classes from './Appeal.module.css';

interface StepProps {
  is: 'done' | 'now' | 'ahead';
  name: string;
  more?: string;
}

const Step = ({ is, name, more }: StepProps) => (
  <li className={`${classes.step} ${classes[is]}`} aria-current={is === 'now' ? 'step' : undefined}>
    <span className={classes.mark} aria-hidden="true">
      {is === 'done' && <IconCheck />}
    </span>
    <span>
      <span className={classes.name}>{name}</span>
      {more && <span className={classes.when}> · {more}</span>}
    </span>
  </li>
);

interface Props {
  appeal: OwnAppeal;
  /** It takes the place of the form that it was made with, and the focus of that. */
  arrives: boolean;
}

/** Where an appeal stands, in three steps; once it is decided, how. */
export function AppealSteps({ appeal, arrives }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives) heading.current?.focus();
  }, [arrives]);
  const { made_at, due_at, taken, state, result } = appeal;
  const isOpen = state === 'open';
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby="appeal-state">
      <h2 id="appeal-state" ref={heading} tabIndex={-1} aria-live="polite">
        {result ? APPEAL_RESULT[result.outcome] : 'İtirazınız inceleniyor'}
      </h2>
      <ol className={classes.steps}>
        <Step is="done" name="Gönderildi" more={exactTime(made_at)} />
        <Step
          is={isOpen ? 'now' : 'done'}
          name={isOpen && !taken ? 'Bir moderatör bakacak' : isOpen ? 'Bir moderatör bakıyor' : 'Bir moderatör baktı'}
          more={result?.without_other ? 'kararı veren görevli' : isOpen ? `kararı veren değil, en geç ${longDate(due_at)}` : undefined}
        />
        <Step is={result ? 'done' : 'ahead'} name="Karar" more={result ? `${APPEAL_OUTCOME_LABEL[result.outcome]}, ${exactTime(result.at)}` : undefined} />
      </ol>
      {result && (
        <div className={classes.result}>
          {result.words && <blockquote className={classes.quote}>{result.words}</blockquote>}
          {result.changes.map((change) => (
            <p key={change.kind}>{newEndText(change, exactTime)}</p>
          ))}
          {result.brought_back && <p>{BROUGHT_BACK_TEXT[result.brought_back]}</p>}
          {result.without_other && <p>{APPEAL_TEXT.withoutOther}</p>}
          <p className={parts.hint}>{APPEAL_TEXT.final}</p>
        </div>
      )}
    </section>
  );
}
