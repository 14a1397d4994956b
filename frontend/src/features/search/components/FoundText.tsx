import type { Marked as MarkedWords } from '@contracts/search';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { FoldedNote } from '../../../design/FoldedNote';
import { Marked } from '../../../design/Marked';
import whole from '../../../design/Row.module.css';
import classes from './FoundText.module.css';

interface Props {
  authorId: string;
  to: string;
  /** What is read out before the title, where the title is not the text's own. */
  spoken?: string | null;
  title: MarkedWords;
  excerpts: readonly MarkedWords[];
  /** What it is and how it stands. */
  chips: ReactNode;
  /** Whose it is, from when, and how it was taken. */
  children: ReactNode;
}

/** Something that was found by its words; folded away where its reader has blocked who wrote it. */
export function FoundText({ authorId, to, spoken, title, excerpts, chips, children }: Props) {
  const id = useId();
  const { folded, show } = useFolded(authorId, id);
  if (folded)
    return (
      <article className={`${whole.lined} ${classes.item}`}>
        <FoldedNote onShow={show} />
      </article>
    );
  return (
    <article className={`${whole.lined} ${classes.item}`}>
      <h2 className={classes.title}>
        <Link id={id} to={to} className={whole.link}>
          {spoken && <span className="visually-hidden">{spoken}</span>}
          <Marked {...title} />
        </Link>
      </h2>
      {excerpts.map((excerpt) => (
        <p key={excerpt.text} className={classes.excerpt}>
          <Marked {...excerpt} />
        </p>
      ))}
      <div className={classes.meta}>
        {chips}
        <span className={classes.by}>{children}</span>
      </div>
    </article>
  );
}
