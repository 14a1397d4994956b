import { useState } from 'react';
import { Link } from 'react-router-dom';
import classes from './CardTags.module.css';
import { Chip } from './Chip';

const SHOWN = 2;

interface Props {
  tags: readonly string[];
  hashed: boolean;
  /** Where a tag leads; to nowhere when left out. */
  to?: (tag: string) => string;
}

/** The first tags, and the others on a press. */
export function CardTags({ tags, hashed, to }: Props) {
  const [all, setAll] = useState(false);
  const others = tags.length - SHOWN;
  return (
    <>
      {(all ? tags : tags.slice(0, SHOWN)).map((tag) => (
        <Tag key={tag} words={hashed ? `#${tag}` : tag} isPlain={hashed && !to} to={to?.(tag)} />
      ))}
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

function Tag({ words, isPlain, to }: { words: string; isPlain: boolean; to: string | undefined }) {
  if (isPlain) return <span>{words}</span>;
  if (to === undefined) return <Chip>{words}</Chip>;
  return (
    <Link to={to} className={classes.way}>
      <Chip>{words}</Chip>
    </Link>
  );
}
