import { emailSuggestion } from '@contracts/email';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from './EmailField.module.css';

interface Props {
  value: string;
  error?: string;
  onChange: (value: string) => void;
  /** Called when the field is left with something in it. */
  onLeave: () => void;
}

/** Notices slips in the address when the field is left, and puts them right at one press. */
export function EmailField({ value, error, onChange, onLeave }: Props) {
  const [left, setLeft] = useState('');
  const meant = value && left === value ? emailSuggestion(value) : null;
  const leave = () => {
    setLeft(value);
    if (value) onLeave();
  };
  return (
    <div>
      <TextInput
        label="E-posta"
        name="email"
        type="email"
        autoComplete="email"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={leave}
      />
      <p className={classes.hint} role="status">
        {meant && (
          <>
            Şunu mu demek istediniz:{' '}
            <span className={classes.whole}>
              <button type="button" className={classes.meant} onClick={() => onChange(meant)}>
                {meant}
              </button>
              ?
            </span>
          </>
        )}
      </p>
    </div>
  );
}
