import { TOPIC_SORT_LABEL, TOPIC_SORTS } from '@contracts/forum';
import { IconMessagePlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { useMember } from '../../../client/session';
import { Button, LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LinkTabs } from '../../../design/LinkTabs';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { paths } from '../../../paths';
import { type TopicFilter, topicsQuery } from '../api/topics';
import { MarkAllRead } from './MarkAllRead';
import { NewTopicsBar } from './NewTopicsBar';
import { TopicList, TopicListSkeleton } from './TopicList';
import classes from './Topics.module.css';

interface Props {
  filter: TopicFilter;
  /** Of the category that the filter names, once it is known. */
  categoryId: string | undefined;
  /** Left out where no topic can be opened. */
  onNew: (() => void) | undefined;
}

/** The list with its order and its number, whole or while it loads, fails or has nothing. */
export function Topics({ filter, categoryId, onNew }: Props) {
  const member = useMember();
  const list = useRef<HTMLElement>(null);
  const topics = useInfiniteQuery(topicsQuery(filter));
  const { data, fetchNextPage } = topics;
  const rows = data ? rowsOf(data.pages) : [];
  const total = data?.pages.at(-1)?.total;
  return (
    <>
      <div className={classes.bar}>
        <LinkTabs label="Sıralama" choices={TOPIC_SORTS} names={TOPIC_SORT_LABEL} chosen={filter.sort} to={(sort) => paths.forum({ ...filter, sort })} />
        <div className={classes.aside}>
          {member && <MarkAllRead />}
          {total !== undefined && <span className={classes.total}>{turkishNumber(total)} konu</span>}
        </div>
      </div>
      <NewTopicsBar filter={filter} categoryId={categoryId} shown={rows.map(({ id }) => id)} onShown={() => list.current?.focus()} />
      <section
        ref={list}
        tabIndex={-1}
        className={`${card.card} ${classes.list}`}
        aria-label="Konular"
        aria-busy={topics.isPlaceholderData}
        data-stale={topics.isPlaceholderData}
      >
        {topics.isPending && <TopicListSkeleton />}
        {topics.isError && !data && <ErrorState text={messageOf(topics.error)} onRetry={() => topics.refetch()} />}
        {data && total === 0 && <NoTopics filter={filter} onNew={onNew} />}
        {data && <TopicList topics={rows} />}
      </section>
      {topics.hasNextPage && (
        <MoreButton pages={data?.pages.length ?? 0} loading={topics.isFetchingNextPage} failed={topics.isFetchNextPageError} onMore={() => fetchNextPage()} />
      )}
    </>
  );
}

const NOTHING: Partial<Record<TopicFilter['sort'], { title: string; text: string }>> = {
  unanswered: { title: 'Yanıtsız konu yok', text: 'Sorulan her konuya en az bir yanıt gelmiş.' },
  solved: { title: 'Çözülmüş konu yok', text: 'Bir konunun yazarı yanıtlardan birini çözüm olarak seçince konu burada görünür.' },
};
const NO_TOPIC = { title: 'Burada henüz konu yok', text: 'İlk konuyu siz açın; aklınızdaki soruyu ya da fikri paylaşın.' };
const NO_TOPIC_HERE = { title: 'Burada henüz konu yok', text: 'Bir konu açıldığında burada görünür.' };

function NoTopics({ filter, onNew }: Pick<Props, 'filter' | 'onNew'>) {
  const narrowed = NOTHING[filter.sort];
  return (
    <EmptyState icon={<IconMessagePlus />} {...(narrowed ?? (onNew ? NO_TOPIC : NO_TOPIC_HERE))}>
      {narrowed ? (
        <LinkButton to={paths.forum({ category: filter.category, tag: filter.tag })}>Tüm konuları göster</LinkButton>
      ) : (
        onNew && (
          <Button kind="primary" onClick={onNew}>
            İlk konuyu aç
          </Button>
        )
      )}
    </EmptyState>
  );
}
