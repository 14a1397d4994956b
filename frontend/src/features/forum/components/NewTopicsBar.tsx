import { LIVE_CHANNEL } from '@contracts/envelope';
import type { NewTopicRow } from '@contracts/forum';
import { useQueryClient } from '@tanstack/react-query';
import { useMember } from '../../../client/session';
import { type TopicFilter, topicsQuery } from '../api/topics';
import { LiveBar } from './LiveBar';
import { useLiveCount } from './useLiveCount';

interface Props {
  filter: TopicFilter;
  /** Of the category that is shown; undefined for all. */
  categoryId: string | undefined;
  shown: readonly string[];
  /** Called when the new ones are on the page. */
  onShown: () => void;
}

/** A topic that was just written is in none of the other lists. */
const GROWING = ['active', 'newest', 'unanswered'];

export function NewTopicsBar({ filter, categoryId, shown, onShown }: Props) {
  const member = useMember();
  const queries = useQueryClient();
  const { queryKey } = topicsQuery(filter);
  const grows = GROWING.includes(filter.sort) && Boolean(filter.category) === Boolean(categoryId);
  const isListed = (row: NewTopicRow) => (!categoryId || row.categoryId === categoryId) && (!filter.tag || row.tags.includes(filter.tag));
  const { count, forget } = useLiveCount<NewTopicRow>({
    channel: LIVE_CHANNEL.topics,
    idOf: (row) => (grows && row.authorId !== member?.id && isListed(row) ? row.topicId : null),
    // Nothing moves under the reader's eyes: the list is asked for again when it is looked at next.
    onMissed: () => queries.invalidateQueries({ queryKey: ['forum', 'topics'], refetchType: 'none' }),
    shown,
  });
  const show = async () => {
    queries.setQueryData(queryKey, (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) });
    await queries.refetchQueries({ queryKey, exact: true });
    // The lists in other orders are asked for again when they are looked at.
    await queries.invalidateQueries({ queryKey: ['forum', 'topics'], refetchType: 'none' });
    forget();
    onShown();
  };
  return <LiveBar count={count} what="yeni konu" onShow={show} />;
}
