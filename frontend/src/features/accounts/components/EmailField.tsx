import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { MeantEmail } from '../../../design/MeantEmail';

interface Props {
  label?: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  /** Called when the field is left with something in it. */
  onLeave: () => void;
}

/** An address, with what was probably meant by it. */
export function EmailField({ label = 'E-posta', value, error, onChange, onLeave }: Props) {
  const [left, setLeft] = useState('');
  const leave = () => {
    setLeft(value);
    if (value) onLeave();
  };
  return (
    <div>
      <TextInput
        label={label}
        name="email"
        type="email"
        autoComplete="email"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={leave}
      />
      <MeantEmail email={value} left={left} onMeant={onChange} />
    </div>
  );
}
