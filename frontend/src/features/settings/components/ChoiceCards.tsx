import type { IconSun } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './ChoiceCards.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: typeof IconSun;
  /** Decoration that shows what the choice looks like. */
  picture: ReactNode;
}

interface Props<Value extends string> {
  title: string;
  text?: string;
  choices: Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

export function ChoiceCards<Value extends string>({ title, text, choices, value, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.title}>{title}</legend>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.cards}>
        {choices.map(({ value: each, label, icon: Icon, picture }) => (
          <label key={each} className={classes.card}>
            <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChoose(each)} className={classes.input} />
            <span className={classes.picture} aria-hidden="true">
              {picture}
            </span>
            <span className={classes.label}>
              <span className={classes.mark} aria-hidden="true" />
              {label}
              {Icon && <Icon aria-hidden="true" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
