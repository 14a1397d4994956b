import { displayName, type OwnUser } from '@contracts/accounts';
import { type Comment, FORUM_TEXT, type Topic } from '@contracts/forum';
import { useRef, useState } from 'react';
import { messageOf } from '../../../client/apiError';
import card from '../../../design/Card.module.css';
import { ErrorState } from '../../../design/ErrorState';
import { commentAnchor, paths } from '../../../paths';
import { useAddComment } from '../api/useAddComment';
import { CommentPost } from './CommentPost';
import { Composer } from './Composer';
import { CopyLink } from './CopyLink';
import classes from './Discussion.module.css';
import { excerpt } from './excerpt';
import { MoreButton } from './MoreButton';
import { PendingComment } from './PendingComment';
import { Post } from './Post';
import type { RenderReport } from './Reportable';
import { SignInPrompt } from './SignInPrompt';
import type { useComments } from './useComments';

interface Props {
  topic: Topic;
  comments: ReturnType<typeof useComments>;
  member: OwnUser | null | undefined;
  muted: string | null;
  report: RenderReport;
}

/** The topic's text, its comments, and where one answers. */
export function Discussion({ topic, comments: list, member, muted, report }: Props) {
  const { comments, total, highlighted } = list;
  const [quotedId, setQuotedId] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const adding = useAddComment(topic.id);
  const quote = (comment: Comment) => {
    setQuotedId(comment.id);
    field.current?.focus();
  };
  const mayWrite = Boolean(member && !muted);
  return (
    <>
      <div className={card.card}>
        <Post
          label={`Konu, ${displayName(topic.users)}`}
          author={topic.users}
          at={topic.created_at}
          content={topic.content}
          hidden={topic.state === 'hidden'}
          startedTopic
          actions={
            <>
              <CopyLink path={paths.topic(topic.id)} />
              {topic.state === 'visible' && report({ type: 'forum_topic', id: topic.id, author: topic.users, title: topic.title })}
            </>
          }
        />
        {comments.map((comment, at) => (
          <CommentPost
            key={comment.id}
            comment={comment}
            number={at + 1}
            startedTopic={comment.users?.id === topic.users.id}
            highlighted={commentAnchor(comment.id) === highlighted}
            onQuote={mayWrite ? quote : undefined}
            report={comment.users && report({ type: 'forum_comment', id: comment.id, author: comment.users, title: excerpt(comment.content) })}
          />
        ))}
        {list.isError && <ErrorState text={messageOf(list.error)} onRetry={() => list.refetch()} />}
        {list.hasNextPage && (
          <MoreButton
            pages={list.data?.pages.length ?? 0}
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        )}
        {adding.isPending && member && (
          <PendingComment
            member={member}
            number={total + 1}
            request={adding.variables}
            quoted={comments.find(({ id }) => id === adding.variables.quotedComment)}
          />
        )}
      </div>
      {member === null && (
        <div className={classes.guest}>
          <SignInPrompt text={FORUM_TEXT.signInToComment} redirect={paths.topic(topic.id)} />
        </div>
      )}
      {member && topic.state === 'visible' && (
        <Composer
          key={topic.id}
          member={member}
          topicId={topic.id}
          muted={muted}
          quoted={comments.find(({ id }) => id === quotedId) ?? null}
          onUnquote={() => setQuotedId(null)}
          onRestoreQuote={setQuotedId}
          sending={adding}
          field={field}
        />
      )}
    </>
  );
}
