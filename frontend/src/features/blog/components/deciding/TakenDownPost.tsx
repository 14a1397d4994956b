import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { usePageTitle } from '../../../../design/usePageTitle';
import { takenDownPostQuery } from '../../api/decisions';
import { PostHead } from '../PostHead';
import { PostSkeleton } from '../PostSkeleton';
import { PostText } from '../PostText';
import { PostDecisions } from './PostDecisions';

interface Props {
  /** Its address or its id. */
  name: string;
  /** When there is nothing that could be shown. */
  otherwise: ReactNode;
}

const NOTHING = () => undefined;

/** A deleted post as it stood, for those who read hidden content: to be read and brought back, nothing else. */
export function TakenDownPost({ name, otherwise }: Props) {
  const { data: post, isPending } = useQuery(takenDownPostQuery(name));
  const words = useRef<HTMLDivElement>(null);
  usePageTitle(post?.title);
  if (isPending) return <PostSkeleton />;
  if (!post) return otherwise;
  return (
    <article>
      <PostHead post={post} isOwn={false} follow={null} notice={<PostDecisions id={post.id} otherwise={null} />} />
      <PostText html={post.html} source={post.content} place={words} onHeadings={NOTHING} />
    </article>
  );
}
