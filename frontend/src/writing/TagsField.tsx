import { FORUM_TEXT, TOPIC_LIMITS } from '@contracts/forum';
import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { SuggestedTags } from './SuggestedTags';
import classes from './TagsField.module.css';
import { withTyped } from './tags';

interface Props {
  tags: string[];
  /** What is being typed and is no tag yet. It becomes one on sending too, so leaving the field moves nothing on the page. */
  typed: string;
  error?: string;
  onChange: (tags: string[], typed: string) => void;
}

/** Enter or a comma makes a tag of what was typed. */
export function TagsField({ tags, typed, error, onChange }: Props) {
  const full = tags.length >= TOPIC_LIMITS.tags;
  const type = (text: string) => (text.includes(',') ? onChange(withTyped(tags, text), '') : onChange(tags, text));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onChange(withTyped(tags, typed), '');
    } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1), '');
  };
  return (
    <div>
      <TextInput
        label="Etiketler"
        description={`İsteğe bağlı, en fazla ${TOPIC_LIMITS.tags}. Birden fazlaysa aralarına virgül koyun.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        enterKeyHint="done"
        value={typed}
        error={error ?? (full && typed.trim() !== '' ? FORUM_TEXT.tooManyTags : undefined)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Seçilenler">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`${tag} etiketini kaldır`}
                onClick={() =>
                  onChange(
                    tags.filter((each) => each !== tag),
                    typed,
                  )
                }
              >
                {tag}
                <IconX aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!full && <SuggestedTags typed={typed} chosen={tags} onChoose={(tag) => onChange(withTyped(tags, tag), '')} />}
    </div>
  );
}
