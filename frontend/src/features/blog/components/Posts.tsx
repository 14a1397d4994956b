import { POST_SORT_LABEL, POST_SORTS } from '@contracts/blog';
import { IconPencilPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { useBlocked } from '../../../client/blockedMembers';
import { rowsOf } from '../../../client/reads';
import { LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LinkTabs } from '../../../design/LinkTabs';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { useStepping } from '../../../design/useStepping';
import { paths } from '../../../paths';
import { type PostFilter, popularTagsQuery, postsQuery } from '../api/posts';
import { useMine } from '../api/reactions';
import { usePostReading } from '../api/readPosts';
import { FeaturedPost } from './PostItem';
import { marksOf, PostList, PostListSkeleton } from './PostList';
import classes from './Posts.module.css';
import { isNarrowed, withFeatured } from './postFilter';

/** The list with its order and its number, whole or while it loads, fails or has nothing. */
export function Posts({ filter }: { filter: PostFilter }) {
  const place = useRef<HTMLDivElement>(null);
  useStepping(place);
  const posts = useInfiniteQuery(postsQuery(filter));
  const { data } = posts;
  const readingOf = usePostReading();
  const rows = data ? rowsOf(data.pages) : [];
  const mine = useMine(rows.map(({ id }) => id));
  const total = data?.pages.at(-1)?.total;
  const { featured, others } = withFeatured(rows, filter, useBlocked());
  return (
    <div ref={place}>
      <div className={classes.bar}>
        {POST_SORTS.length > 1 && (
          <LinkTabs label="Sıralama" choices={POST_SORTS} names={POST_SORT_LABEL} chosen={filter.sort} to={(sort) => paths.blog({ ...filter, sort })} />
        )}
        {!isNarrowed(filter) && <PopularTags />}
        {total !== undefined && <span className={classes.total}>{turkishNumber(total)} yazı</span>}
      </div>
      {featured && <FeaturedPost post={featured} {...readingOf(featured)} {...marksOf(mine, featured.id)} />}
      {(!data || total === 0 || others.length > 0) && (
        <section className={card.card} aria-label="Yazılar" aria-busy={posts.isPlaceholderData} data-stale={posts.isPlaceholderData}>
          {posts.isPending && <PostListSkeleton />}
          {posts.isError && !data && <ErrorState text={messageOf(posts.error)} onRetry={() => posts.refetch()} />}
          {data && total === 0 && <NoPosts filter={filter} />}
          {data && <PostList posts={others} mine={mine} />}
        </section>
      )}
      {posts.hasNextPage && (
        <MoreButton
          pages={data?.pages.length ?? 0}
          loading={posts.isFetchingNextPage}
          failed={posts.isFetchNextPageError}
          onMore={() => posts.fetchNextPage()}
        />
      )}
    </div>
  );
}

const SHOWN_TAGS = 6;

/** Nothing where they cannot be had: the list is what one came for. */
function PopularTags() {
  const { data: tags = [] } = useQuery(popularTagsQuery);
  if (tags.length === 0) return null;
  return (
    <nav className={classes.tags} aria-label="Popüler etiketler">
      <span className={classes.label}>Popüler etiketler</span>
      {tags.slice(0, SHOWN_TAGS).map(({ name, slug, post_count }) => (
        <Link key={slug} to={paths.blog({ tag: slug })}>
          <Chip>
            #{name} <span className={classes.count}>{turkishNumber(post_count)}</span>
            <span className="visually-hidden"> yazı</span>
          </Chip>
        </Link>
      ))}
    </nav>
  );
}

function NoPosts({ filter }: { filter: PostFilter }) {
  if (isNarrowed(filter)) {
    return (
      <EmptyState icon={<IconPencilPlus />} title="Burada henüz yazı yok" text="Bir yazı yayınlandığında burada görünür.">
        <LinkButton to={paths.blog({ sort: filter.sort })}>Tüm yazıları göster</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<IconPencilPlus />} title="Henüz yazı yok" text="İlk yazıyı siz yazın: öğrendiğiniz bir şeyi, bir deneyimi ya da bir fikri anlatın.">
      <LinkButton kind="primary" to={paths.newPost}>
        İlk yazıyı yaz
      </LinkButton>
    </EmptyState>
  );
}
