import { IconFile, IconFileText, IconFileTypePdf, IconPhoto, IconTable } from '@tabler/icons-react';
import classes from './Files.module.css';

const ICONS = [
  [/^image\//, IconPhoto],
  [/pdf$/, IconFileTypePdf],
  [/csv|sheet|excel/, IconTable],
  [/^text\/|json|word|opendocument\.text/, IconFileText],
] as const;

/** What kind of file it is, at a glance. */
export function FileIcon({ type }: { type: string }) {
  const Icon = ICONS.find(([kind]) => kind.test(type))?.[1] ?? IconFile;
  return (
    <span className={classes.icon} aria-hidden="true">
      <Icon />
    </span>
  );
}
