import { POST_STATUS_ROWS, POST_STATUSES, type PostStatus } from '@contracts/blog';
import { Skeleton } from '@mantine/core';
import { IconArchive, IconFileExport, IconFileImport, IconPencil } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { rowsOf } from '../../../client/reads';
import { Button, LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { LinkTabs } from '../../../design/LinkTabs';
import { MoreButton } from '../../../design/MoreButton';
import { turkishNumber } from '../../../design/numbers';
import { toast } from '../../../design/toast';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { ownPostsQuery, useArchivePosts } from '../api/ownPosts';
import { BlogCategories } from '../components/BlogCategories';
import { ImportDialog } from '../components/importing/ImportDialog';
import { OwnNumbers } from '../components/numbers/OwnNumbers';
import { OwnPostItem } from '../components/OwnPostItem';
import classes from '../components/OwnPosts.module.css';
import { OwnSeriesList } from '../components/series/OwnSeriesList';

const CHOICES = ['all', ...POST_STATUSES] as const;
type Choice = (typeof CHOICES)[number];

/** Names of the tabs with how many posts stand behind each, once that is known. */
export function tabNames(counts: Record<PostStatus, number> | undefined): Record<Choice, string> {
  const all = counts && POST_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const named = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${turkishNumber(count)}`);
  const entries = POST_STATUSES.map((status) => [status, named(POST_STATUS_ROWS[status].name, counts?.[status])] as const);
  return { all: named('Tümü', all), ...(Object.fromEntries(entries) as Record<PostStatus, string>) };
}

/** The author's desk: their own posts by state. */
export function OwnPostsPage() {
  const [query] = useSearchParams();
  const status = POST_STATUSES.find((each) => each === query.get('status'));
  const [isImporting, setImporting] = useState(false);
  const counts = useInfiniteQuery(ownPostsQuery(status)).data?.pages.at(-1)?.counts;
  const hasPosts = counts !== undefined && POST_STATUSES.some((each) => counts[each] > 0);
  usePageTitle('Yazılarım · Blog');
  return (
    <Columns side={<BlogCategories filter={null} />}>
      <div className={classes.head}>
        <h1>Yazılarım</h1>
        <div className={classes.tools}>
          <Button icon={<IconFileImport aria-hidden="true" />} onClick={() => setImporting(true)}>
            İçe aktar
          </Button>
          {hasPosts && (
            <LinkButton reloadDocument download icon={<IconFileExport aria-hidden="true" />} to={paths.ownPostsArchive}>
              Tümünü indir
            </LinkButton>
          )}
          <LinkButton kind="primary" icon={<IconPencil aria-hidden="true" />} to={paths.newPost}>
            Yeni Yazı Oluştur
          </LinkButton>
        </div>
      </div>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      <OwnNumbers />
      <Desk key={status ?? 'all'} status={status} />
      <OwnSeriesList />
    </Columns>
  );
}

function Desk({ status }: { status: PostStatus | undefined }) {
  const list = useInfiniteQuery(ownPostsQuery(status));
  const { data } = list;
  const rows = data ? rowsOf(data.pages) : [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const archiving = useArchivePosts();
  // What was put away, or deleted elsewhere, is chosen no more.
  const ids = rows.filter((row) => row.status === 'published' && chosen.has(row.id)).map(({ id }) => id);
  const choose = (id: string) => setChosen((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id])));
  const archive = () =>
    archiving.mutate(ids, {
      onSuccess: ({ done, failure, failed }) => {
        setChosen(new Set(failed));
        if (done > 0) void toast({ text: `${turkishNumber(done)} yazı arşivlendi.` });
        if (failure) void toast({ title: `${turkishNumber(failed.length)} yazı arşivlenemedi`, text: messageOf(failure), tone: 'danger' });
      },
    });
  return (
    <>
      <div className={classes.bar}>
        <LinkTabs
          label="Yazıların durumu"
          choices={CHOICES}
          names={tabNames(data?.pages.at(-1)?.counts)}
          chosen={status ?? 'all'}
          to={(choice) => paths.ownPosts(choice === 'all' ? undefined : choice)}
        />
        {ids.length > 0 && (
          <Button size="small" icon={<IconArchive aria-hidden="true" />} busy={archiving.isPending && 'Arşivleniyor…'} onClick={archive}>
            {`Seçilenleri arşivle (${turkishNumber(ids.length)})`}
          </Button>
        )}
      </div>
      <section className={card.card} aria-label="Yazılarım">
        {list.isPending && <Skeleton className={classes.waiting} />}
        {list.isError && !data && <ErrorState text={messageOf(list.error)} onRetry={() => void list.refetch()} />}
        {data && rows.length === 0 && <NoPosts status={status} />}
        {rows.length > 0 && (
          <ul>
            {rows.map((post) => (
              <OwnPostItem key={post.id} post={post} isChosen={ids.includes(post.id)} onChoose={() => choose(post.id)} />
            ))}
          </ul>
        )}
      </section>
      {list.hasNextPage && (
        <MoreButton pages={data?.pages.length ?? 0} loading={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={() => list.fetchNextPage()} />
      )}
    </>
  );
}

const NoPosts = ({ status }: { status: PostStatus | undefined }) => (
  <EmptyState
    icon={<IconPencil />}
    title={status ? `${POST_STATUS_ROWS[status].name} durumunda yazınız yok` : 'Henüz yazınız yok'}
    text="Taslaklarınız, zamanladıklarınız ve yayınladıklarınız burada durur."
  >
    <LinkButton kind="primary" to={paths.newPost}>
      Yeni Yazı Oluştur
    </LinkButton>
  </EmptyState>
);
