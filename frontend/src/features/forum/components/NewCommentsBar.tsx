import type { NewCommentRow } from '@contracts/forum';
import { useMember } from '../../../client/session';
import { LiveBar } from './LiveBar';
import classes from './LiveBar.module.css';
import { useLiveCount } from './useLiveCount';

interface Props {
  channel: string;
  shown: readonly string[];
  /** Asks again for what is shown; `isMissed` where the connection was away and nobody has pressed. */
  onRefresh: (isMissed: boolean) => Promise<unknown>;
}

/** Tells of comments that came while one reads. */
export function NewCommentsBar({ channel, shown, onRefresh }: Props) {
  const member = useMember();
  const { count, forget } = useLiveCount<Pick<NewCommentRow, 'authorId' | 'commentId'>>({
    channel,
    idOf: (row) => (row.authorId === member?.id ? null : row.commentId),
    onMissed: () => void onRefresh(true),
    shown,
  });
  const show = async () => {
    await onRefresh(false);
    forget();
  };
  return (
    <div className={classes.under}>
      <LiveBar count={count} what="yeni yorum" onShow={show} />
    </div>
  );
}
