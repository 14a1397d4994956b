import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownSeriesQuery } from '../../api/series';
import { NewSeries } from './NewSeries';

const NEW = 'new';

interface Props {
  /** Id; '' is none, null is the one in which the post stands. */
  value: string | null;
  postId: string | null;
  onChange: (seriesId: string) => void;
}

/** Chooses the series to which a post belongs, or makes one. */
export function SeriesField({ value, postId, onChange }: Props) {
  const { data: all = [] } = useQuery(ownSeriesQuery);
  const [isNew, setNew] = useState(false);
  const standing = all.find(({ posts }) => posts.some(({ id }) => id === postId))?.id ?? '';
  // What was removed meanwhile is none.
  const chosen = all.some(({ id }) => id === value) || value === '' ? (value ?? '') : standing;
  const choose = (id: string) => {
    setNew(id === NEW);
    if (id !== NEW) onChange(id);
  };
  return (
    <>
      <NativeSelect
        label="Yazı dizisi"
        data={[{ value: '', label: 'Bir dizide değil' }, ...all.map(({ id, title }) => ({ value: id, label: title })), { value: NEW, label: 'Yeni dizi…' }]}
        value={isNew ? NEW : chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isNew && <NewSeries onMade={({ id }) => choose(id)} />}
    </>
  );
}
