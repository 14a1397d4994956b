import { IconTrash } from '@tabler/icons-react';
import { Banner } from '../../../design/Banner';
import { Button } from '../../../design/Button';
import { exactTime } from '../../../design/dates';
import { useCancelDeletion } from '../api/ownData';

/** On top of every page as long as the member can still change their mind. */
export function DeletionBanner({ due }: { due: string }) {
  const cancel = useCancelDeletion();
  return (
    <Banner
      tone="danger"
      icon={<IconTrash aria-hidden="true" />}
      label="Hesabınız silinecek"
      action={
        <Button busy={cancel.isPending && 'Vazgeçiliyor…'} onClick={() => cancel.mutate()}>
          Vazgeç
        </Button>
      }
    >
      <p>
        <strong>Hesabınız silinecek:</strong> <time dateTime={due}>{exactTime(due)}</time>
      </p>
    </Banner>
  );
}
