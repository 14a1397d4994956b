import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from '../../desk/Panel';

interface ChartBoxProps {
  title: string;
  /** What to know before one reads it. */
  note?: string;
  aside?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  isEmpty?: boolean;
  empty?: string;
}

/** A chart with what is to be known of it, and the same as a table. */
export const ChartBox = ({ title, note, aside, chart, table, isEmpty = false, empty = 'Bu günlerde gösterilecek bir şey yok.' }: ChartBoxProps) => (
  <Panel title={title} level="h2" aside={aside}>
    {isEmpty ? (
      <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
    ) : (
      <>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3, maxWidth: '80ch' }}>
            {note}
          </Typography>
        )}
        {chart}
        <Box
          component="details"
          sx={{
            mt: 2,
            '@media print': { display: 'none' },
            '& summary': {
              cursor: 'pointer',
              minHeight: { xs: 44, sm: 28 },
              display: 'flex',
              alignItems: 'center',
              color: 'tokens.primaryText',
              fontSize: '.8125rem',
            },
          }}
        >
          <summary>Tablo olarak</summary>
          {table}
        </Box>
        {/* On paper nothing can be opened. */}
        <Box sx={{ display: 'none', mt: 2, '@media print': { display: 'block' } }}>{table}</Box>
      </>
    )}
  </Panel>
);
