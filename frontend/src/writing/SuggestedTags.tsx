import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from '../client/tagsQuery';
import classes from './ListField.module.css';

const PAUSE_MS = 200;
const SHOWN = 5;

interface Props {
  typed: string;
  chosen: readonly string[];
  onChoose: (tag: string) => void;
}

/** Tags that others use already, so that one thing has one name. */
export function SuggestedTags({ typed, chosen, onChoose }: Props) {
  const [beginning] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data = [] } = useQuery(tagsQuery(beginning));
  const suggested = data.filter(({ name }) => !chosen.includes(name)).slice(0, SHOWN);
  if (suggested.length === 0) return null;
  return (
    <ul className={classes.suggested} aria-label="Öneriler">
      {suggested.map(({ slug, name }) => (
        <li key={slug}>
          <button type="button" aria-label={`${name} etiketini ekle`} onClick={() => onChoose(name)}>
            <IconPlus aria-hidden="true" />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
