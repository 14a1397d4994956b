import { memo } from 'react';
import { LinkedWords } from '../../../design/LinkedWords';
import classes from './Message.module.css';

/** A text as it was typed: its lines and its addresses, and nothing else of it means anything. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  return (
    <span className={classes.text}>
      <LinkedWords text={text} />
    </span>
  );
});
