import { type ReactNode, useState } from 'react';
import classes from './Cover.module.css';

interface Props {
  url: string | null;
  /** Stands for a picture that is missing. */
  icon: ReactNode;
  /** Seen at once, so that it is not waited for. */
  early?: boolean;
}

/** The picture of a post or a project; it says nothing that the title does not. A quiet place stands for one that is missing. */
export function Cover({ url, icon, early = false }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!url || url === missing)
    return (
      <span className={classes.none} aria-hidden="true">
        {icon}
      </span>
    );
  return <img className={classes.cover} src={url} alt="" width={16} height={9} loading={early ? 'eager' : 'lazy'} onError={() => setMissing(url)} />;
}
