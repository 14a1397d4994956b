import { type FollowerRow, MOST_BEHIND } from '@contracts/operations';
import { font } from '@design/tokens';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { IconArrowsRight, IconCheck, IconClock } from '@tabler/icons-react';
import { useGetList } from 'react-admin';
import { Chip } from '../../desk/Chip';
import { EmptyBox } from '../../desk/EmptyBox';
import { FailureBox } from '../../desk/FailureBox';
import { wideOnly } from '../members/wideOnly';
import { ListBox } from './ListBox';
import { RowSkeleton } from './RowSkeleton';
import { REFRESH_EVERY, WHOLE_LIST } from './refresh';
import { StaleFoot } from './StaleFoot';

const KIND_LABEL: Record<FollowerRow['kind'], string> = { projection: 'İzdüşüm', policy: 'İlke' };

const Behind = ({ count }: { count: number }) =>
  count === 0 ? (
    <Chip tone="ok" icon={<IconCheck size={14} aria-hidden />}>
      güncel
    </Chip>
  ) : (
    <Chip tone="warn" icon={<IconClock size={14} aria-hidden />}>
      {count < MOST_BEHIND ? '' : 'en az '}
      {count.toLocaleString('tr-TR')} olay geride
    </Chip>
  );

const FollowerTable = ({ followers }: { followers: readonly FollowerRow[] }) => (
  <Table aria-label="Takipçiler">
    <TableHead>
      <TableRow>
        <TableCell>Takipçi</TableCell>
        <TableCell sx={wideOnly}>Tür</TableCell>
        <TableCell sx={wideOnly} align="right">
          Konum
        </TableCell>
        <TableCell>Durum</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {followers.map(({ id, kind, position, behind }) => (
        <TableRow key={id} sx={{ '&:last-of-type td, &:last-of-type th': { borderBottom: 0 } }}>
          <TableCell component="th" scope="row" sx={{ width: 1, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontFamily: font.code, fontSize: '.8125rem' }}>
              {id}
            </Box>
            <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, color: 'tokens.faint', fontSize: '.8125rem' }}>
              {KIND_LABEL[kind]} · konum {position.toLocaleString('tr-TR')}
            </Box>
          </TableCell>
          <TableCell sx={{ ...wideOnly, color: 'text.secondary' }}>{KIND_LABEL[kind]}</TableCell>
          <TableCell sx={wideOnly} align="right">
            {position.toLocaleString('tr-TR')}
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>
            <Behind count={behind} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function summary(followers: readonly FollowerRow[]): string {
  const late = followers.filter(({ behind }) => behind > 0).length;
  return late === 0 ? 'Hepsi güncel' : `${followers.length.toLocaleString('tr-TR')} takipçiden ${late.toLocaleString('tr-TR')} tanesi geride`;
}

/** How far everything that follows the log has come. */
export function FollowerSection() {
  const { data, error, isPending, refetch, dataUpdatedAt } = useGetList<FollowerRow>('followers', WHOLE_LIST, { refetchInterval: REFRESH_EVERY });
  return (
    <>
      <ListBox title="Takipçiler" aside={data && data.length > 0 && summary(data)}>
        {isPending && <RowSkeleton label="Takipçiler yükleniyor" />}
        {error && !data && <FailureBox message={error.message} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyBox icon={<IconArrowsRight size={24} aria-hidden />} title="Takipçi yok">
            Kaydı izleyen izdüşümler ve ilkeler burada listelenir; şu anda çalışan yok.
          </EmptyBox>
        )}
        {data && data.length > 0 && <FollowerTable followers={data} />}
      </ListBox>
      <StaleFoot error={data ? error : null} readAt={dataUpdatedAt} onRetry={() => void refetch()} />
    </>
  );
}
