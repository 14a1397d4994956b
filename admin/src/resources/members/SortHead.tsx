import type { SxProps, Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext } from 'react-admin';

interface SortHeadProps {
  field: string;
  label: string;
  /** The order of the first press. */
  first?: 'ASC' | 'DESC';
  sx?: SxProps<Theme>;
}

export function SortHead({ field, label, first = 'ASC', sx }: SortHeadProps) {
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
        sx={{ minHeight: 28 }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
