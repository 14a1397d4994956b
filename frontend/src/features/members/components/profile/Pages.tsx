import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowsOf } from '../../../../client/reads';
import card from '../../../../design/Card.module.css';
import { ErrorState } from '../../../../design/ErrorState';
import { MoreButton } from '../../../../design/MoreButton';
import type { PagesOf } from '../../api/follow';
import classes from './Lists.module.css';

const WAITING = ['a', 'b', 'c', 'd'];

interface Props<Row extends { id: string }> {
  of: PagesOf<Row>;
  /** Said when the list cannot be had. */
  failed: string;
  none: ReactNode;
  children: (row: Row) => ReactNode;
}

/** A list of a tab, page by page. */
export function Pages<Row extends { id: string }>({ of, failed, none, children }: Props<Row>) {
  const list = useInfiniteQuery(of);
  if (list.isPending) return <Waiting />;
  if (!list.data) return <ErrorState text={failed} onRetry={() => void list.refetch()} />;
  const rows = rowsOf(list.data.pages);
  if (rows.length === 0) return none;
  return (
    <>
      <ul className={card.card}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            {children(row)}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <MoreButton
          pages={list.data.pages.length}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

const Waiting = () => (
  <div className={card.card} role="status" aria-label="Yükleniyor...">
    {WAITING.map((row) => (
      <div key={row} className={`${classes.row} ${classes.text}`}>
        <Skeleton height="var(--s4)" width="58%" />
        <Skeleton height="var(--s3)" width="86%" mt="var(--s3)" />
      </div>
    ))}
  </div>
);
