import { displayName } from '@contracts/accounts';
import { UPDATE_TYPE_LABEL } from '@contracts/project-updates';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../client/apiError';
import { Chip } from '../../../../design/Chip';
import { Dialog } from '../../../../design/Dialog';
import { ErrorState } from '../../../../design/ErrorState';
import { PlainText } from '../../../../design/PlainText';
import { TimeAgo } from '../../../../design/TimeAgo';
import { updateHistoryQuery } from '../../api/updates';
import classes from './Updates.module.css';

interface Props {
  id: string;
  onClose: () => void;
}

/** How an update came to be what it is, the newest first; for everybody who may read it. */
export function UpdateHistory({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(updateHistoryQuery(id));
  return (
    <Dialog title="Düzenleme geçmişi" onClose={onClose} size="xl" fillsPhone>
      {!data && !error && <Skeleton height="var(--s24)" />}
      {error && !data && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.toReversed().map(({ number, type, content, users, edited_at }) => (
        <article key={number} className={classes.update} aria-label={`${number}. hâli`}>
          <header className={classes.head}>
            <b>{number}. hâli</b>
            <Chip>{UPDATE_TYPE_LABEL[type]}</Chip>
            <small>
              <bdi>{displayName(users)}</bdi> · <TimeAgo at={edited_at} />
            </small>
          </header>
          <div className={classes.words}>
            <PlainText source={content} />
          </div>
        </article>
      ))}
    </Dialog>
  );
}
