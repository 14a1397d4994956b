import { partsOf } from '@contracts/message-links';
import { Fragment, type ReactNode } from 'react';
import classes from './LinkedWords.module.css';

const asTyped = (words: string): ReactNode => words;

/** A text as it was typed, whose addresses lead there; `between` draws the words between them. */
export function LinkedWords({ text, between = asTyped }: { text: string; between?: (words: string) => ReactNode }) {
  let place = 0;
  return partsOf(text).map(({ text: words, href }) => {
    place += words.length;
    if (href === null) return <Fragment key={place}>{between(words)}</Fragment>;
    return (
      <a key={place} className={classes.link} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {words}
      </a>
    );
  });
}
