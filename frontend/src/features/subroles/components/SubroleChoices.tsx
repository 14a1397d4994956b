import { SUBROLE_LABEL, SUBROLE_REQUIREMENT, SUBROLES, type Subrole } from '@contracts/subroles';
import { useId } from 'react';
import parts from '../../../design/BoxParts.module.css';
import classes from './Subroles.module.css';

interface Props {
  held: readonly Subrole[];
  chosen: readonly Subrole[];
  problem: string | undefined;
  onChange: (chosen: Subrole[]) => void;
}

/** What can be asked for; what is held already stays as it is. */
export function SubroleChoices({ held, chosen, problem, onChange }: Props) {
  const id = useId();
  const toggle = (subrole: Subrole) => onChange(SUBROLES.filter((one) => chosen.includes(one) !== (one === subrole)));
  return (
    <fieldset className={classes.choices} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={classes.legend}>Hangi subrolleri istiyorsunuz?</legend>
      {SUBROLES.map((subrole) => {
        const isHeld = held.includes(subrole);
        return (
          <label key={subrole} className={classes.choice}>
            <input
              type="checkbox"
              name="requested_subroles"
              checked={isHeld || chosen.includes(subrole)}
              disabled={isHeld}
              aria-invalid={problem && !isHeld ? true : undefined}
              aria-describedby={`${id}-${subrole}`}
              onChange={() => toggle(subrole)}
            />
            <span>
              <span className={classes.name}>
                {SUBROLE_LABEL[subrole]}
                {isHeld && ' (sizde)'}
              </span>
              <br />
              <span id={`${id}-${subrole}`} className={parts.hint}>
                {SUBROLE_REQUIREMENT[subrole]}
              </span>
            </span>
          </label>
        );
      })}
      {problem && (
        <p id={`${id}-problem`} className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
