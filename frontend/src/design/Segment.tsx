import { useId } from 'react';
import classes from './Segment.module.css';

interface Props<Value extends string> {
  label: string;
  /** At the end of the label's line. */
  hint?: string;
  choices: Readonly<Record<Value, string>>;
  /** Null where none is chosen yet. */
  value: Value | null;
  onChoose: (value: Value) => void;
}

/** A few short choices side by side, of which one holds. */
export function Segment<Value extends string>({ label, hint, choices, value, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.segment}>
      <legend>
        {label}
        {hint && <small>{hint}</small>}
      </legend>
      <div className={classes.choices}>
        {(Object.entries(choices) as [Value, string][]).map(([key, text]) => (
          <label key={key}>
            <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChoose(key)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
