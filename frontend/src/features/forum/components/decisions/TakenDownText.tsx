import { displayName } from '@contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../../client/apiError';
import { DecisionNote } from '../../../../deciding/DecisionNote';
import { ErrorState } from '../../../../design/ErrorState';
import { RenderedText } from '../../../../design/RenderedText';
import { TimeAgo } from '../../../../design/TimeAgo';
import { commentAnchor } from '../../../../paths';
import { takenDownCommentQuery } from '../../api/decisions';
import { Quote } from '../Quote';
import classes from './decisions.module.css';

interface Props {
  id: string;
  commentId: string;
}

/** What a comment said that was taken down, and why it was. */
export function TakenDownText({ id, commentId }: Props) {
  const { data, isPending, error, refetch } = useQuery(takenDownCommentQuery(commentId));
  return (
    <div id={id} className={classes.shown} aria-busy={isPending}>
      {error && !data && <ErrorState text={messageOf(error)} onRetry={() => refetch()} />}
      {data && (
        <>
          <div className={classes.text}>
            <p className={classes.by}>
              {data.comment.users && displayName(data.comment.users)} · <TimeAgo at={data.comment.created_at} />
            </p>
            {data.comment.quotedComment && <Quote quoted={data.comment.quotedComment} />}
            <RenderedText html={data.comment.html} source={data.comment.content} />
          </div>
          {data.decisions.map((decision) => (
            <DecisionNote key={decision.id} decision={decision} focusAfter={commentAnchor(commentId)} />
          ))}
        </>
      )}
    </div>
  );
}
