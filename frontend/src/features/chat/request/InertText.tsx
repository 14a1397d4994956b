import { IconLock } from '@tabler/icons-react';
import { inertPieces } from './inertPieces';
import classes from './Request.module.css';

/** A stranger's words; where their links lead is shown, and nothing leads there. */
export const InertText = ({ text }: { text: string }) =>
  inertPieces(text).map(({ text: words, at, isLink }) =>
    isLink ? (
      <span key={at} className={classes.link} title="Bağlantı siz kabul edene kadar kapalı">
        <IconLock aria-hidden="true" />
        {words}
      </span>
    ) : (
      words
    ),
  );
