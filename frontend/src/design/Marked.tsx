import classes from './Marked.module.css';

interface Props {
  text: string;
  /** Begin and end in UTF-16 units, in their order, none in another. */
  ranges: readonly (readonly [begin: number, end: number])[];
}

/** A text as it is written, with the places that somebody looked for marked in it. */
export function Marked({ text, ranges }: Props) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([begin, end], index) => (
        <span key={begin}>
          {text.slice(ends[index], begin)}
          <mark className={classes.mark}>{text.slice(begin, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
