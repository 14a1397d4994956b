import { IconArticle } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PostCover.module.css';

interface Props {
  url: string | null;
  /** Seen at once, so that it is not waited for. */
  early?: boolean;
}

/** The picture of a post; it says nothing that the title does not. A quiet place stands for one that is missing. */
export function PostCover({ url, early = false }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!url || url === missing)
    return (
      <span className={classes.none} aria-hidden="true">
        <IconArticle />
      </span>
    );
  return <img className={classes.cover} src={url} alt="" width={16} height={9} loading={early ? 'eager' : 'lazy'} onError={() => setMissing(url)} />;
}
