import type { Author } from '@contracts/accounts';
import type { Comment, Topic } from '@contracts/forum';
import { IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hasLocalDraft } from '../../../client/drafts/localDraft';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { commentAnchor, paths } from '../../../paths';
import { focusOn } from './focusOn';
import { may } from './may';
import { PostActions } from './PostActions';
import type { RenderReport } from './Reportable';
import { useOwnActions } from './useOwnActions';
import { useSolveAction } from './useSolveAction';

interface Props {
  comment: Comment;
  author: Author;
  number: number;
  topic: Topic;
  like: ReactNode;
  /** Absent where the reader cannot answer. */
  onQuote?: (comment: Comment) => void;
  /** Absent where the text cannot be changed. */
  onEdit?: () => void;
  report: RenderReport;
  moderation?: (more?: Action[]) => ReactNode;
}

/** What can be done with a comment. */
export function CommentActions({ comment, author, number, topic, like, onQuote, onEdit, report, moderation }: Props) {
  const member = useMember();
  const { id, topicId, state } = comment;
  const isOwn = member?.id === author.id;
  const isVisible = state === 'visible';
  const solve = useSolveAction(topic, id);
  const solves = (member?.id === topic.users.id || may(member, 'topic.moderate')) && !topic.merged_into;
  const own = useOwnActions({
    kind: 'comments',
    id,
    topicId,
    hasDraft: Boolean(member && hasLocalDraft(member.id, `edit-comment:${id}`)),
    onEdit: () => onEdit?.(),
    onDeleted: () => focusOn(commentAnchor(id)),
  });
  return (
    <>
      {report({ type: 'forum_comment', id, author, title: comment.excerpt }, (reporting) => (
        <PostActions
          about={`${number}. yorum`}
          path={paths.comment(topicId, id)}
          quote={onQuote && { label: 'Alıntıla', icon: <IconQuote aria-hidden="true" />, run: () => onQuote(comment) }}
          solve={solves && isVisible && solve}
          edit={isOwn && onEdit !== undefined && own.edit}
          remove={isOwn && own.remove}
          report={isVisible && reporting}
          moderation={moderation}
        >
          {isVisible && like}
        </PostActions>
      ))}
      {own.dialog}
    </>
  );
}
