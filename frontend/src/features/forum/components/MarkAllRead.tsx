import { READING_TEXT } from '@contracts/reading';
import { IconChecks } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { useMarkAllRead } from '../api/useMarkAllRead';
import classes from './MarkAllRead.module.css';

/** On phones the sign alone is to be seen. */
export function MarkAllRead() {
  const { mutate, isPending } = useMarkAllRead();
  return (
    <Button
      kind="quiet"
      size="small"
      className={classes.button}
      title={READING_TEXT.markAll}
      disabled={isPending}
      icon={<IconChecks aria-hidden="true" />}
      onClick={() => mutate()}
    >
      <span className={classes.label}>{READING_TEXT.markAll}</span>
    </Button>
  );
}
