import { SEARCH_LIMITS } from '@contracts/search';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { Button } from '../../../design/Button';
import classes from './SearchForm.module.css';

interface Props {
  q: string;
  onSearch: (q: string) => void;
}

/** The query as a whole; rendered anew (by key) when the address says another one. */
export function SearchForm({ q, onSearch }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <search>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          className={classes.field}
          type="search"
          name="q"
          aria-label="Aranacak kelimeler"
          placeholder="Konu ve yorumlarda ara"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_LIMITS.q.max}
          defaultValue={q}
          leftSection={<IconSearch aria-hidden="true" className={classes.glass} />}
        />
        <Button type="submit" kind="primary">
          Ara
        </Button>
      </form>
    </search>
  );
}
