import { FOLLOW_TEXT } from '@contracts/follow';
import { IconMessageOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/Button';
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
    <IconMessageOff aria-hidden="true" />
    {FOLLOW_TEXT.foldedText}
    <Button kind="quiet" size="small" onClick={onShow}>
      {FOLLOW_TEXT.unfold}
    </Button>
    {corner && <span className={classes.corner}>{corner}</span>}
  </article>
);
