import { displayName, type OwnUser } from '@contracts/accounts';
import type { BlogComment } from '@contracts/blog-comments';
import type { CommentText } from '@contracts/forum';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMuted } from '../../../../calls/useMuted';
import { useMember } from '../../../../client/session';
import { commentAnchor } from '../../../../paths';
import type { Thread } from '../../api/thread';
import { CommentPost } from '../CommentPost';
import type { RenderReport } from '../Reportable';
import classes from './PostDiscussion.module.css';
import { Replies } from './Replies';
import type { PostCommentsRead } from './usePostCommentsRead';

const ReplyPlace = lazy(() => import('./ReplyPlace').then((file) => ({ default: file.ReplyPlace })));

interface Props {
  comment: BlogComment;
  thread: Thread;
  /** Anchor of the comment that the address points at. */
  highlighted: string | null;
  report: RenderReport;
  onWritten: () => void;
  /** Takes a comment along as a quote. */
  onQuote: (comment: CommentText) => void;
  /** Whether a reply to it was begun, here or elsewhere, and not sent. */
  hasDraft: boolean;
  read: PostCommentsRead;
}

/** Whom a reply is written to, and with another press to whom instead. */
interface Answered {
  press: number;
  begin: string;
}

/** A comment of a post with what was replied to it, and where one replies. */
export function PostComment({ comment, thread, highlighted, report, onWritten, onQuote, hasDraft, read }: Props) {
  const member = useMember();
  const muted = useMuted();
  const [answered, setAnswered] = useState<Answered | 'closed' | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const mayWrite = Boolean(member && !muted);
  const mayReply = mayWrite && comment.state === 'visible';
  const isOpen = mayReply && answered !== 'closed' && (answered !== null || hasDraft);
  const reply = (to: BlogComment) =>
    setAnswered((before) => ({ press: before && before !== 'closed' ? before.press + 1 : 1, begin: to.id === comment.id ? '' : beginningTo(to, member) }));
  // Where it was written is gone; it is stood on as soon as it is there.
  useEffect(() => {
    const reply = sent && document.getElementById(commentAnchor(sent));
    if (!reply) return;
    reply.focus({ preventScroll: true });
    setSent(null);
  });
  const one = (each: BlogComment, name: string) => (
    <CommentPost
      key={each.id}
      comment={each}
      name={name}
      number={null}
      highlighted={commentAnchor(each.id) === highlighted}
      unread={read.isUnread(each)}
      onReply={mayReply ? () => reply(each) : undefined}
      onQuote={mayReply && each.state === 'visible' ? onQuote : undefined}
      report={report}
      thread={thread}
      isOpen
      mayWrite={mayWrite}
    />
  );
  return (
    <div className={classes.comment}>
      {one(comment, 'Yorum')}
      <Replies comment={comment} hasNew={read.hasNewReplies(comment)}>
        {(each) => one(each, 'Yanıt')}
      </Replies>
      {isOpen && member && (
        <Suspense fallback={null}>
          <ReplyPlace
            member={member}
            comment={comment}
            title={thread.title}
            answered={answered}
            onSent={(id) => {
              onWritten();
              setAnswered('closed');
              setSent(id);
            }}
            onClose={() => setAnswered('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Replies stand one below the other, so one to a reply names whom it is to. */
function beginningTo({ users }: BlogComment, member: OwnUser | null | undefined): string {
  if (!users || users.id === member?.id) return '';
  return users.username ? `@${users.username} ` : `${displayName(users)}: `;
}
