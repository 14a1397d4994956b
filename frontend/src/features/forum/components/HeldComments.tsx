import { displayName } from '@contracts/accounts';
import { FORUM_TEXT } from '@contracts/forum';
import type { OwnHeldText } from '@contracts/holding';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import { heldCommentsQuery } from '../api/comments';
import { HeldNotice } from './held/HeldNotice';
import { TakeBackButton } from './held/TakeBackButton';
import { Post } from './Post';
import classes from './Post.module.css';

interface Props {
  topicId: string;
  memberId: string;
  /** Takes the words of what was taken back; answers false when it has no place for them. */
  onWords: (text: OwnHeldText) => boolean;
}

/** Stands below the comments: what waits has no number yet. */
export function HeldComments({ topicId, memberId, onWords }: Props) {
  const { data = [], error, refetch } = useQuery(heldCommentsQuery(topicId, memberId));
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => refetch()} />;
  return data.map(
    ({ id, users, created_at, content, html, state, notice }) =>
      users &&
      state !== 'removed' && (
        <Post
          key={id}
          label={`Onay bekleyen yorum, ${displayName(users)}`}
          author={users}
          at={created_at}
          content={content}
          html={html}
          state={state}
          above={
            <div className={classes.notice}>
              <HeldNotice id={id} text={notice ?? FORUM_TEXT.commentHeld} isOwn={users.id === memberId} />
            </div>
          }
          actions={users.id === memberId && <TakeBackButton memberId={memberId} id={id} onWords={onWords} />}
        />
      ),
  );
}
