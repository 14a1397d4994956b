import { displayName } from '@contracts/accounts';
import { FORUM_TEXT } from '@contracts/forum';
import type { OwnHeldText } from '@contracts/holding';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import type { heldCommentsQuery } from '../api/comments';
import { HeldNotice } from './held/HeldNotice';
import { TakeBackButton } from './held/TakeBackButton';
import { Post } from './Post';
import classes from './Post.module.css';

interface Props {
  of: ReturnType<typeof heldCommentsQuery>;
  memberId: string;
  /** Takes the words of what was taken back; answers false when it has no place for them. */
  onWords: (text: OwnHeldText) => boolean;
}

/** What waits has no place among the comments yet. */
export function HeldComments({ of, memberId, onWords }: Props) {
  const { data = [], error, refetch } = useQuery(of);
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
