import type { OwnUser } from '@contracts/accounts';
import { displayName } from '@contracts/accounts';
import { BLOG_COMMENT_TEXT } from '@contracts/blog-comments';
import { useRef, useState } from 'react';
import { useMuted } from '../../../../calls/useMuted';
import { Avatar } from '../../../../design/Avatar';
import { useAddPostComment } from '../../api/postComments';
import { Composer } from '../Composer';
import { PendingComment } from '../PendingComment';
import type { CommentedPost } from '../thread';
import classes from './PostDiscussion.module.css';
import { useFocusWhenAsked } from './useFocusWhenAsked';

interface Props {
  member: OwnUser;
  post: CommentedPost;
  onWritten: () => void;
  /** Whether one was begun, here or elsewhere, and not sent. */
  hasDraft: boolean;
}

/** Where a comment begins: one line, until somebody wants to write, or has begun to. */
export function NewComment({ member, post, onWritten, hasDraft }: Props) {
  const muted = useMuted();
  const [isWanted, setWanted] = useState(false);
  const adding = useAddPostComment({ postId: post.id, parentId: null, onAdded: onWritten });
  const isOpen = isWanted || Boolean(muted) || hasDraft;
  return (
    <>
      <div className={classes.write}>
        {isOpen ? (
          <Writing member={member} post={post} adding={adding} isWanted={isWanted} />
        ) : (
          <>
            <Avatar id={member.id} name={displayName(member)} picture={member.avatar} />
            <button type="button" className={classes.begin} onClick={() => setWanted(true)}>
              {BLOG_COMMENT_TEXT.placeholder}
            </button>
          </>
        )}
      </div>
      {adding.isPending && <PendingComment member={member} name="Yorum" request={adding.variables} />}
    </>
  );
}

interface WritingProps extends Pick<Props, 'member' | 'post'> {
  adding: ReturnType<typeof useAddPostComment>;
  isWanted: boolean;
}

function Writing({ member, post, adding, isWanted }: WritingProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusWhenAsked(field, isWanted ? 1 : 0);
  return (
    <div className={classes.writing}>
      <Composer
        member={member}
        to={post}
        words={{ placeholder: BLOG_COMMENT_TEXT.placeholder, send: BLOG_COMMENT_TEXT.send }}
        returned={null}
        sending={adding}
        field={field}
      />
    </div>
  );
}
