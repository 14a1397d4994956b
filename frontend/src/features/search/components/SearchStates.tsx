import { Skeleton } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { ApiError, messageOf } from '../../../client/apiError';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { paths } from '../../../paths';
import type { SearchFilter } from '../api/searchQuery';
import classes from './SearchResults.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

export function SearchSkeleton() {
  return (
    <div role="status" aria-label="Aranıyor...">
      {ROWS.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton className={classes.title} />
          <Skeleton className={classes.line} />
          <Skeleton className={classes.meta} />
        </div>
      ))}
    </div>
  );
}

/** What is wrong with the words themselves is no failure: trying again would not help. */
export const isRefusal = (error: Error | null): boolean => error instanceof ApiError && error.status === 422;

export const RefusedSearch = ({ error }: { error: Error }) => <EmptyState icon={<IconSearchOff />} title="Bu şekilde aranamıyor" text={messageOf(error)} />;

export function NothingFound({ filter }: { filter: SearchFilter }) {
  const isNarrowed = filter.type !== 'all';
  return (
    <EmptyState
      icon={<IconSearchOff />}
      title="Sonuç bulunamadı"
      text={
        isNarrowed
          ? 'Burada eşleşen bir şey yok. Forumun konu ve yorumlarının hepsinde arayabilirsiniz.'
          : 'Daha az kelimeyle ya da başka bir yazılışla arayın; hâlâ yoksa soruyu ilk siz sorun.'
      }
    >
      {isNarrowed ? (
        <LinkButton to={paths.search({ ...filter, type: 'all' })}>Forumda ara</LinkButton>
      ) : (
        <LinkButton kind="primary" to={paths.newTopic}>
          Yeni Konu Oluştur
        </LinkButton>
      )}
    </EmptyState>
  );
}
