import { displayName } from '@contracts/accounts';
import type { Comment, Topic } from '@contracts/forum';
import { Checkbox } from '@mantine/core';
import { IconCheck, IconMessageOff } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../client/session';
import type { Action } from '../../../design/ActionButton';
import { Callout } from '../../../design/Callout';
import { Chip } from '../../../design/Chip';
import { commentAnchor } from '../../../paths';
import { CommentActions } from './CommentActions';
import { isFoldedFor } from './decisions/isFoldedFor';
import { EditedMark } from './editing/EditedMark';
import { useEditing } from './editing/useEditing';
import { FoldedText } from './FoldedText';
import { may } from './may';
import { Post } from './Post';
import classes from './Post.module.css';
import { Quote } from './Quote';
import type { RenderReport } from './Reportable';
import { useFolded } from './useFolded';

const EditComment = lazy(() => import('./editing/EditComment').then((file) => ({ default: file.EditComment })));
const TakenDownComment = lazy(() => import('./decisions/TakenDownComment').then((file) => ({ default: file.TakenDownComment })));
const CommentModeration = lazy(() => import('./tools/CommentModeration').then((file) => ({ default: file.CommentModeration })));

interface Props {
  comment: Comment;
  number: number;
  startedTopic: boolean;
  highlighted: boolean;
  /** Behind what the reader had read when the topic was opened. */
  unread: boolean;
  /** Absent where the reader cannot answer. */
  onQuote?: (comment: Comment) => void;
  report: RenderReport;
  like: ReactNode;
  topic: Topic;
  /** Whether the member can write at the moment. */
  mayWrite: boolean;
  /** Whether it is among those chosen for a new topic; absent where nothing is chosen. */
  selected?: boolean;
  onSelect: (id: string) => void;
}

export function CommentPost({ comment, number, startedTopic, highlighted, unread, onQuote, report, like, topic, mayWrite, selected, onSelect }: Props) {
  const member = useMember();
  const { id, users, state, notice, quotedComment } = comment;
  const anchor = commentAnchor(id);
  const edit = useEditing(id, anchor);
  const { folded, show } = useFolded(users?.id, anchor);
  const moderates = may(member, 'comment.moderate');
  const moderation = (more?: Action[]) => (
    <Suspense fallback={null}>
      <CommentModeration comment={comment} number={number} more={more} />
    </Suspense>
  );
  if (isFoldedFor(member, comment)) {
    return (
      <Suspense fallback={<RemovedPost id={anchor} number={number} notice={notice} />}>
        <TakenDownComment comment={comment} number={number} tools={moderates && moderation()} />
      </Suspense>
    );
  }
  if (state === 'removed' || !users) return <RemovedPost id={anchor} number={number} notice={notice} />;
  if (folded) return <FoldedText id={anchor} label={`${number}. yorum`} corner={`#${number}`} onShow={show} />;
  const isOwn = member?.id === users.id;
  const isSolution = topic.is_resolved && topic.solving_comment_id === id;
  const editable = mayWrite && state !== 'hidden' && (!topic.locked || may(member, 'topic.moderate'));
  const editing = edit.isOpen && isOwn && editable;
  return (
    <Post
      id={anchor}
      label={`${number}. yorum, ${displayName(users)}`}
      author={users}
      at={comment.created_at}
      content={comment.content}
      html={comment.html}
      state={state}
      startedTopic={startedTopic}
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
            <Checkbox className={classes.pick} label="Seç" checked={selected} onChange={() => onSelect(id)} aria-label={`${number}. yorumu seç`} />
          )}
          <Link to={{ hash: anchor }} aria-label={`${number}. yorumun bağlantısı`}>
            #{number}
          </Link>
        </>
      }
      mark={comment.edited && <EditedMark kind="comments" id={id} at={comment.updated_at} byModerator={comment.edited_by_moderator} />}
      body={
        editing &&
        member && (
          <Suspense fallback={null}>
            <EditComment member={member} comment={comment} topicTitle={topic.title} onDone={edit.stop} />
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
        !editing && (
          <CommentActions
            comment={comment}
            author={users}
            number={number}
            topic={topic}
            like={like}
            onQuote={onQuote}
            onEdit={editable ? edit.start : undefined}
            report={report}
            moderation={moderates ? moderation : undefined}
          />
        )
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
function RemovedPost({ id, number, notice }: { id: string; number: number; notice: string | null }) {
  return (
    <article id={id} className={classes.removed} aria-label={`${number}. yorum`} tabIndex={-1}>
      <IconMessageOff aria-hidden="true" />
      {notice}
      <span className={classes.corner}>#{number}</span>
    </article>
  );
}
