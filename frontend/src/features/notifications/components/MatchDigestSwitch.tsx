import { MAIL_CHOICE_LABEL } from '@contracts/notifications';
import { useQuery } from '@tanstack/react-query';
import { choicesQuery, useChooseNotification } from '../api/choices';
import classes from './MatchDigestSwitch.module.css';

/** Whether new postings that suit the member are mailed once a day: one press changes it. Nothing while that is not known. */
export function MatchDigestSwitch() {
  const { data: choices } = useQuery(choicesQuery);
  const choose = useChooseNotification();
  if (!choices) return null;
  const on = choices.project_match.email === 'daily';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={MAIL_CHOICE_LABEL.daily}
      className={classes.switch}
      onClick={() => choose.mutate({ type: 'project_match', channel: 'email', wanted: !on })}
    >
      {MAIL_CHOICE_LABEL.daily}: <span className={classes.state}>{on ? 'açık' : 'kapalı'}</span>
    </button>
  );
}
