import type { MemberRow } from '@contracts/moderation';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';
import { useRowWalk } from '../../desk/walk';
import { MemberTableRow } from './MemberTableRow';
import { wideOnly, widestOnly } from './wideOnly';

interface SortHeadProps {
  field: string;
  label: string;
  /** The order of the first press. */
  first?: 'ASC' | 'DESC';
  sx?: SxProps<Theme>;
}

function SortHead({ field, label, first = 'ASC', sx }: SortHeadProps) {
  const { sort, setSort } = useListContext();
  const here = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const turned = sort.order === 'ASC' ? 'DESC' : 'ASC';
  const spoken = here ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined;
  return (
    <TableCell aria-sort={spoken} sx={sx}>
      <TableSortLabel
        active={here}
        direction={here ? direction : undefined}
        onClick={() => setSort({ field, order: here ? turned : first })}
        sx={{ minHeight: { xs: 44, sm: 28 } }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

const LABELS = { next: 'Sonraki üye', previous: 'Önceki üye' };

export function MemberTable() {
  const { data = [], isPlaceholderData } = useListContext<MemberRow>();
  useRowWalk('member', data, LABELS);
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
          {data.map((member) => (
            <MemberTableRow key={member.id} member={member} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
