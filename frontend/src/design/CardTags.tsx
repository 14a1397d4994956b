import { useState } from 'react';
import classes from './CardTags.module.css';
import { Chip } from './Chip';

const SHOWN = 2;

/** The first tags, and the others on a press. */
export function CardTags({ tags, hashed }: { tags: string[]; hashed: boolean }) {
  const [all, setAll] = useState(false);
  const others = tags.length - SHOWN;
  return (
    <>
      {(all ? tags : tags.slice(0, SHOWN)).map((tag) => (hashed ? <span key={tag}>#{tag}</span> : <Chip key={tag}>{tag}</Chip>))}
      {others > 0 && (
        <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? (
            'Daha Az'
          ) : (
            <>
              +{others}
              <span className="visually-hidden"> etiket daha</span>
            </>
          )}
        </button>
      )}
    </>
  );
}
