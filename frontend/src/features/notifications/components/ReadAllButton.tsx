import { IconChecks } from '@tabler/icons-react';
import { Button } from '../../../design/Button';
import { useReadNotifications } from '../api/notifications';

export function ReadAllButton({ unread }: { unread: number }) {
  const read = useReadNotifications();
  return (
    <Button kind="quiet" size="small" icon={<IconChecks aria-hidden="true" />} disabled={unread === 0} onClick={() => read.mutate({ all: true })}>
      Tümünü okundu say
    </Button>
  );
}
