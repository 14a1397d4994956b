import { memo, type Ref } from 'react';
import classes from './ColouredText.module.css';
import { type Line, linesOf, piecesOf } from './pieces';

/** The text of a field once more, in colours, under the field. Nobody listens to it, finds or selects anything in it. */
export function ColouredText({ source, place, className }: { source: string; place: Ref<HTMLDivElement>; className: string }) {
  return (
    <div ref={place} className={`${className} ${classes.under}`} aria-hidden="true" inert translate="no">
      {linesOf(source).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells them apart
        <ColouredLine key={at} {...line} />
      ))}
    </div>
  );
}

/** Only the lines that were changed are looked at again. */
const ColouredLine = memo(function ColouredLine(line: Line) {
  if (line.text === '') return <br />;
  return (
    <div>
      {piecesOf(line).map(({ text, shades }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else that tells them apart
        <span key={at} className={shades.map((shade) => classes[shade]).join(' ') || undefined}>
          {text}
        </span>
      ))}
    </div>
  );
});
