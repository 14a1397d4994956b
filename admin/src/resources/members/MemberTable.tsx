import type { MemberRow } from '@contracts/moderation';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext } from 'react-admin';
import { MemberTableRow } from './MemberTableRow';
import { SortHead } from './SortHead';
import { wideOnly, widestOnly } from './wideOnly';

export function MemberTable() {
  const { data, isPlaceholderData } = useListContext<MemberRow>();
  return (
    <TableContainer>
      <Table aria-label="Üyeler" sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
        <TableHead>
          <TableRow>
            <SortHead field="username" label="Üye" />
            <TableCell sx={wideOnly}>Durum</TableCell>
            <TableCell sx={widestOnly}>Rol</TableCell>
            <SortHead field="warning_count" label="Uyarı" first="DESC" />
            <SortHead field="created_at" label="Katıldı" first="DESC" sx={wideOnly} />
          </TableRow>
        </TableHead>
        <TableBody>
          {data?.map((member) => (
            <MemberTableRow key={member.id} member={member} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
