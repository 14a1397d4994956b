import { SEARCH_LIMITS, SEARCH_TEXT } from '@contracts/search';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import option from '../../../design/ListOption.module.css';
import classes from './SiteSearch.module.css';
import { SuggestionOption } from './SuggestionOption';
import { nameOf, type Suggestion, useSuggestions } from './useSuggestions';

const GROUPS = [
  ['search', 'Arama'],
  ['topic', 'Konular'],
  ['member', 'Üyeler'],
] as const;

interface Props {
  /** Set when it has just been opened and is to be typed into at once. */
  autoFocus?: boolean;
}

/** Searches the forum and names topics and members while one types: arrows choose, Enter opens or searches, Escape closes the list. */
export function SiteSearch({ autoFocus = false }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const { suggestions, asked, isEmpty } = useSuggestions(typed);
  const shown = opened && suggestions.length > 0;
  const found = suggestions.slice(1);

  const change = (text: string) => {
    setTyped(text);
    setOpened(true);
    setChosen(-1);
  };
  const open = ({ to }: Suggestion) => {
    setTyped('');
    setOpened(false);
    setChosen(-1);
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Without a choice Enter searches, also when the list was closed.
    const target = suggestions[chosen] ?? suggestions[0];
    if (event.key === 'Escape' && shown) {
      // The list closes first; what was typed, and whatever the field stands in, go with the next Escape.
      event.preventDefault();
      event.stopPropagation();
      setOpened(false);
      setChosen(-1);
    } else if (event.key === 'Enter' && target) {
      event.preventDefault();
      open(target);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault();
      setOpened(true);
      setChosen((before) => next(before, event.key === 'ArrowDown' ? 1 : -1, suggestions.length));
    }
  };
  return (
    <div className={classes.search}>
      <TextInput
        type="search"
        role="combobox"
        aria-label="Ara"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && suggestions[chosen] ? `${id}-${chosen}` : undefined}
        aria-keyshortcuts="/"
        placeholder="Konu, yorum, üye ara"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_LIMITS.q.max}
        data-search-field
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
      <div id={`${id}-list`} role="listbox" aria-label="Öneriler" className={`${option.list} ${classes.list}`} hidden={!shown}>
        {GROUPS.map(([kind, label]) => {
          const group = suggestions.map((suggestion, index) => ({ suggestion, index })).filter(({ suggestion }) => suggestion.kind === kind);
          return (
            group.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
              <div key={kind} role="group" aria-label={label} className={classes.group}>
                {kind !== 'search' && (
                  <div className={classes.label} aria-hidden="true">
                    {label}
                  </div>
                )}
                {group.map(({ suggestion, index }) => (
                  <SuggestionOption
                    key={suggestion.to}
                    id={`${id}-${index}`}
                    suggestion={suggestion}
                    typed={asked}
                    chosen={index === chosen}
                    onOpen={() => open(suggestion)}
                  />
                ))}
              </div>
            )
          );
        })}
        {isEmpty && (
          <div className={classes.none} aria-hidden="true">
            {SEARCH_TEXT.nothing}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {shown && (isEmpty ? SEARCH_TEXT.nothing : found.length > 0 && `${found.length} öneri: ${found.map(nameOf).join(', ')}`)}
      </p>
    </div>
  );
}

const next = (before: number, step: 1 | -1, count: number): number => (before < 0 && step < 0 ? count - 1 : (before + step + count) % count);
