import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ProjectFilter, paths } from '../../../../paths';
import { withoutEmpty } from '../projectFilter';
import classes from './ProjectFilters.module.css';

const PAUSE_MS = 350;
const LONGEST = 100;

/** Looks while one types; whoever goes back comes to what they had before they looked. */
export function ProjectSearch({ filter }: { filter: ProjectFilter }) {
  const { search = '' } = filter;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [told, setTold] = useState(search);
  // The address says something else than what was typed: somebody has gone back, or taken it off.
  if (search !== told) {
    setTold(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const look = (words: string) => {
    const wanted = words.trim();
    if (wanted !== search) void navigate(paths.projects(withoutEmpty({ ...filter, search: wanted })), { replace: search !== '', preventScrollReset: true });
  };
  const lookSoon = useDebouncedCallback(look, PAUSE_MS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };
  return (
    <form className={classes.search} onSubmit={submit}>
      <TextInput
        type="search"
        aria-label="Projelerde ara"
        placeholder="Projelerde ara"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
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
