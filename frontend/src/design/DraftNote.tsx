import { IconCheck } from '@tabler/icons-react';
import classes from './DraftNote.module.css';

const clock = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' });

/** Says that nothing typed will be lost. */
export function DraftNote({ savedAt }: { savedAt: Date | null }) {
  if (!savedAt) return null;
  return (
    <span className={classes.note}>
      <IconCheck aria-hidden="true" />
      <span>
        Taslak kaydedildi <span className={classes.at}>· {clock.format(savedAt)}</span>
      </span>
    </span>
  );
}
