import { topicChannel } from '@contracts/envelope';
import type { Comment, CommentText, Topic } from '@contracts/forum';
import type { OwnHeldText } from '@contracts/holding';
import { READING_TEXT } from '@contracts/reading';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMuted } from '../../../calls/useMuted';
import { messageOf } from '../../../client/apiError';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { ErrorState } from '../../../design/ErrorState';
import { MoreButton } from '../../../design/MoreButton';
import { commentAnchor } from '../../../paths';
import { heldCommentsQuery, useAddComment } from '../api/comments';
import { AnswerPlace } from './AnswerPlace';
import { Composer } from './Composer';
import { HeldComments } from './HeldComments';
import { HighlightedInView } from './HighlightedInView';
import { NewCommentsBar } from './NewCommentsBar';
import { OlderButton } from './OlderButton';
import { PendingComment } from './PendingComment';
import { QuoteSelection } from './quoting/QuoteSelection';
import type { RenderReport } from './Reportable';
import { TopicComment } from './TopicComment';
import { TopicPost } from './TopicPost';
import { topicThread } from './thread';
import type { useComments } from './useComments';
import type { Opened } from './useReadingProgress';
import { useSelection } from './useSelection';

const SplitBar = lazy(() => import('./tools/SplitBar').then((file) => ({ default: file.SplitBar })));

interface Props {
  topic: Topic;
  comments: ReturnType<typeof useComments>;
  /** How far the reader was when the topic was opened. */
  opened: Opened | null;
  report: RenderReport;
}

/** The topic's text, its comments, and where one answers. */
/** Newer than what its reader had seen when the topic was opened. */
const isUnread = (opened: Opened | null, { created_at }: Comment, number: number): boolean =>
  opened !== null && number > opened.number && created_at > (opened.since ?? '');

export function Discussion({ topic, comments: list, opened, report }: Props) {
  const member = useMember();
  const muted = useMuted();
  const { comments, before, total, highlighted } = list;
  const [quotedId, setQuotedId] = useState<string | null>(null);
  const [returned, setReturned] = useState<{ content: string; isBehind?: true } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const adding = useAddComment(topic.id, ({ id }) => list.hasNextPage && navigate({ hash: commentAnchor(id) }, { replace: true }));
  const quote = (comment: CommentText) => {
    setQuotedId(comment.id);
    field.current?.focus();
  };
  const quoteWords = (content: string, commentId: string | null) => {
    setReturned({ content, isBehind: true });
    if (commentId) setQuotedId(commentId);
    field.current?.focus();
  };
  const mayWrite = Boolean(member && !muted);
  const mayAnswer = mayWrite && !topic.merged_into && (!topic.locked || may(member, 'topic.moderate'));
  const takeWords = (text: OwnHeldText) => {
    if (!mayAnswer) return false;
    setReturned(text);
    setQuotedId(text.quotedComment);
    field.current?.focus();
    return true;
  };
  const selection = useSelection();
  const thread = topicThread(topic);
  return (
    <>
      {list.lost && (
        <Callout tone="warn" role="status">
          {READING_TEXT.lost}
        </Callout>
      )}
      <div className={card.card}>
        <TopicPost topic={topic} mayWrite={mayWrite} report={report} onSplit={selection.start} />
        {list.hasPreviousPage && (
          <OlderButton count={before} loading={list.isFetchingPreviousPage} failed={list.isFetchPreviousPageError} onOlder={list.showOlder} />
        )}
        {comments.map((comment, at) => (
          <TopicComment
            key={comment.id}
            comment={comment}
            name={`${before + at + 1}. yorum`}
            number={`#${before + at + 1}`}
            thread={thread}
            isOpen={!topic.locked || may(member, 'topic.moderate')}
            unread={isUnread(opened, comment, before + at + 1) && comment.users?.id !== member?.id}
            highlighted={commentAnchor(comment.id) === highlighted}
            onQuote={mayAnswer ? quote : undefined}
            topic={topic}
            mayWrite={mayWrite}
            selected={selection.has(comment.id)}
            onSelect={selection.toggle}
            report={report}
          />
        ))}
        <HighlightedInView comments={list} />
        {list.isError && topic.state !== 'held' && <ErrorState text={messageOf(list.error)} onRetry={() => list.refetch()} />}
        {list.hasNextPage && (
          <MoreButton
            pages={list.data?.pages.length ?? 0}
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        )}
        {member && <HeldComments of={heldCommentsQuery(topic.id, member.id)} memberId={member.id} onWords={takeWords} />}
        {adding.isPending && member && (
          <PendingComment
            member={member}
            name={`${total + 1}. yorum`}
            request={adding.variables}
            quoted={comments.find(({ id }) => id === adding.variables.quotedComment)}
          />
        )}
      </div>
      <NewCommentsBar
        channel={topicChannel(topic.id)}
        shown={comments.map(({ id }) => id)}
        onRefresh={(isMissed) =>
          Promise.all((isMissed ? ['comments'] : ['comments', 'topic']).map((what) => queries.invalidateQueries({ queryKey: ['forum', what, topic.id] })))
        }
      />
      {mayAnswer && <QuoteSelection onQuote={quoteWords} />}
      {selection.chosen && (
        <Suspense fallback={null}>
          <SplitBar topic={topic} selected={selection.chosen} onEnd={selection.end} />
        </Suspense>
      )}
      <AnswerPlace
        topic={topic}
        composer={(member) => (
          <Composer
            key={topic.id}
            member={member}
            to={topic}
            words={{ placeholder: 'Yanıtınızı yazın…', send: 'Yanıtla' }}
            quoted={comments.find(({ id }) => id === quotedId) ?? null}
            onUnquote={() => setQuotedId(null)}
            onRestoreQuote={setQuotedId}
            returned={returned}
            sending={adding}
            field={field}
          />
        )}
      />
    </>
  );
}
