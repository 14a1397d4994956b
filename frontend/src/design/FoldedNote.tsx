import { FOLLOW_TEXT } from '@contracts/follow';
import { IconMessageOff } from '@tabler/icons-react';
import { Button } from './Button';
import classes from './FoldedNote.module.css';

/** Stands where a text was folded away whose author its reader has blocked, and opens it. */
export const FoldedNote = ({ onShow }: { onShow: () => void }) => (
  <span className={classes.note}>
    <IconMessageOff aria-hidden="true" />
    {FOLLOW_TEXT.foldedText}
    <Button kind="quiet" size="small" onClick={onShow}>
      {FOLLOW_TEXT.unfold}
    </Button>
  </span>
);
