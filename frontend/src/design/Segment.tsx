import { useId } from 'react';
import classes from './Segment.module.css';

interface Props<Value extends string> {
  label: string;
  /** At the end of the label's line. */
  hint?: string;
  choices: Readonly<Record<Value, string>>;
  /** Null where none is chosen yet. */
  value: Value | null;
  /** What is wrong with what is chosen, or that nothing is. */
  error?: string;
  /** Choices that are there and cannot be taken. */
  isUnavailable?: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** A few short choices side by side, of which one holds. */
export function Segment<Value extends string>({ label, hint, choices, value, error, isUnavailable, onChoose }: Props<Value>) {
  const name = useId();
  const said = error ? `${name}-error` : undefined;
  return (
    <fieldset className={classes.segment} aria-describedby={said}>
      <legend>
        {label}
        {hint && <small>{hint}</small>}
      </legend>
      <div className={classes.choices}>
        {(Object.entries(choices) as [Value, string][]).map(([key, text], index) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === value}
              disabled={isUnavailable?.(key)}
              aria-invalid={error && index === 0 ? true : undefined}
              onChange={() => onChoose(key)}
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={said} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
