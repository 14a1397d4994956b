import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';

const PAUSE_MS = 350;

interface Props {
  label: string;
  placeholder: string;
  /** Characters. */
  longest: number;
  /** What the address says. */
  search: string;
  className?: string;
  onLook: (words: string) => void;
}

/** Looks while one types. */
export function SearchWhileTyping({ label, placeholder, longest, search, className, onLook }: Props) {
  const [typed, setTyped] = useState(search);
  const [told, setTold] = useState(search);
  // The address says something else than what was typed: somebody has gone back, or taken it off.
  if (search !== told) {
    setTold(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const look = (words: string) => {
    const wanted = words.trim();
    if (wanted !== search) onLook(wanted);
  };
  const lookSoon = useDebouncedCallback(look, PAUSE_MS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };
  return (
    <form className={className} onSubmit={submit}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        value={typed}
        leftSection={<IconSearch aria-hidden="true" />}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          lookSoon(event.currentTarget.value);
        }}
      />
    </form>
  );
}
