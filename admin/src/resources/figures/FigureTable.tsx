import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  /** The first of each names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Figures as a table: its first column names the rows, the others stand to the right. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  // Keys scroll what is too wide for a phone.
  <Box tabIndex={0} role="group" aria-label={caption} sx={{ overflowX: 'auto', position: 'relative', '@media print': { overflow: 'visible' } }}>
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        fontSize: '.8125rem',
        '& th, & td': { p: '6px 8px', borderTop: 1, borderColor: 'divider', textAlign: 'right', fontVariantNumeric: 'tabular-nums', verticalAlign: 'top' },
        '& td': { whiteSpace: 'nowrap' },
        '& th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere', minWidth: 96 },
        '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 560 },
        '& tbody th': { fontWeight: 500 },
        '@media print': { '& th, & td': { p: '2px 8px' }, '& td': { whiteSpace: 'normal' } },
        '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in the order of their heads
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
