import { type SavedSeries, SERIES_LIMITS, seriesTitleProblem } from '@contracts/blog-series';
import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { ApiError, messageOf } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { useCreateSeries } from '../../api/series';
import classes from './Series.module.css';

/** Makes a series: its title is all that it needs. It may stand within a form, so it is none itself. */
export function NewSeries({ onMade }: { onMade: (made: SavedSeries) => void }) {
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const creating = useCreateSeries();
  const create = () => {
    const found = seriesTitleProblem(title);
    setProblem(found);
    if (found || creating.isPending) return;
    creating.mutate(
      { title },
      {
        onSuccess: ({ data }) => {
          setTitle('');
          onMade(data);
        },
        onError: (error) => setProblem((error instanceof ApiError && error.fields.title) || messageOf(error)),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    create();
  };
  return (
    <div className={classes.made}>
      <TextInput
        label="Yeni dizinin adı"
        maxLength={SERIES_LIMITS.title.max}
        value={title}
        error={problem}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button icon={<IconPlus aria-hidden="true" />} busy={creating.isPending && 'Oluşturuluyor…'} onClick={create}>
        Dizi oluştur
      </Button>
    </div>
  );
}
