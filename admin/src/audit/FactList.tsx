import type { FactRow } from '@contracts/moderation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteGetList } from 'react-admin';
import { EmptyBox } from '../desk/EmptyBox';
import { FailureBox } from '../desk/FailureBox';
import { rounded } from '../theme/rounded';
import { FactItem } from './FactItem';

const PER_PAGE = 50;
const LINES = ['a', 'b', 'c', 'd'];

const FactSkeleton = () => (
  <Box role="status" aria-label="Geçmiş yükleniyor" sx={{ display: 'grid', gap: 4, p: 4 }}>
    {LINES.map((line) => (
      <Skeleton key={line} variant="rounded" height={36} />
    ))}
  </Box>
);

/** Everything that was recorded about a report, a case, a member, a category or a tag, in the order of the log. */
export function FactList({ filter }: { filter: { report: string } | { case: string } | { member: string } | { category: string } | { tag: string } }) {
  const { data, total, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<FactRow>('facts', {
    filter,
    sort: { field: 'position', order: 'ASC' },
    pagination: { page: 1, perPage: PER_PAGE },
  });
  const facts = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Box
      component="section"
      aria-label="Geçmiş"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: rounded.large, overflow: 'hidden', containerType: 'inline-size' }}
    >
      {isPending && <FactSkeleton />}
      {error && <FailureBox message={error.message} onRetry={() => void refetch()} />}
      {!isPending && !error && facts.length === 0 && (
        <EmptyBox icon={<IconHistory size={24} aria-hidden />} title="Kayıt yok">
          Burada olan biten her şey sırasıyla listelenir; henüz bir olay kaydedilmemiş.
        </EmptyBox>
      )}
      {facts.length > 0 && (
        <Box component="ol" aria-label="Olaylar" sx={{ m: 0, p: '10px 0', listStyle: 'none' }}>
          {facts.map((fact) => (
            <FactItem key={fact.id} fact={fact} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Box sx={{ p: 3, textAlign: 'center' }}>
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
            Daha fazla ({facts.length.toLocaleString('tr-TR')} / {total?.toLocaleString('tr-TR')})
          </Button>
        </Box>
      )}
    </Box>
  );
}
