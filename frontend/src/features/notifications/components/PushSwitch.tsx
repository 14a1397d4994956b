import { PUSH_TEXT } from '@contracts/push';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pushAbility } from '../../../client/browserPush';
import { pushProblem, pushQuery, usePushSwitch } from '../api/push';
import classes from './PushSwitch.module.css';

/** Whether this browser shows notifications while no page is open. Nothing where the installation does not offer it, or while that is not known. */
export function PushSwitch() {
  const { data } = useQuery(pushQuery);
  const { mutate, isPending, error } = usePushSwitch();
  if (!data || data.publicKey === null) return null;
  const { publicKey, on } = data;
  const ability = pushAbility();
  return (
    <div className={classes.push}>
      {ability === 'unsupported' ? (
        <p className={classes.label}>{PUSH_TEXT.label}</p>
      ) : (
        <Switch
          label={PUSH_TEXT.label}
          labelPosition="left"
          classNames={{ body: classes.switch }}
          checked={on && ability === 'possible'}
          disabled={isPending || ability === 'denied'}
          onChange={() => mutate(on ? null : publicKey)}
        />
      )}
      <p className={classes.note}>{ability === 'possible' ? PUSH_TEXT.hint : PUSH_TEXT[ability]}</p>
      {error && !isPending && (
        <p role="alert" className={classes.problem}>
          {pushProblem(error)}
        </p>
      )}
    </div>
  );
}
