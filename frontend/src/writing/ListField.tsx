import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './ListField.module.css';

interface Props {
  label: string;
  description: string;
  chosen: readonly string[];
  /** What is being typed and is in the list not yet. It comes into it on sending too, so leaving the field moves nothing on the page. */
  typed: string;
  /** How many there may be, and what is said of one too many. */
  most: number;
  tooMany: string;
  error: string | undefined;
  /** The list with what was typed in it. */
  withTyped: (chosen: readonly string[], typed: string) => string[];
  /** What the button of one of them does, for those who only hear it. */
  removes: (item: string) => string;
  onChange: (chosen: string[], typed: string) => void;
  /** Below the chosen ones, as long as there is room for more. */
  suggestions?: ReactNode;
}

/** Enter or a comma puts what was typed into a list. */
export function ListField({ label, description, chosen, typed, most, tooMany, error, withTyped, removes, onChange, suggestions }: Props) {
  const isFull = chosen.length >= most;
  const type = (text: string) => (text.includes(',') ? onChange(withTyped(chosen, text), '') : onChange([...chosen], text));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onChange(withTyped(chosen, typed), '');
    } else if (event.key === 'Backspace' && typed === '') onChange(chosen.slice(0, -1), '');
  };
  return (
    <div>
      <TextInput
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        enterKeyHint="done"
        value={typed}
        error={error ?? (chosen.length > most || (isFull && typed.trim() !== '') ? tooMany : undefined)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label="Seçilenler">
          {chosen.map((item) => (
            <li key={item}>
              <button
                type="button"
                aria-label={removes(item)}
                onClick={() =>
                  onChange(
                    chosen.filter((each) => each !== item),
                    typed,
                  )
                }
              >
                {item}
                <IconX aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && suggestions}
    </div>
  );
}
