import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../client/apiError';
import { Dialog } from '../../../../design/Dialog';
import { ErrorState } from '../../../../design/ErrorState';
import { historyQuery, type TextKind } from '../../api/ownTexts';
import { Revisions } from './Revisions';

interface Props {
  kind: TextKind;
  id: string;
  onClose: () => void;
}

/** How a text came to be what it is; for everybody who may read it. */
export function HistoryDialog({ kind, id, onClose }: Props) {
  const { data, error, refetch } = useQuery(historyQuery(kind, id));
  return (
    <Dialog title="Düzenleme geçmişi" onClose={onClose} size="xl" fillsPhone>
      {!data && !error && <Skeleton height="var(--s24)" />}
      {error && !data && <ErrorState text={messageOf(error)} onRetry={() => refetch()} />}
      {data && data.length > 0 && <Revisions revisions={data} />}
    </Dialog>
  );
}
