import { IconTrash } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { exactTime } from '../../../design/dates';
import { useCancelDeletion } from '../api/useAccountDeletion';
import classes from './DeletionBanner.module.css';

/** On top of every page as long as the member can still change their mind. */
export function DeletionBanner({ due }: { due: string }) {
  const cancel = useCancelDeletion();
  return (
    <section className={classes.banner} aria-label="Hesabınız silinecek">
      <div className={classes.inner}>
        <IconTrash aria-hidden="true" />
        <p className={classes.text}>
          <strong>Hesabınız silinecek:</strong> <time dateTime={due}>{exactTime(due)}</time>
        </p>
        <Button busy={cancel.isPending && 'Vazgeçiliyor…'} onClick={() => cancel.mutate()}>
          Vazgeç
        </Button>
      </div>
    </section>
  );
}
