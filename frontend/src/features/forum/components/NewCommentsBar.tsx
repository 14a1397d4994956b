import { topicChannel } from '@contracts/envelope';
import type { NewCommentRow } from '@contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { LiveBar } from './LiveBar';
import classes from './LiveBar.module.css';
import { useLiveCount } from './useLiveCount';

interface Props {
  topicId: string;
  memberId: string | undefined;
  shown: readonly string[];
}

export function NewCommentsBar({ topicId, memberId, shown }: Props) {
  const queries = useQueryClient();
  const { count, forget } = useLiveCount<NewCommentRow>({
    channel: topicChannel(topicId),
    idOf: (row) => (row.authorId === memberId ? null : row.commentId),
    onMissed: () => queries.invalidateQueries({ queryKey: ['forum', 'comments', topicId] }),
    shown,
  });
  const show = async () => {
    await Promise.all(['comments', 'topic'].map((what) => queries.invalidateQueries({ queryKey: ['forum', what, topicId] })));
    forget();
  };
  return (
    <div className={classes.under}>
      <LiveBar count={count} what="yeni yorum" onShow={show} />
    </div>
  );
}
