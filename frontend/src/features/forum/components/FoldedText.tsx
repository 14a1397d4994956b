import { FOLLOW_TEXT } from '@contracts/follow';
import type { ReactNode } from 'react';
import { FoldedNote } from '../../../design/FoldedNote';
import classes from './Post.module.css';

interface Props {
  id?: string;
  label: string;
  corner?: ReactNode;
  onShow: () => void;
}

/** Keeps the place of a text whose author its reader has blocked, and opens it. */
export const FoldedText = ({ id, label, corner, onShow }: Props) => (
  <article id={id} className={classes.removed} aria-label={`${label}: ${FOLLOW_TEXT.foldedText}`} tabIndex={-1}>
    <FoldedNote onShow={onShow} />
    {corner && <span className={classes.corner}>{corner}</span>}
  </article>
);
