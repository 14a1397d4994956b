import { topicChannel } from '@contracts/envelope';
import type { NewCommentRow } from '@contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { useMember } from '../../../client/session';
import { LiveBar } from './LiveBar';
import classes from './LiveBar.module.css';
import { useLiveCount } from './useLiveCount';

interface Props {
  topicId: string;
  shown: readonly string[];
}

export function NewCommentsBar({ topicId, shown }: Props) {
  const member = useMember();
  const queries = useQueryClient();
  const { count, forget } = useLiveCount<NewCommentRow>({
    channel: topicChannel(topicId),
    idOf: (row) => (row.authorId === member?.id ? null : row.commentId),
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
