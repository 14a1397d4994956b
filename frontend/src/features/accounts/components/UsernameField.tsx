import { usernameProblem } from '@contracts/account-problems';
import { ACCOUNT_TEXT } from '@contracts/accounts';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { usernameAvailable } from '../api/signUp';

interface Props {
  value: string;
  error?: string;
  onChange: (value: string) => void;
  /** Called when the field is left, with the problem that was found, if any. */
  onChecked: (problem: string | undefined) => void;
}

/** Asks the server on leaving the field whether the name is still free. */
export function UsernameField({ value, error, onChange, onChecked }: Props) {
  const [free, setFree] = useState<string | null>(null);
  const latest = useRef(value);
  const check = async () => {
    const problem = usernameProblem(value);
    onChecked(problem ?? undefined);
    if (problem) return;
    try {
      const available = await usernameAvailable(value);
      if (latest.current !== value) return;
      setFree(available ? value : null);
      if (!available) onChecked(ACCOUNT_TEXT.usernameTaken);
    } catch (cause) {
      // Only a convenience: registering itself tells it too.
      console.warn('The username could not be checked', cause);
    }
  };
  return (
    <TextInput
      label="Kullanıcı adı"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      description={free === value && value && !error ? 'Bu kullanıcı adı uygun.' : 'Harf, rakam, nokta ve alt çizgi; Türkçe karakter olmadan.'}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => {
        latest.current = event.currentTarget.value;
        onChange(event.currentTarget.value);
      }}
      onBlur={() => value && check()}
    />
  );
}
