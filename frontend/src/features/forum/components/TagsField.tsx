import { TOPIC_LIMITS } from '@contracts/forum';
import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './TagsField.module.css';

interface Props {
  tags: string[];
  error?: string;
  onChange: (tags: string[]) => void;
}

const clean = (text: string) => text.trim().replace(/^#/, '').toLocaleLowerCase('tr');

/** Enter or a comma makes a tag of what was typed. */
export function TagsField({ tags, error, onChange }: Props) {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const wanted = typed.split(',').map(clean).filter(Boolean);
    setText('');
    if (wanted.length > 0) onChange([...new Set([...tags, ...wanted])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1));
  };
  return (
    <div>
      <TextInput
        label="Etiketler"
        description={`İsteğe bağlı, en fazla ${TOPIC_LIMITS.tags}. Her etiketten sonra Enter’a basın.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        enterKeyHint="done"
        value={text}
        error={error}
        onChange={(event) => (event.currentTarget.value.includes(',') ? add(event.currentTarget.value) : setText(event.currentTarget.value))}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
      />
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Seçilenler">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" aria-label={`${tag} etiketini kaldır`} onClick={() => onChange(tags.filter((each) => each !== tag))}>
                {tag}
                <IconX aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
