import { IconMessagePlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { Button, LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { rowsOf, type TopicFilter, topicsQuery } from '../api/topicsQuery';
import { MoreButton } from './MoreButton';
import { SortTabs } from './SortTabs';
import { TopicList } from './TopicList';
import { TopicListSkeleton } from './TopicListSkeleton';
import classes from './Topics.module.css';

interface Props {
  filter: TopicFilter;
  onNew: () => void;
}

/** The list with its order and its number, whole or while it loads, fails or has nothing. */
export function Topics({ filter, onNew }: Props) {
  const topics = useInfiniteQuery(topicsQuery(filter));
  const { data, fetchNextPage } = topics;
  const total = data?.pages.at(-1)?.total;
  return (
    <>
      <div className={classes.bar}>
        <SortTabs category={filter.category} sort={filter.sort} />
        {total !== undefined && <span className={classes.total}>{turkishNumber(total)} konu</span>}
      </div>
      <section className={card.card} aria-label="Konular" aria-busy={topics.isPlaceholderData} data-stale={topics.isPlaceholderData}>
        {topics.isPending && <TopicListSkeleton />}
        {topics.isError && !data && <ErrorState text={messageOf(topics.error)} onRetry={() => topics.refetch()} />}
        {data && total === 0 && <NoTopics filter={filter} onNew={onNew} />}
        {data && <TopicList topics={rowsOf(data.pages)} />}
      </section>
      {topics.hasNextPage && (
        <MoreButton pages={data?.pages.length ?? 0} loading={topics.isFetchingNextPage} failed={topics.isFetchNextPageError} onMore={() => fetchNextPage()} />
      )}
    </>
  );
}

function NoTopics({ filter, onNew }: Props) {
  const answered = filter.sort === 'unanswered';
  return (
    <EmptyState
      icon={<IconMessagePlus />}
      title={answered ? 'Yanıtsız konu yok' : 'Burada henüz konu yok'}
      text={answered ? 'Sorulan her konuya en az bir yanıt gelmiş.' : 'İlk konuyu siz açın; aklınızdaki soruyu ya da fikri paylaşın.'}
    >
      {answered ? (
        <LinkButton to={paths.forum({ category: filter.category })}>Tüm konuları göster</LinkButton>
      ) : (
        <Button kind="primary" onClick={onNew}>
          İlk konuyu aç
        </Button>
      )}
    </EmptyState>
  );
}
