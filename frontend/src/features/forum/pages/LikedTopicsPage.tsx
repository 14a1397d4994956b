import { LIKE_TEXT } from '@contracts/likes';
import { IconHeart } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { CategoryLabel } from '../../../design/CategoryLabel';
import { Columns } from '../../../design/Columns';
import { ContentCard } from '../../../design/ContentCard';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LoadingState } from '../../../design/LoadingState';
import { MoreButton } from '../../../design/MoreButton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { likedTopicsQuery } from '../api/likes';
import { CategoryPanel } from '../components/CategoryPanel';
import classes from './LikedTopicsPage.module.css';

/** All topics that the member likes. */
export function LikedTopicsPage() {
  usePageTitle('Beğendiğim konular');
  const list = useInfiniteQuery(likedTopicsQuery);
  const topics = list.data ? rowsOf(list.data.pages) : [];
  return (
    <Columns side={<CategoryPanel current={null} />}>
      <h1 className={classes.title}>Beğendiğim konular</h1>
      {!(list.data && topics.length > 0) && (
        <section className={card.card}>
          {list.isPending && <LoadingState />}
          {list.isError && !list.data && <ErrorState text={messageOf(list.error)} onRetry={() => list.refetch()} />}
          {list.data && <NothingLiked />}
        </section>
      )}
      <ul className={classes.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <ContentCard
              type="forum"
              to={paths.topic(topic.id)}
              title={topic.title}
              description={topic.excerpt}
              at={topic.liked_at}
              timeMeans="Beğeni"
              category={topic.categories && <CategoryLabel category={topic.categories} to={paths.forum({ category: topic.categories.slug })} />}
              tags={topic.selectedTags}
              likes={topic.likes}
              comments={topic.comment_count}
              views={topic.view_count}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data?.pages.length ?? 0}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
        />
      )}
    </Columns>
  );
}

function NothingLiked() {
  return (
    <EmptyState icon={<IconHeart />} title={LIKE_TEXT.panelEmpty} text="Beğendiğiniz konular burada durur; sonra kolayca bulursunuz.">
      <LinkButton kind="primary" to={paths.forum()}>
        Foruma dön
      </LinkButton>
    </EmptyState>
  );
}
