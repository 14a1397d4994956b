import { partsOf } from '@contracts/message-links';
import { memo } from 'react';
import classes from './Message.module.css';

/** A text as it was typed: its lines and its addresses, and nothing else of it means anything. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  let place = 0;
  return (
    <span className={classes.text}>
      {partsOf(text).map(({ text: words, href }) => {
        place += words.length;
        if (href === null) return words;
        return (
          <a key={place} className={classes.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {words}
          </a>
        );
      })}
    </span>
  );
});
