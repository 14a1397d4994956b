import { displayName } from '@contracts/accounts';
import type { CommentText } from '@contracts/forum';
import { Checkbox } from '@mantine/core';
import { IconCheck, IconMessageOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useFolded } from '../../../calls/useFolded';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { Callout } from '../../../design/Callout';
import { Chip } from '../../../design/Chip';
import { commentAnchor } from '../../../paths';
import type { Thread } from '../api/thread';
import { CommentActions } from './CommentActions';
import { isFoldedFor } from './decisions/isFoldedFor';
import { EditedMark } from './editing/EditedMark';
import { useEditing } from './editing/useEditing';
import { FoldedText } from './FoldedText';
import { Post } from './Post';
import classes from './Post.module.css';
import { Quote } from './Quote';
import type { RenderReport } from './Reportable';

const EditComment = lazy(() => import('./editing/EditComment').then((file) => ({ default: file.EditComment })));
const TakenDownComment = lazy(() => import('./decisions/TakenDownComment').then((file) => ({ default: file.TakenDownComment })));
const CommentModeration = lazy(() => import('./tools/CommentModeration').then((file) => ({ default: file.CommentModeration })));

interface Props {
  comment: CommentText;
  /** How it is called for those who do not see where it stands: '3. yorum'. */
  name: string;
  /** What leads to it: '#3'; its time where comments have no numbers. */
  number: string | null;
  highlighted: boolean;
  /** Behind what the reader had read when the topic was opened. */
  unread: boolean;
  /** Absent where the reader cannot answer. */
  onQuote?: (comment: CommentText) => void;
  /** Where comments are answered as well. */
  onReply?: () => void;
  /** Marks it as what solved its topic. */
  solve?: Action | null;
  isSolution?: boolean;
  report: RenderReport;
  thread: Thread;
  /** Whether what is written there can be changed by its authors. */
  isOpen: boolean;
  /** Whether the member can write at the moment. */
  mayWrite: boolean;
  /** Whether it is among those chosen for a new topic; absent where nothing is chosen. */
  selected?: boolean;
  onSelect?: (id: string) => void;
}

export function CommentPost(props: Props) {
  const { comment, name, number, highlighted, unread, isSolution, thread, isOpen, mayWrite, selected, onSelect } = props;
  const member = useMember();
  const { id, users, state, notice, quotedComment } = comment;
  const anchor = commentAnchor(id);
  const edit = useEditing(id, anchor);
  const { folded, show } = useFolded(users?.id, anchor);
  const moderates = may(member, 'comment.moderate');
  const moderation = (more?: Action[]) => (
    <Suspense fallback={null}>
      <CommentModeration comment={comment} name={name} thread={thread} more={more} />
    </Suspense>
  );
  if (isFoldedFor(member, comment)) {
    return (
      <Suspense fallback={<RemovedPost id={anchor} name={name} number={number} notice={notice} />}>
        <TakenDownComment comment={comment} name={name} number={number} tools={moderates && moderation()} />
      </Suspense>
    );
  }
  if (state === 'removed' || !users) return <RemovedPost id={anchor} name={name} number={number} notice={notice} />;
  if (folded) return <FoldedText id={anchor} label={name} corner={number} onShow={show} />;
  const isOwn = member?.id === users.id;
  const editable = mayWrite && isOpen && state !== 'hidden';
  const editing = edit.isOpen && isOwn && editable;
  return (
    <Post
      id={anchor}
      label={`${name}, ${displayName(users)}`}
      author={users}
      at={comment.created_at}
      content={comment.content}
      html={comment.html}
      state={state}
      authorChip={users.id === thread.authorId ? thread.authorChip : null}
      highlighted={highlighted}
      unread={unread}
      corner={
        <>
          {unread && <UnreadDot />}
          {isSolution && (
            <Chip tone="ok" icon={<IconCheck />}>
              Çözüm
            </Chip>
          )}
          {selected !== undefined && (
            <Checkbox className={classes.pick} label="Seç" checked={selected} onChange={() => onSelect?.(id)} aria-label={`${name}u seç`} />
          )}
          {number && (
            <Link to={{ hash: anchor }} aria-label={`${name}un bağlantısı`}>
              {number}
            </Link>
          )}
        </>
      }
      mark={comment.edited && <EditedMark kind="comments" id={id} at={comment.updated_at} byModerator={comment.edited_by_moderator} />}
      body={
        editing &&
        member && (
          <Suspense fallback={null}>
            <EditComment member={member} comment={comment} thread={thread} onDone={edit.stop} />
          </Suspense>
        )
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
        !editing && <CommentActions {...props} author={users} onEdit={editable ? edit.start : undefined} moderation={moderates ? moderation : undefined} />
      }
    />
  );
}

const UnreadDot = () => (
  <span className={classes.dot}>
    <span className="visually-hidden">Yeni</span>
  </span>
);

/** Keeps the place and the number of a comment that is not shown. */
function RemovedPost({ id, name, number, notice }: { id: string; name: string; number: string | null; notice: string | null }) {
  return (
    <article id={id} className={classes.removed} aria-label={name} tabIndex={-1}>
      <IconMessageOff aria-hidden="true" />
      {notice}
      <span className={classes.corner}>{number}</span>
    </article>
  );
}
