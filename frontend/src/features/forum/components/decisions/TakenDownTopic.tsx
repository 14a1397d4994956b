import { displayName } from '@contracts/accounts';
import type { Comment } from '@contracts/forum';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import card from '../../../../design/Card.module.css';
import { MoreButton } from '../../../../design/MoreButton';
import { usePageTitle } from '../../../../design/usePageTitle';
import { commentAnchor } from '../../../../paths';
import { takenDownTopicQuery } from '../../api/decisions';
import { HighlightedInView } from '../HighlightedInView';
import { Post } from '../Post';
import { Quote } from '../Quote';
import { TopicHead } from '../TopicHead';
import { TopicSkeleton } from '../TopicSkeleton';
import type { useComments } from '../useComments';
import { DecisionNotes } from './DecisionNotes';
import { TakenDownComment } from './TakenDownComment';

interface Props {
  id: string;
  comments: ReturnType<typeof useComments>;
  /** When there is nothing that could be shown. */
  otherwise: ReactNode;
}

/** A deleted topic as it stood, for those who read hidden content: to be read and brought back, nothing else. */
export function TakenDownTopic({ id, comments: list, otherwise }: Props) {
  const { data: topic, isPending } = useQuery(takenDownTopicQuery(id));
  usePageTitle(topic?.title);
  if (isPending) return <TopicSkeleton />;
  if (!topic) return otherwise;
  const notes = <DecisionNotes topicId={id} kinds={['delete', 'hide', 'merge']} otherwise={null} />;
  return (
    <>
      <TopicHead topic={topic} isOwn={false} notice={notes} />
      <div className={card.card}>
        <Post
          id="topic-text"
          label={`Konu, ${displayName(topic.users)}`}
          author={topic.users}
          at={topic.created_at}
          content={topic.content}
          html={topic.html}
          state={topic.state}
          authorChip="Konu sahibi"
        />
        {list.comments.map((comment, at) => (
          <ReadComment key={comment.id} comment={comment} number={list.before + at + 1} />
        ))}
        <HighlightedInView comments={list} />
        {list.hasNextPage && (
          <MoreButton
            pages={list.data?.pages.length ?? 0}
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => list.fetchNextPage()}
          />
        )}
      </div>
    </>
  );
}

function ReadComment({ comment, number }: { comment: Comment; number: number }) {
  const { id, users, state, created_at, content, html, quotedComment } = comment;
  if (state !== 'visible' || !users) return <TakenDownComment comment={comment} name={`${number}. yorum`} number={`#${number}`} tools={null} />;
  return (
    <Post
      id={commentAnchor(id)}
      label={`${number}. yorum, ${displayName(users)}`}
      author={users}
      at={created_at}
      content={content}
      html={html}
      above={quotedComment && <Quote quoted={quotedComment} />}
      corner={`#${number}`}
    />
  );
}
