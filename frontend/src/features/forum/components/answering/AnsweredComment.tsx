import type { Above } from '@contracts/above';
import { displayName, type OwnUser } from '@contracts/accounts';
import type { CommentText } from '@contracts/forum';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMuted } from '../../../../calls/useMuted';
import { useMember } from '../../../../client/session';
import { commentAnchor } from '../../../../paths';
import type { Answered } from '../../api/answeredAt';
import type { Thread } from '../../api/thread';
import { CommentPost } from '../CommentPost';
import type { RenderReport } from '../Reportable';
import classes from './AnsweredDiscussion.module.css';
import { Replies } from './Replies';
import type { AnsweredRead } from './useAnsweredRead';

const ReplyPlace = lazy(() => import('./ReplyPlace').then((file) => ({ default: file.ReplyPlace })));

interface Props {
  comment: Answered;
  above: Above;
  thread: Thread;
  /** Whether something may be written there, or changed. */
  isOpen: boolean;
  /** Anchor of the comment that the address points at. */
  highlighted: string | null;
  report: RenderReport;
  onWritten: () => void;
  /** Takes a comment along as a quote. */
  onQuote: (comment: CommentText) => void;
  /** Whether a reply to it was begun, here or elsewhere, and not sent. */
  hasDraft: boolean;
  read: AnsweredRead;
}

/** Whom a reply is written to, and with another press to whom instead. */
interface Addressed {
  press: number;
  begin: string;
}

/** A comment with what was replied to it, and where one replies. */
export function AnsweredComment({ comment, above, thread, isOpen, highlighted, report, onWritten, onQuote, hasDraft, read }: Props) {
  const member = useMember();
  const muted = useMuted();
  const [answered, setAnswered] = useState<Addressed | 'closed' | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const mayWrite = Boolean(member && !muted);
  const mayReply = mayWrite && isOpen && comment.state === 'visible';
  const isReplying = mayReply && answered !== 'closed' && (answered !== null || hasDraft);
  const reply = (to: Answered) =>
    setAnswered((before) => ({ press: before && before !== 'closed' ? before.press + 1 : 1, begin: to.id === comment.id ? '' : beginningTo(to, member) }));
  // Where it was written is gone; it is stood on as soon as it is there.
  useEffect(() => {
    const reply = sent && document.getElementById(commentAnchor(sent));
    if (!reply) return;
    reply.focus({ preventScroll: true });
    setSent(null);
  });
  const one = (each: Answered, name: string) => (
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
      isOpen={isOpen}
      mayWrite={mayWrite}
    />
  );
  return (
    <div className={classes.comment}>
      {one(comment, 'Yorum')}
      <Replies above={above} comment={comment} hasNew={read.hasNewReplies(comment)}>
        {(each) => one(each, 'Yanıt')}
      </Replies>
      {isReplying && member && (
        <Suspense fallback={null}>
          <ReplyPlace
            member={member}
            above={above}
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
function beginningTo({ users }: Answered, member: OwnUser | null | undefined): string {
  if (!users || users.id === member?.id) return '';
  return users.username ? `@${users.username} ` : `${displayName(users)}: `;
}
