import { displayName } from '@contracts/accounts';
import { MEMBER_SEARCH, type PublicUser } from '@contracts/profile';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { memberSearchQuery } from '../api/memberSearchQuery';
import { MemberOption } from './MemberOption';
import classes from './MemberSearch.module.css';

const PAUSE = 200;
const NONE: readonly PublicUser[] = [];

interface Props {
  /** Set when it has just been opened and is to be typed into at once. */
  autoFocus?: boolean;
}

/** Finds members while one types: arrows choose, Enter opens the profile, Escape closes the list. */
export function MemberSearch({ autoFocus = false }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [asked] = useDebouncedValue(typed.trim(), PAUSE);
  const { data, isError } = useQuery(memberSearchQuery(asked));
  const enough = typed.trim().length >= MEMBER_SEARCH.min;
  const members = enough ? (data ?? NONE) : NONE;
  const shown = opened && enough && (data !== undefined || isError);

  const change = (text: string) => {
    setTyped(text);
    setOpened(true);
    setChosen(-1);
  };
  const open = (member: PublicUser) => {
    setTyped('');
    setOpened(false);
    navigate(paths.profile(member.username));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const member = members[chosen] ?? (members.length === 1 ? members[0] : undefined);
    if (event.key === 'Escape' && shown) {
      // The list closes first; what was typed, and whatever the field stands in, go with the next Escape.
      event.preventDefault();
      event.stopPropagation();
      setOpened(false);
      setChosen(-1);
    } else if (event.key === 'Enter' && member && shown) open(member);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && members.length > 0) {
      event.preventDefault();
      setOpened(true);
      setChosen((before) => next(before, event.key === 'ArrowDown' ? 1 : -1, members.length));
    }
  };
  return (
    <div className={classes.search}>
      <TextInput
        type="search"
        role="combobox"
        aria-label="Üye ara"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && members[chosen] ? `${id}-${chosen}` : undefined}
        placeholder="Üye ara"
        autoComplete="off"
        spellCheck={false}
        maxLength={MEMBER_SEARCH.max}
        data-autofocus={autoFocus || undefined}
        ref={(field) => {
          if (autoFocus) field?.focus();
        }}
        leftSection={<IconSearch aria-hidden="true" className={classes.glass} />}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => setOpened(true)}
        onBlur={() => setOpened(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Bulunan üyeler" className={classes.list} hidden={!shown || members.length === 0}>
        {members.map((member, index) => (
          <MemberOption key={member.id} id={`${id}-${index}`} member={member} typed={asked} chosen={index === chosen} onOpen={() => open(member)} />
        ))}
      </div>
      {shown && members.length === 0 && <p className={classes.nothing}>{isError ? 'Üyeler şu anda aranamıyor.' : `“${asked}” ile eşleşen üye yok.`}</p>}
      <p className="visually-hidden" role="status">
        {shown && members.length > 0 ? `${members.length} üye bulundu: ${members.map(displayName).join(', ')}` : ''}
      </p>
    </div>
  );
}

const next = (before: number, step: 1 | -1, count: number): number => (before < 0 && step < 0 ? count - 1 : (before + step + count) % count);
