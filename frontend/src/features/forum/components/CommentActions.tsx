import type { Author } from '@contracts/accounts';
import type { CommentText } from '@contracts/forum';
import { IconArrowBackUp, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasLocalDraft } from '../../../client/drafts/localDraft';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { focusOn } from '../../../design/focusOn';
import { commentAnchor } from '../../../paths';
import type { Thread } from '../api/thread';
import { LikeButton } from './LikeButton';
import { PostActions } from './PostActions';
import type { RenderReport } from './Reportable';
import { useOwnActions } from './useOwnActions';

interface Props {
  comment: CommentText;
  author: Author;
  name: string;
  thread: Thread;
  /** Absent where the reader cannot answer. */
  onQuote?: (comment: CommentText) => void;
  onReply?: () => void;
  solve?: Action | null;
  /** Absent where the text cannot be changed. */
  onEdit?: () => void;
  report: RenderReport;
  moderation?: (more?: Action[]) => ReactNode;
}

/** What can be done with a comment. */
export function CommentActions({ comment, author, name, thread, onQuote, onReply, solve, onEdit, report, moderation }: Props) {
  const member = useMember();
  const { id, state, likes } = comment;
  const isOwn = member?.id === author.id;
  const isVisible = state === 'visible';
  const own = useOwnActions({
    kind: 'comments',
    id,
    thread,
    hasDraft: Boolean(member && hasLocalDraft(member.id, `edit-comment:${id}`)),
    onEdit: () => onEdit?.(),
    onDeleted: () => focusOn(commentAnchor(id)),
  });
  const quoting = onQuote && { label: 'Alıntıla', icon: <IconQuote aria-hidden="true" />, run: () => onQuote(comment) };
  const replying = onReply && { label: 'Yanıtla', icon: <IconArrowBackUp aria-hidden="true" />, run: onReply };
  return (
    <>
      {report({ type: 'forum_comment', id, author, title: comment.excerpt }, (reporting) => (
        <PostActions
          about={name}
          path={thread.path(id)}
          answer={replying ?? quoting}
          quote={replying && quoting}
          solve={isVisible && solve}
          edit={isOwn && onEdit !== undefined && own.edit}
          remove={isOwn && own.remove}
          report={isVisible && reporting}
          isNested={onReply !== undefined}
          moderation={moderation}
        >
          {isVisible && <LikeButton text={{ type: 'comment', id, thread }} likes={likes} />}
        </PostActions>
      ))}
      {own.dialog}
    </>
  );
}
