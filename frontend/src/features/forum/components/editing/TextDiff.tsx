import { useMemo } from 'react';
import classes from './TextDiff.module.css';
import { wordDiff } from './wordDiff';

/** What changed from one text to the other; told by lines and to screen readers, not by colour alone. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => keyed(before, after), [before, after]);
  return (
    <span className={classes.diff}>
      {pieces.map(({ key, kind, text }) => {
        if (kind === 'added') return <Marked key={key} as="ins" label="eklendi" text={text} />;
        if (kind === 'removed') return <Marked key={key} as="del" label="çıkarıldı" text={text} />;
        return <span key={key}>{text}</span>;
      })}
    </span>
  );
}

function Marked({ as: Element, label, text }: { as: 'ins' | 'del'; label: string; text: string }) {
  return (
    <Element>
      <span className="visually-hidden">{` [${label}: `}</span>
      {text}
      <span className="visually-hidden">{'] '}</span>
    </Element>
  );
}

function keyed(before: string, after: string) {
  let at = 0;
  return wordDiff(before, after).map((piece) => {
    const key = at;
    at += piece.text.length + 1;
    return { ...piece, key };
  });
}
