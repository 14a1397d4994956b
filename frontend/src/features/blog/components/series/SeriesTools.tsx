import { type PostSeries, SERIES_LIMITS, seriesTitleProblem } from '@contracts/blog-series';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDelete } from '../../../../calls/AskDelete';
import { ApiError, messageOf } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { paths } from '../../../../paths';
import { useEditSeries, useRemoveSeries } from '../../api/series';
import classes from './Series.module.css';

const DELETE = { title: 'Yazı diziniz silinsin mi?', effect: 'Dizi silinir; yazılarınız yerinde durur.' } as const;

/** Renames a series, and removes it. */
export function SeriesTools({ series: { id, title } }: { series: PostSeries }) {
  const navigate = useNavigate();
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const editing = useEditSeries(id);
  const removing = useRemoveSeries(id);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name === null) return;
    const found = seriesTitleProblem(name);
    setProblem(found);
    if (found) return;
    editing.mutate(
      { title: name },
      { onSuccess: () => setName(null), onError: (error) => setProblem((error instanceof ApiError && error.fields.title) || messageOf(error)) },
    );
  };
  return (
    <div className={classes.tools}>
      {name === null ? (
        <>
          <Button onClick={() => setName(title)}>Adını değiştir</Button>
          <Button onClick={() => setAsking(true)}>Diziyi sil</Button>
        </>
      ) : (
        <form className={classes.made} noValidate onSubmit={rename}>
          <TextInput
            label="Dizi adı"
            maxLength={SERIES_LIMITS.title.max}
            value={name}
            error={problem}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" kind="primary" busy={editing.isPending && 'Kaydediliyor…'}>
            Kaydet
          </Button>
          <Button onClick={() => setName(null)}>Vazgeç</Button>
        </form>
      )}
      {isAsking && (
        <AskDelete
          {...DELETE}
          deleting={removing}
          onDelete={() => removing.mutate(undefined, { onSuccess: () => void navigate(paths.ownPosts(), { replace: true }) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
