import { displayName } from '@contracts/accounts';
import type { Comment } from '@contracts/forum';
import { IconMessageOff, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { commentAnchor, paths } from '../../../paths';
import { CopyLink } from './CopyLink';
import { Post } from './Post';
import classes from './Post.module.css';
import { Quote } from './Quote';

interface Props {
  comment: Comment;
  number: number;
  startedTopic: boolean;
  highlighted: boolean;
  /** Absent where the reader cannot answer. */
  onQuote?: (comment: Comment) => void;
  report: ReactNode;
}

export function CommentPost({ comment, number, startedTopic, highlighted, onQuote, report }: Props) {
  const { id, topicId, users, state, notice, quotedComment } = comment;
  const anchor = commentAnchor(id);
  if (state === 'removed' || !users) return <RemovedPost id={anchor} number={number} notice={notice} />;
  return (
    <Post
      id={anchor}
      label={`${number}. yorum, ${displayName(users)}`}
      author={users}
      at={comment.created_at}
      content={comment.content}
      hidden={state === 'hidden'}
      startedTopic={startedTopic}
      highlighted={highlighted}
      corner={
        <Link to={{ hash: anchor }} aria-label={`${number}. yorumun bağlantısı`}>
          #{number}
        </Link>
      }
      above={
        <>
          {notice && (
            <div className={classes.notice}>
              <Callout tone="warn">{notice}</Callout>
            </div>
          )}
          {quotedComment && <Quote quoted={quotedComment} />}
        </>
      }
      actions={
        <>
          {onQuote && (
            <Button kind="quiet" size="small" icon={<IconQuote aria-hidden="true" />} onClick={() => onQuote(comment)}>
              Alıntıla
            </Button>
          )}
          <CopyLink path={paths.comment(topicId, id)} />
          {state === 'visible' && report}
        </>
      }
    />
  );
}

/** Keeps the place and the number of a comment that is not shown. */
function RemovedPost({ id, number, notice }: { id: string; number: number; notice: string | null }) {
  return (
    <article id={id} className={classes.removed} aria-label={`${number}. yorum`} tabIndex={-1}>
      <IconMessageOff aria-hidden="true" />
      {notice}
      <span className={classes.corner}>#{number}</span>
    </article>
  );
}
